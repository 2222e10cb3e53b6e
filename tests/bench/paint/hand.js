/*
 * Home written by hand, for tests/bench/paint.ts: what public/boot.js has sent for (the same files, the same calls) is waited for
 * as the app has to, and what they say is put into the page by hand. It is what can be had for these bytes.
 */
(async () => {
  const here = (link) =>
    performance.getEntriesByName(link.href).length > 0 ||
    new Promise((resolve) => {
      link.onload = resolve;
    });
  const scripts = [...document.querySelectorAll('link[rel="modulepreload"]')];
  /** The payloads of the calls to a path, in the order of their sending. */
  const payloads = (path) =>
    [...globalThis.firstLoad.replies]
      .filter(([request]) => request.includes(path))
      .map(async ([, { reply }]) => JSON.parse((await reply).text).message);
  const [[quotes], [menu], [banners, notices], [wallet]] = await Promise.all([
    Promise.all(payloads('/quotation_new')),
    Promise.all(payloads('/menu')),
    Promise.all(payloads('/news/list')),
    Promise.all(payloads('/wallet/list')),
    Promise.all(scripts.map(here)),
  ]);

  const node = (name, style, ...children) => {
    const element = document.createElement(name);
    element.style.cssText = style;
    element.append(...children);
    return element;
  };
  const pairs = quotes.flatMap(({ quotation }) => quotation).filter(({ currency_type }) => Number(currency_type) === 3);
  const price = ({ now_price }, style) => {
    const cell = node('span', style, String(now_price));
    cell.dataset.cell = 'price';
    return cell;
  };
  const name = (pair) => `${pair.currency_name}/${pair.legal_name}`;
  const change = ({ change: percent }) => `${percent}%`;

  const card = (pair) =>
    node(
      'li',
      'flex: 0 0 136px; height: 96px; padding: 12px; box-sizing: border-box; display: grid; border: 1px solid #dde2e5',
      name(pair),
      price(pair, 'font-size: 18px'),
      change(pair),
    );
  const row = (pair) =>
    node(
      'div',
      'display: flex; justify-content: space-between; align-items: center; height: 64px',
      name(pair),
      price(pair, 'font-size: 16px'),
      change(pair),
    );
  const guest = () => [
    node('h1', 'font-size: 20px', 'Live prices, open to everyone'),
    node('p', '', 'Trading needs an account.'),
    node('button', 'height: 44px; padding: 0 16px', 'Log in / Register'),
  ];
  const own = ({ change_wallet: account, today_profit: result }) => [
    node('h1', 'font-size: 20px', 'Total'),
    node('p', 'font-size: 32px', String(account.usdt_totle)),
    node('p', '', String(result)),
  ];
  const item = ({ title }) =>
    node('div', 'display: grid; justify-items: center; height: 72px', node('i', 'width: 44px; height: 44px'), title);
  document
    .getElementById('root')
    .replaceChildren(
      node(
        'main',
        'max-width: 480px; margin: 0 auto; padding: 0 16px; font: 14px "Inter Variable", sans-serif',
        node('header', 'display: flex; align-items: center; height: 56px', 'Search'),
        ...(wallet ? own(wallet) : guest()),
        node('section', 'display: grid; grid-template-columns: repeat(4, 1fr)', ...menu.slice(0, 8).map(item)),
        node('section', 'height: 80px', banners.list[0].title, node('p', '', banners.list[0].abstract ?? '')),
        node('p', 'height: 44px', notices.list[0].title),
        node('ul', 'display: flex; gap: 12px; overflow: auto; padding: 0', ...pairs.slice(0, 10).map(card)),
        node('h2', 'font-size: 18px', 'Hot'),
        ...pairs.slice(0, 5).map(row),
      ),
    );
})();
