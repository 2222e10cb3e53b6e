/*
 * Runs before the first drawing, so that theme, direction and language do not flash, and sends for the chunks of the kept
 * language and of home. A file of its own, because the content security policy allows no inline script. It reads what
 * state/preferences.ts keeps (src/app/boot.test.ts holds the two together).
 */
(() => {
  const root = document.documentElement;
  const script = document.currentScript;
  const tags = { en: 'en', zh: 'zh-Hans', hk: 'zh-Hant-HK', th: 'th', jp: 'ja', kor: 'ko', fra: 'fr', spa: 'es' };
  const kept = (key) => {
    try {
      // Storage below version 1 is about to be cleared (data/storage.ts): nothing in it counts.
      return Number(localStorage.getItem('storageVersion')) >= 1 ? localStorage.getItem(key) : null;
    } catch {
      return null;
    }
  };

  const theme = kept('theme');
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const direction = kept('direction');
  const lang = Object.hasOwn(tags, kept('lang')) ? kept('lang') : 'en';
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.dataset.direction = direction === 'red-up' || direction === 'blue-orange' ? direction : 'green-up';
  root.lang = tags[lang];

  const chunks = JSON.parse(script?.dataset.chunks ?? '{}');
  const isHome = /^#?\/?$|^#\/pages\/index\/index/.test(location.hash);
  const fetchAhead = (files, priority) => {
    for (const file of files ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      link.fetchPriority = priority;
      document.head.append(link);
    }
  };
  fetchAhead(chunks[lang], 'high');
  if (isHome) {
    fetchAhead(chunks.home, 'high');
    fetchAhead(chunks.late, 'low');
  }
})();
