import { LANGS } from '../lib/words.mjs';
import { Problem } from './problem.mjs';
import { shownFields } from './screen-fields.mjs';
import { newFormScreen } from './screen-form.mjs';
import { addWords, framed, namedPhrases, phrases } from './words.mjs';

const capital = (word) => word[0].toUpperCase() + word.slice(1);
/** "bank_international" and "addWallet" as "BankInternational" and "AddWallet". */
const pascal = (text) => text.split(/[_-]/).map(capital).join('');
/** "SampleProfile" as "sample-profile": the folder of a screen. */
const kebab = (name) => name.replace(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase();
const camel = (text) => text.replace(/[_-](\w)/g, (_, letter) => letter.toUpperCase());

/** `npm run new screen domain/name`: the page of a registered route, on a call, with its words, its states as stories and its place in the table of routes. */
export async function newScreen(workspace, name, options) {
  const path = `pages/${name}`;
  const route = await openRoute(path, name);
  const { domain } = route;
  const [section, last] = name.split('/');
  const Name = options.name ?? pascal(last === 'index' ? section : last);
  if (!/^(?:[A-Z][a-z]+)+$/.test(Name))
    throw new Problem(`"${Name}" is no name of a screen: words with a capital each, such as Coupon.`);
  const key = Name[0].toLowerCase() + Name.slice(1);
  const title = options.title ? phrases(options.title, '--title') : routeTitle(workspace, path);
  const file = kebab(Name);
  const common = {
    Name,
    domain,
    path,
    key,
    call: options.call,
    English: title.en,
    Title: `Screens/${pascal(domain)}/${Name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
    session: route.login ? 'user' : 'guest',
  };
  assertNewWords(workspace, domain, key);
  if (options.input.length > 0) {
    const screen = { Name, domain, key, file, title, route, marks: common };
    enter(workspace, common, file, await newFormScreen(workspace, screen, options));
    return nextOf(common);
  }
  const facts = options.fact.map((text) => namedPhrases(text, 'fact'));
  if (facts.length === 0)
    throw new Problem(
      'Say what the screen shows: --fact "field=..." for each field of the reply, or --input "field=..." for each that its form sends, with its label in each language.',
    );
  const { isList, views } = await shownFields(
    options.call,
    facts.map(([field]) => field),
    route.login,
  );

  const words = await screenWords(workspace, { domain, key, title, facts, isList });
  const marks = {
    ...common,
    facts: facts
      .map(([field], index) => `<KeyValue label={t('${key}.fact.${camel(field)}')} value={${views[index].text}} />`)
      .join('\n'),
    imports: [...new Set(views.flatMap(({ uses }) => uses))].join(', '),
    parts: views.some(({ isAmount }) => isAmount) ? "import { AmountText } from '#kit/AmountText';\n" : '',
    bones: String(facts.length),
    firstLabel: JSON.stringify(facts[0][1].en),
    failed: JSON.stringify(words.failed.en),
    empty: JSON.stringify(words.empty?.en),
    tabProps: route.tab === undefined ? 'onBack={go.back}' : 'layout="title"',
    pageProps: route.tab === undefined ? '' : 'withTabBar',
  };
  write(workspace, marks, isList, route.tab !== undefined);
  enter(workspace, marks, file, ['Ready', 'Loading', 'Failed', ...(isList ? ['Empty'] : [])]);
  return nextOf(marks);
}

const nextOf = (marks) =>
  `Look at it with npm run storybook under ${marks.Title}; its pictures come with npm run visual:accept -- --filter "${marks.Title}".`;

async function openRoute(path, name) {
  const { ROUTES } = await import('../../src/domain/routes.ts');
  if (!/^\w+\/\w+$/.test(name) || !Object.hasOwn(ROUTES, path))
    throw new Problem(
      `There is no route ${path}: src/domain/routes.ts has them all, and a screen goes by its route, such as setting/coupon.`,
    );
  if ('states' in ROUTES[path]) throw new Problem(`The screen of ${path} is built already.`);
  return ROUTES[path];
}

const routeTitle = (workspace, path) =>
  Object.fromEntries(LANGS.map((lang) => [lang, workspace.readJson(`locales/${lang}/routes.json`)[path]]));

function assertNewWords(workspace, domain, key) {
  const english = `locales/en/${domain}.json`;
  if (workspace.exists(english) && Object.hasOwn(workspace.readJson(english), key))
    throw new Problem(`${english} has words under "${key}" already: choose another --name.`);
}

async function screenWords(workspace, { domain, key, title, facts, isList }) {
  const words = {
    title,
    failed: framed('failed', title),
    ...(isList && { empty: framed('empty', title) }),
  };
  await addWords(workspace, domain, [key], words);
  const labels = facts.map(([field, label]) => [camel(field), label]);
  await addWords(workspace, domain, [key, 'fact'], Object.fromEntries(labels));
  return words;
}

function write(workspace, marks, isList, isTab) {
  const { Name, domain } = marks;
  const folder = `features/${domain}/${kebab(Name)}`;
  const page = `src/${folder}/${Name}Page.tsx`;
  workspace.fill(page, isList ? 'screen-list' : 'screen-facts', marks);
  if (!marks.imports)
    workspace.replace(page, /import \{ {2}\} from '[^']*number\.ts';\n/.exec(workspace.read(page))[0], '');
  if (isTab) workspace.replace(page, '  const go = useGo();\n', '');
  if (isTab) workspace.replace(page, "import { useGo } from '../../../parts/navigation/index.ts';\n", '');
  workspace.fill(
    `stories/screens/${domain}/${Name}.stories.tsx`,
    isList ? 'screen-list-stories' : 'screen-facts-stories',
    marks,
  );
}

/** Enters a screen where screens are listed. */
function enter(workspace, { Name, domain, path }, file, states) {
  workspace.insertBefore(
    'src/app/routes.ts',
    '} as const satisfies',
    `  '${path}': () => import('../features/${domain}/${file}/${Name}Page.tsx'),\n`,
  );
  const list = states.map((state) => `'${state}'`).join(', ');
  workspace.insertBefore('src/domain/routes.ts', ' }', `, states: [${list}]`, `'${path}': {`);
}
