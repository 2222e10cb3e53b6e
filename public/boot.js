/*
 * Runs before the first paint, so that theme, direction and language do not flash. A file of its own, because the
 * content security policy allows no inline script. Reads what state/preferences.ts keeps.
 */
(function () {
  var root = document.documentElement;
  var tags = { en: 'en', zh: 'zh-Hans', hk: 'zh-Hant-HK', th: 'th', jp: 'ja', kor: 'ko', fra: 'fr', spa: 'es' };
  function read(key) {
    try {
      return JSON.parse(localStorage.getItem('pref.' + key));
    } catch {
      return null;
    }
  }
  var theme = read('theme');
  if (theme !== 'light' && theme !== 'dark') theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  var direction = read('direction');
  root.dataset.theme = theme;
  root.dataset.direction = direction === 'red-up' || direction === 'blue-orange' ? direction : 'green-up';
  root.lang = tags[read('lang')] || 'en';
})();
