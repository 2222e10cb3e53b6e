/*
 * Runs before the first drawing, so that theme, direction and language do not flash, and sends for what home needs: its
 * chunks, in the kept language, and the replies to its calls, which src/data/early.ts hands to the app. A file of its own, because
 * the content security policy allows no inline script. It reads what state/preferences.ts and state/session-atoms.ts keep
 * (src/app/boot.test.ts holds them together); the build writes the lists into its tag (scripts/vite/first-paint.ts).
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
  const token = kept('token') || null;
  root.dataset.theme = isDark ? 'dark' : 'light';
  root.dataset.direction = direction === 'red-up' || direction === 'blue-orange' ? direction : 'green-up';
  root.lang = tags[lang];

  const hasAddress = !/^#?\/?$/.test(location.hash);
  // The first start opens the guide (app/shell/first-start.ts).
  const isGuide = !hasAddress && token === null && kept('guideSeen') !== 'true';
  const isHome = hasAddress ? /^#\/pages\/index\/index/.test(location.hash) : !isGuide;

  const chunks = JSON.parse(script?.dataset.chunks ?? '{}');
  const fetchAhead = (files, priority) => {
    for (const file of files ?? []) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      link.fetchPriority = priority;
      document.head.append(link);
    }
  };

  const config = fetch(new URL('config.json', script.src))
    .then((reply) => (reply.ok ? reply.json() : null))
    .catch(() => null);
  /** As data/transport.ts sends it. */
  const send = async ({ method, path }, form) => {
    const { apiBase } = Object((await config) ?? {});
    const base = (typeof apiBase === 'string' && apiBase.replace(/\/+$/, '')) || '/api';
    const isGet = method === 'GET';
    const headers = new Headers(token === null ? {} : { Authorization: token });
    if (!isGet) headers.set('Content-Type', 'application/x-www-form-urlencoded');
    const sentAt = performance.now();
    const reply = await fetch(`${base}${path}${isGet ? `?${form}` : ''}`, {
      method,
      headers,
      body: isGet ? null : form,
    });
    const serverTime = reply.headers.get('x-server-time');
    const receivedAt = performance.now();
    return { status: reply.status, text: await reply.text(), serverTime, sentAt, receivedAt };
  };
  const replies = new Map();
  for (const call of isHome ? JSON.parse(script?.dataset.calls ?? '[]') : []) {
    if (call.isOwn && token === null) continue;
    const form = `${call.form}${call.form && '&'}lang=${lang}`;
    // Without a reply the app asks for itself, and says what went wrong.
    replies.set(`${call.method} ${call.path}?${form}`, { token, reply: send(call, form).catch(() => undefined) });
  }
  globalThis.firstLoad = { config, replies };

  fetchAhead(chunks[lang], 'high');
  if (isHome) {
    fetchAhead(chunks.home, 'high');
    fetchAhead(chunks.content, 'high');
    if (token !== null) fetchAhead(chunks.own, 'high');
  }
  if (isGuide) fetchAhead(chunks.guide, 'high');
})();
