/** Who may import whom (ARCHITECTURE.md). tests/unit/edges.test.ts shows that each rule fires. */
const client = '^src/(app|features|parts|kit|state|data)/';
const test = '\\.test\\.(ts|tsx)$';

/** `from` may reach nothing of ours but `allowed`. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: test },
  to: { path: '^(src|stories|tests|scripts|design-tokens|visual-tests|\\.storybook)/', pathNot: allowed },
});

/**
 * The rooms of the exchange: what each may reach of the rooms below it. The gateway and the demo stand on products and never
 * on matching: an order reaches its book through a product. The app stands on all.
 */
const GROUND = ['platform'];
const BOOKS = [...GROUND, 'accounts', 'assets', 'ledger'];
const ROOMS = {
  platform: [],
  accounts: GROUND,
  assets: GROUND,
  ledger: GROUND,
  calls: [...GROUND, 'accounts', 'ledger'],
  'market-data': [...GROUND, 'assets'],
  matching: [...GROUND, 'assets', 'ledger', 'market-data'],
  products: [...GROUND, 'assets', 'ledger', 'calls', 'market-data', 'matching'],
  gateway: [...BOOKS, 'calls', 'market-data', 'products'],
  demo: [...BOOKS, 'calls', 'market-data', 'products', 'gateway'],
};

/** The wire: its calls, rows, codes and events. The market protocol's symbols and periods are the field's own words. */
const WIRE = '^src/contract/(?!sockets\\.ts$)';

const room = ([name, below]) => {
  const allowed = [name, ...below].map((one) => `${one}/`);
  return {
    name: `exchange-${name}`,
    comment: 'A room of the exchange stands on the rooms below it; app and demo are reached from app only.',
    severity: 'error',
    from: { path: `^src/exchange/${name}/`, pathNot: test },
    to: { path: '^src/exchange/', pathNot: `^src/exchange/(${allowed.join('|')})` },
  };
};

