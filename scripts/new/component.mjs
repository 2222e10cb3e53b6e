import { Problem } from './problem.mjs';

const ABOUT = 'A few words in a quiet box, with the accent where they matter most.';

/** `npm run new component Name`: a part of the kit with its stories. */
export async function newComponent(workspace, name, { about = ABOUT }) {
  if (!/^(?:[A-Z][a-z]+)+$/.test(name))
    throw new Problem(`"${name}" is no name of a component: words with a capital each, such as RiskMeter or QrCode.`);
  if (!/^[A-Z][^\n*]*\.$/.test(about))
    throw new Problem('--about is one sentence: a capital first, a full stop at its end.');
  const folder = `src/kit/components/${name}`;
  if (workspace.exists(folder)) throw new Problem(`${folder} exists already.`);
  const marks = { Name: name, about };
  workspace.fill(`${folder}/${name}.tsx`, 'component', marks);
  workspace.fill(`${folder}/${name}.styles.ts`, 'component-styles', marks);
  workspace.fill(`${folder}/index.ts`, 'component-index', marks);
  workspace.fill(`stories/kit/${name}.stories.tsx`, 'component-stories', marks);
  return `Say in the guide of stories/kit/${name}.stories.tsx when to use it and when not. Look at it with npm run storybook under Components/${name}; its pictures come with npm run visual:accept -- --filter "Components/${name}".`;
}
