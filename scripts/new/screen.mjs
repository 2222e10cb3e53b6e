import { camelCase, kebabCase, pascalCase, sentenceCase } from 'change-case';
import { componentStories } from '../lib/story-files.mjs';
import { LANGS } from '../words/words.mjs';
import { shownScreen } from './shown-screen.mjs';
import { addWords, framed, labelsOf, marksOf, namedPhrases, phrases } from './words.mjs';
import { Problem } from './workspace.mjs';

/** The call of a screen, which guests may make where they may open it. */
async function callOf({ call: name, route }, does) {
  const { calls } = await import('../../src/contract/table.ts');
  if (!name) throw new Problem(`Say which call ${does}: --call domain.name, one of src/contract/table.ts.`);
  if (!Object.hasOwn(calls, name))
    throw new Problem(`There is no call ${name} in src/contract/table.ts: begin with npm run new call ${name}.`);
  if (!calls[name].guest && !route.login)
    throw new Problem(`Guests may open this route and not make the call ${name}: choose one that they may make.`);
  return calls[name];
}

/** A screen that sends a form: words by where they stand, states, marks, with a schema of its own. */
async function formScreen(screen, { input }) {
  const { title, route, call: name } = screen;
  if (route.tab !== undefined) throw new Problem('A tab is no form: it has no screen to go back to.');
  const inputs = input.map((text) => namedPhrases(text, 'input'));
  const { request } = await callOf(screen, 'the form sends');
  const names = inputs.map(([field]) => field);
  const sent = request.safeParse(Object.fromEntries(names.map((field) => [field, 'abc'])));
  if (!sent.success || !names.every((field) => Object.hasOwn(sent.data, field)))
    throw new Problem(`${name} does not take ${names.join(', ')} as texts, and nothing else.`);
  const [submit, done, required] = ['submit', 'done', 'required'].map((frame) => framed(frame, title));
  return {
    templates: ['screen-form'],
    states: ['Ready', 'Missing', 'Refused'],
    words: { '': { title, submit, done }, field: labelsOf(inputs), wrong: { required } },
    marks: { inputs: inputs.map(marksOf) },
  };
}

/** A screen that shows what its call answers. */
async function factScreen(screen, options) {
  if (options.fact.length === 0)
    throw new Problem(
      'Say what the screen shows: --fact "field=..." for each field of the reply, or --input "field=..." for each that its form sends, with its label in each language.',
    );
  const facts = options.fact.map((text) => namedPhrases(text, 'fact'));
  return shownScreen(screen, await callOf(screen, 'fills the screen'), facts, options);
}

/** `npm run new screen domain/name`: the page of a registered route, on a call, with its words, its states as stories and its place in the table of routes. */
export async function newScreen(workspace, name, options) {
  const path = `pages/${name}`;
  const { ROUTES } = await import('../../src/domain/routes.ts');
  if (!/^\w+\/\w+$/.test(name) || !Object.hasOwn(ROUTES, path))
    throw new Problem(`There is no route ${path}: src/domain/routes.ts has them all, such as setting/coupon.`);
  const route = ROUTES[path];
  if ('states' in route) throw new Problem(`The screen of ${path} is built already.`);
  const { domain } = route;
  const [section, last] = name.split('/');
  const Name = options.name ?? pascalCase(last === 'index' ? section : last);
  if (!/^(?:[A-Z][a-z]+)+$/.test(Name))
    throw new Problem(`"${Name}" is no name of a screen: words with a capital each, as Coupon.`);
  const [key, file] = [camelCase(Name), kebabCase(Name)];
  const title = options.title
    ? phrases(options.title, '--title')
    : Object.fromEntries(LANGS.map((lang) => [lang, workspace.readJson(`locales/${lang}/routes.json`)[path]]));
  const english = `locales/en/${domain}.json`;
  if (workspace.exists(english) && Object.hasOwn(workspace.readJson(english), key))
    throw new Problem(`${english} has words under "${key}" already: choose another --name.`);
  // A sentence brings the title and does not type it.
  const brought = `$t(${domain}:${key}.title)`;
  const titleCall = Object.fromEntries(LANGS.map((lang) => [lang, brought]));
  const screen = { Name, domain, path, key, file, title, titleCall, route, ROUTES, call: options.call };
  const kind = options.input.length > 0 ? formScreen : factScreen;
  const { templates, states, words, marks } = await kind(screen, options);
  const places = Object.entries(words).flatMap(([at, some]) =>
    Object.entries(some).map(([word, phrase]) => [[key, at, word].filter(Boolean).join('.'), phrase]),
  );
  addWords(workspace, domain, Object.fromEntries(places));
  const Title = `Screens/${pascalCase(domain)}/${sentenceCase(Name)}`;
  const inEnglish = ([word, { en }]) => [word, JSON.stringify(en.replaceAll(brought, title.en))];
  const said = Object.entries({ ...words[''], ...words.wrong }).map(inEnglish);
  const common = { Title, English: title.en, session: route.login ? 'user' : 'guest', states };
  for (const folder of ['screen', ...templates])
    workspace.apply(folder, { ...screen, ...Object.fromEntries(said), ...common, ...marks });
  const waiting = componentStories().flatMap((group) => (group.waitsFor?.includes(path) ? group.title : []));
  const draw = `${waiting.join(', ')} waited for it: draw with it there and take waitsFor from its guide in stories/kit, which npm run check asks for. `;
  return `${waiting.length > 0 ? draw : ''}Look at it with npm run storybook under ${Title}; its pictures come with npm run visual:accept -- --filter "${Title}".`;
}
