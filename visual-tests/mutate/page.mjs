/**
 * Runs in a story's page, before anything else: changes what a component has drawn, once the story has played, and tells
 * by a socket what of the page the change has to do with. It is sent as text, and so knows nothing but its argument.
 * @param {{ id: number, owners: string[], kind?: 'icon' | 'decimal' | 'label', step?: [number, number], isWord?: boolean, properties: string[], scopes: string[] }} change
 */
export function changePage(change) {
  const QUIET_MS = 120;
  const USE = /var\(\s*(--[\w-]+)/g;
  const DEFINITION = /(?<![\w-])(--[\w-]+)\s*:([^;]*)/g;
  /** What only the root says: the same page in another mode has other rules of this kind. */
  const ROOT = /:root(\[[^\]]*\])*|\[data-(?:theme|direction)(?![\w-])[^\]]*\]/g;
  const written = new WeakMap();
  const story = new URLSearchParams(location.search).get('id');
  const socket = new WebSocket(`ws://${location.host}/`);
  let changed = 0;

  const fiberOf = (node) => {
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    return key ? node[key] : undefined;
  };
  const nameOf = ({ type, elementType }) =>
    [type, elementType, type?.type, type?.render].map((part) => part?.__docgenInfo?.displayName).find(Boolean);
  /** The component of ours that an element belongs to; an icon belongs to who shows it. */
  function ownerOf(element) {
    for (let fiber = fiberOf(element); fiber; fiber = fiber.return) {
      const name = nameOf(fiber);
      if (name && !/Icon$/.test(name)) return name;
    }
    return undefined;
  }
  const isOwn = (element) => element && change.owners.includes(ownerOf(element));

  function shortened(text) {
    if (change.kind === 'decimal') return text.replace(/(\.\d*)\d(?!\d)/, (_, kept) => (kept === '.' ? '' : kept));
    if (!/\p{L}{2}/u.test(text)) return text;
    const words = text.trimEnd().split(' ');
    return change.isWord && words.length > 1 ? words.slice(0, -1).join(' ') : text.trimEnd().slice(0, -1);
  }

  function changeTexts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { data } = node;
      if (!data.trim() || written.get(node) === data || !isOwn(node.parentElement)) continue;
      const text = shortened(data);
      if (text === data) continue;
      written.set(node, text);
      node.data = text;
      changed += 1;
    }
  }

  function changeIcons() {
    const [x, y] = change.step;
    for (const icon of document.body.querySelectorAll('svg')) {
      if (written.has(icon) || !isOwn(icon)) continue;
      written.set(icon, true);
      icon.style.translate = `${x}px ${y}px`;
      changed += 1;
    }
  }

  const finds = (selector, otherwise = false) => {
    // A nested rule does not say whose it is.
    if (selector.includes('&')) return otherwise;
    try {
      return document.querySelector(selector.replace(/::[\w-]+(\([^)]*\))?/g, '') || '*') !== null;
    } catch {
      return otherwise;
    }
  };
  function* rulesOf(rules) {
    for (const rule of rules) {
      if (rule.selectorText) yield rule;
      if (rule.cssRules) yield* rulesOf(rule.cssRules);
    }
  }

  const usesIn = (text) => [...text.matchAll(USE)].map(([, name]) => name);

  /** Tokens that the page reads, whatever its mode, and the places of its own that some of them are defined for. */
  function usesOf(sheets, html) {
    const uses = new Set(change.scopes.filter((scope) => finds(scope, true)));
    const behind = new Map();
    const use = (name) => {
      if (uses.has(name)) return;
      uses.add(name);
      for (const next of behind.get(name) ?? []) use(next);
    };
    const drawn = new Set(usesIn(html));
    for (const sheet of sheets)
      for (const rule of rulesOf(sheet.cssRules)) {
        const text = rule.style?.cssText ?? '';
        if (!text.includes('var(')) continue;
        if (!finds(rule.selectorText.replace(ROOT, ''), true)) continue;
        // A property of ours draws nothing: what it stands for is read where it is.
        const rest = text.replace(DEFINITION, (_, name, value) => {
          behind.set(name, [...(behind.get(name) ?? []), ...usesIn(value)]);
          return '';
        });
        for (const name of usesIn(rest)) drawn.add(name);
      }
    for (const name of drawn) use(name);
    return [...uses];
  }

  /** How many rules that the change stands in have an element, and which of our components and tokens stand on the page. */
  function facts() {
    const names = new Set();
    const seen = new Set();
    for (const element of document.body.querySelectorAll('*'))
      for (let fiber = fiberOf(element); fiber && !seen.has(fiber); fiber = fiber.return) {
        seen.add(fiber);
        const name = nameOf(fiber);
        if (name) names.add(name);
      }
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const says = [...change.properties.map((name) => `var(${name})`), '--mutant:', '--mutant :'];
    let rules = 0;
    for (const sheet of sheets)
      for (const rule of rulesOf(sheet.cssRules)) {
        const text = rule.style?.cssText ?? '';
        // The scale itself matches everywhere.
        if (rule.selectorText.startsWith(':root') || !says.some((part) => text.includes(part))) continue;
        if (finds(rule.selectorText)) rules += 1;
      }
    const html = document.documentElement.style.cssText + document.body.style.cssText + document.body.innerHTML;
    const inline = change.properties.filter((name) => html.includes(`var(${name})`)).length;
    return {
      id: change.id,
      story,
      names: [...names],
      uses: usesOf(sheets, html),
      touched: rules + inline + changed,
    };
  }

  let timer;
  function look() {
    if (change.kind === 'icon') changeIcons();
    else if (change.kind) changeTexts();
    clearTimeout(timer);
    timer = setTimeout(() => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(facts())), QUIET_MS);
  }
  function begin() {
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    look();
  }

  let channel;
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set: (made) => {
      channel = made;
      channel.once('storyFinished', begin);
    },
  });
}
