import { Problem } from './workspace.mjs';

const ABOUT = 'A few words in a quiet box, with the accent where they matter most.';

/** `npm run new component Name`: a part of the kit with its stories, and the coming screen that it waits for. */
export async function newComponent(workspace, Name, { about = ABOUT, for: path }) {
  if (!/^(?:[A-Z][a-z]+)+$/.test(Name))
    throw new Problem(`"${Name}" is no name of a component: words with a capital each, such as RiskMeter or QrCode.`);
  if (!/^[A-Z][^\n*]*\.$/.test(about))
    throw new Problem('--about is one sentence: a capital first, a full stop at its end.');
  if (workspace.exists(`src/kit/components/${Name}`)) throw new Problem(`src/kit/components/${Name} exists already.`);
  const { ROUTES } = await import('../../src/domain/routes.ts');
  if (path && (!Object.hasOwn(ROUTES, path) || 'states' in ROUTES[path]))
    throw new Problem(`--for names a screen that is still to come, by its route, and ${path} is none.`);
  workspace.apply('component', { Name, about, path });
  const waits = path ? '' : 'Give it waitsFor there as well, unless a screen draws with it: npm run check asks which. ';
  return `Say in the guide of stories/kit/${Name}.stories.tsx when to use it and when not. ${waits}Look at it with npm run storybook under Components/${Name}; its pictures come with npm run visual:accept -- --filter "Components/${Name}".`;
}