module.exports = {
  forbidden: [
    only('domain-stands-alone', '^src/domain/', '^src/domain/', 'Pure rules know nothing of us.'),
    only('contract-knows-domain', '^src/contract/', '^src/(contract|domain)/', 'The wire is written in domain words.'),
    only(
      'kit-knows-no-product',
      '^src/kit/',
      '^(src/kit/|src/domain/(number|time|decimal-text))',
      'The kit formats numbers and times, and knows nothing else.',
    ),
    only('data-speaks-the-wire', '^src/data/', '^src/(data|contract|domain)/', "The client's side of the wire."),
    only('state-holds-data', '^src/state/', '^src/(state|data|contract|domain)/', 'Atoms over data.'),
    only(
      'parts-know-the-product',
      '^src/parts/',
      '^src/(parts|kit|state|data|contract|domain)/|^locales/',
      'Parts serve several features.',
    ),
    only(
      'features-stand-alone',
      '^src/features/([^/]+)/',
      '^src/(features/$1|parts|kit|state|data|contract|domain)/',
      'A feature never imports another.',
    ),
    {
      name: 'screens-stand-alone',
      comment: 'A screen never imports another: what the screens of a domain share stands in its folder shared.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/([^/]+)/', pathNot: test },
      to: { path: '^src/features/$1/', pathNot: '^src/features/$1/($2|shared)/' },
    },
    {
      name: 'features-have-screens',
      comment: 'Every file of a feature lies in the folder of a screen, or in shared.',
      severity: 'error',
      from: { path: '^src/features/[^/]+/[^/]+$' },
      to: {},
    },
    only(
      'exchange-knows-no-client',
      '^src/exchange/',
      '^src/(exchange|contract|domain)/',
      'The exchange never imports the client.',
    ),
    ...Object.entries(ROOMS).map(room),
    {
      name: 'core-speaks-no-wire',
      comment: "The wire's codes and rows end in the handlers: what stands below them has words of the domain.",
      severity: 'error',
      from: { path: '^src/exchange/(platform|ledger|accounts|assets|market-data|matching)/', pathNot: test },
      to: { path: WIRE },
    },
    {
      name: 'products-speak-wire-at-their-edge',
      comment:
        'A product puts its values on the wire in its wire files, its handlers and calls of its own, and nowhere else.',
      severity: 'error',
      from: {
        path: '^src/exchange/products/[^/]+/',
        pathNot: `^src/exchange/products/[^/]+/(wire\\.ts|wire/.*|handlers\\.ts|calls\\.ts)$|${test}`,
      },
      to: { path: WIRE },
    },
    {
      name: 'gateway-doors-stand-apart',
      comment: 'HTTP and the sockets never import each other: what both need stands below them.',
      severity: 'error',
      from: { path: '^src/exchange/gateway/(http|ws)/', pathNot: test },
      to: { path: '^src/exchange/gateway/(http|ws)/', pathNot: '^src/exchange/gateway/$1/' },
    },
    {
      name: 'gateway-ground-knows-no-door',
      comment: 'Limits, origins and the shapes of the HTX protocol know neither HTTP calls nor sockets.',
      severity: 'error',
      from: { path: '^src/exchange/gateway/', pathNot: `^src/exchange/gateway/(http|ws)/|${test}` },
      to: { path: '^src/exchange/gateway/(http|ws)/' },
    },
    {
      name: 'handlers-answer-what-was-done',
      comment: 'What a money call answers is made where its client id is claimed, never in a handler (readings G8).',
      severity: 'error',
      from: { path: '^src/exchange/(products/[^/]+|gateway/http)/handlers', pathNot: test },
      to: { path: '^src/exchange/ledger/idempotent\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'products-stand-alone',
      comment: 'A product never imports another: they tell each other by the outbox and by the ledger.',
      severity: 'error',
      from: { path: '^src/exchange/products/([^/]+)/', pathNot: test },
      to: { path: '^src/exchange/products/[^/]+/', pathNot: '^src/exchange/products/$1/' },
    },
    {
      name: 'products-have-a-door',
      comment:
        'Whoever stands on products knows what a product is, the list and what is taken from it, and no product itself.',
      severity: 'error',
      from: { path: '^src/exchange/(gateway|demo|app)/', pathNot: test },
      to: { path: '^src/exchange/products/', pathNot: '^src/exchange/products/(product|all|index)\\.ts$' },
    },
    {
      name: 'exchange-has-rooms',
      comment: 'Every file of the exchange lies in a room.',
      severity: 'error',
      from: { path: '^src/exchange/', pathNot: `^src/exchange/(app|${Object.keys(ROOMS).join('|')})/` },
      to: {},
    },
    {
      name: 'client-knows-no-exchange',
      comment: 'The client meets the exchange on the wire only.',
      severity: 'error',
      from: { path: `${client}|^src/main\\.tsx$` },
      to: { path: '^src/exchange/' },
    },
    {
      name: 'kit-by-its-door',
      comment:
        'The kit is reached by the doors of package.json (#kit/Button). Its walk with bad data looks behind them, at what opens by a call.',
      severity: 'error',
      from: { path: '^(src|stories|tests|scripts|\\.storybook)/', pathNot: '^(src/kit|tests/robust)/' },
      to: { path: '^src/kit/', dependencyTypesNot: ['aliased-subpath-import'] },
    },
    {
      name: 'lists-by-page-have-a-part',
      comment:
        'A list that comes page by page is parts/PageList, with all of its states; it alone draws the kit’s InfiniteList.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(kit/|parts/PageList\\.tsx$)' },
      to: { path: '^src/kit/components/InfiniteList/' },
    },
    {
      name: 'antd-in-kit-only',
      comment: 'antd-mobile is the floor of the kit, not of the screens.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/kit/' },
      to: { path: 'node_modules/antd-mobile' },
    },
    {
      name: 'antd-by-component',
      comment:
        'antd-mobile is taken by the component (antd-mobile/es/components/badge): its root brings all of it, and its global sheet.',
      severity: 'error',
      from: { path: '^src/kit/' },
      to: {
        path: 'node_modules/antd-mobile/',
        pathNot: 'node_modules/antd-mobile/es/components/[^/]+/index\\.(js|d\\.ts)$',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Data flows one way.',
      severity: 'error',
      from: { path: '^src/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: { path: '^(src|stories|tests)/' },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.json$' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.css'],
    },
  },
};
