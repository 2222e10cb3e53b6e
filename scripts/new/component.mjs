import { Problem } from './problem.mjs';

const ABOUT = 'A few words in a quiet box, with the accent where they matter most.';

/** A guide names the coming screen, as long as none draws with the part: `npm run adoption` asks for it. */
async function waitsFor(path) {
  if (path === undefined) return '';
  const { ROUTES } = await import('../../src/domain/routes.ts');
  if (!Object.hasOwn(ROUTES, path) || 'states' in ROUTES[path])
    throw new Problem(`--for names a screen that is still to come, by its route, and ${path} is none.`);
  return `\n      waitsFor: ['${path}'],`;
}

/** `npm run new component Name`: a part of the kit with its stories. */
export async function newComponent(workspace, name, { about = ABOUT, for: path }) {
  if (!/^(?:[A-Z][a-z]+)+$/.test(name))
    throw new Problem(`"${name}" is no name of a component: words with a capital each, such as RiskMeter or QrCode.`);
  if (!/^[A-Z][^\n*]*\.$/.test(about))
    throw new Problem('--about is one sentence: a capital first, a full stop at its end.');
  const folder = `src/kit/components/${name}`;
  if (workspace.exists(folder)) throw new Problem(`${folder} exists already.`);
  const marks = { Name: name, about, waits: await waitsFor(path) };
  workspace.fill(`${folder}/${name}.tsx`, 'component', marks);
  workspace.fill(`${folder}/${name}.styles.ts`, 'component-styles', marks);
  workspace.fill(`${folder}/index.ts`, 'component-index', marks);
  workspace.fill(`stories/kit/${name}.stories.tsx`, 'component-stories', marks);
  return `Say in the guide of stories/kit/${name}.stories.tsx when to use it and when not. Look at it with npm run storybook under Components/${name}; its pictures come with npm run visual:accept -- --filter "Components/${name}".`;
}
