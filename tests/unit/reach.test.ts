import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { changedBetween, mentionedIn, withFollowers } from '../../scripts/lib/properties.mjs';
import { ROUTES } from '../../src/domain/routes.ts';
import { TOKENS } from '../../visual-tests/files.mjs';
import { createGraph } from '../../visual-tests/reach/graph.mjs';
import { reachOfChange } from '../../visual-tests/reach/reach.mjs';

const BUTTON = 'stories/kit/Button.stories.tsx';
const QR = 'stories/kit/QrCode.stories.tsx';
const HOME = 'stories/screens/home/Home.stories.tsx';
const LOGIN = 'stories/screens/auth/Login.stories.tsx';
const STORIES = [BUTTON, QR, HOME, LOGIN];

const module = (imports: string[] = [], lazy: string[] = []) => ({ imports, lazy });
const MODULES = {
  '.storybook/preview.tsx': module(['src/kit/theme/theme.css']),
  'src/kit/theme/theme.css': module([TOKENS]),
  [TOKENS]: module(),
  'src/app/routes.ts': module([], ['src/features/home/home/HomePage.tsx', 'src/features/auth/login/LoginPage.tsx']),
  'src/parts/words/languages/en.ts': module(['locales/en/home.json']),
  'locales/en/home.json': module(),
  'src/features/home/home/HomePage.tsx': module(['src/kit/icons/generated/Bell.tsx']),
  'src/features/auth/login/LoginPage.tsx': module(['src/kit/Button.tsx']),
  'src/kit/Button.tsx': module(['src/kit/icons/generated/Star.tsx', 'src/kit/Button.styles.ts']),
  'src/kit/Button.styles.ts': module(),
  'src/kit/Qr.tsx': module(),
  'src/kit/icons/generated/Bell.tsx': module(),
  'src/kit/icons/generated/Star.tsx': module(),
  'stories/support/screen.tsx': module(['src/app/routes.ts', 'src/parts/words/languages/en.ts']),
  [BUTTON]: module(['src/kit/Button.tsx']),
  [QR]: module(['src/kit/Qr.tsx']),
  [HOME]: module(['stories/support/screen.tsx']),
  [LOGIN]: module(['stories/support/screen.tsx']),
};
const TEXTS: Record<string, string> = {
  [TOKENS]: ':root { --ink: #000; --button-text: var(--ink); --mark-clay-wash: #eee; --alone: 1px; }',
  'src/kit/theme/theme.css': '@import "./generated/tokens.css";',
  'src/app/routes.ts': `'pages/index/index': () => import('../features/home/home/HomePage.tsx'),
    'pages/common/login': () => import('../features/auth/login/LoginPage.tsx'),`,
  'src/kit/Button.styles.ts': 'const Base = styled.button`color: var(--button-text);`;',
  'src/kit/Qr.tsx': 'const wash = `var(--mark-$' + '{tint}-wash)`;',
  [HOME]: "const meta = { title: 'Screens/Home', ...screenMeta('pages/index/index') };",
  [LOGIN]: "const meta = { title: 'Screens/Login', ...screenMeta('pages/common/login') };",
};
const graph = createGraph({ modules: MODULES }, (file: string) => TEXTS[file] ?? '');
const reach = (files: string[], before = (file: string) => TEXTS[file] ?? '') =>
  reachOfChange(files, graph, STORIES, before);
const reached = (...files: string[]) => [...reach(files).stories.keys()];

describe('which stories a changed file reaches', () => {
  it('follows imports', () => {
    expect(reached('src/kit/Button.styles.ts')).toEqual([BUTTON, LOGIN]);
    expect(reached('src/kit/Qr.tsx')).toEqual([QR]);
  });

  it('gives a story of a screen its own screen and no other', () => {
    expect(reached('src/features/home/home/HomePage.tsx')).toEqual([HOME]);
    expect(reached('src/features/auth/login/LoginPage.tsx')).toEqual([LOGIN]);
    expect(reached('src/app/routes.ts')).toEqual([HOME, LOGIN]);
  });

  it('gives a module the icons that it names', () => {
    expect(reached('src/kit/icons/generated/Bell.tsx')).toEqual([HOME]);
    expect(reached('src/kit/icons/generated/Star.tsx')).toEqual([BUTTON, LOGIN]);
  });

  it('takes words by their language, those that were not there when the stories were built too', () => {
    expect(reached('locales/en/home.json')).toEqual([HOME, LOGIN]);
    expect(reached('locales/en/new.json')).toEqual([HOME, LOGIN]);
  });

  it('reaches every story by what builds and takes all of them', () => {
    const all = [
      'package-lock.json',
      'src/kit/icons.ts',
      '.storybook/main.ts',
      'visual-tests/camera.mjs',
      'visual-tests/modes.json',
      'src/kit/theme/theme.css',
    ];
    for (const file of all) expect(reach([file]).all, file).toEqual([file]);
  });

  it('reaches no story by what none imports, and a picture by its own reference', () => {
    const { all, stories, pictures, nothing } = reach([
      'README.md',
      'src/exchange/app/main.ts',
      'visual-tests/mutate/run.mjs',
      'visual-tests/reference/Kit/Button/Default.dark.webp',
    ]);
    expect([all, [...stories]]).toEqual([[], []]);
    expect([...pictures]).toEqual(['Kit/Button/Default.dark.webp']);
    expect(nothing).toEqual(['README.md', 'src/exchange/app/main.ts', 'visual-tests/mutate/run.mjs']);
  });

  it('reaches no story by a page of the documentation, which the stage names', () => {
    const modules = {
      '.storybook/preview.tsx': module(['stories/docs/page.tsx']),
      'stories/docs/page.tsx': module(['src/kit/Button.tsx']),
      [QR]: module(),
    };
    const withDocs = createGraph({ modules }, () => '');
    expect(reachOfChange(['stories/docs/page.tsx'], withDocs, [QR], () => '').nothing).toEqual([
      'stories/docs/page.tsx',
    ]);
  });

  it('reaches by any source a story of what the build makes of all sources', () => {
    const made = createGraph({ modules: { [QR]: module(['virtual:token-index']), [BUTTON]: module() } }, () => '');
    const { stories } = reachOfChange(['src/features/home/home/HomePage.tsx'], made, [QR, BUTTON], () => '');
    expect([...stories.keys()]).toEqual([QR]);
  });

  it('reaches by a token what names it, by way of another token and in parts too', () => {
    const withToken = (from: string, to: string) => {
      const { all, stories } = reach([TOKENS], () => TEXTS[TOKENS]?.replace(from, to) ?? '');
      return [all, [...stories.keys()]];
    };
    expect(withToken('#000', '#111')).toEqual([[], [BUTTON, LOGIN]]);
    expect(withToken('#eee', '#ddd')).toEqual([[], [QR]]);
    expect(withToken('1px', '2px')).toEqual([[], []]);
  });
});

describe('custom properties', () => {
  it('names those whose value changed in any place', () => {
    const before = ':root { --a: 1px; --b: 2px; } :root[data-theme=dark] { --b: 3px; }';
    expect(changedBetween(before, before.replace('3px', '4px'))).toEqual([
      { place: ':root[data-theme=dark]', name: '--b', before: '3px', after: '4px' },
    ]);
    expect(changedBetween(before, before.replace('--a: 1px;', ''))).toEqual([
      { place: ':root', name: '--a', before: '1px', after: undefined },
    ]);
  });

  it('follows aliases to their end', () => {
    const aliases = [
      { name: '--c', value: 'var(--b)' },
      { name: '--b', value: 'calc(var(--a) * 2)' },
    ];
    expect(withFollowers(['--a'], aliases)).toEqual(new Set(['--a', '--b', '--c']));
  });

  it('does not take a longer name for a shorter one', () => {
    expect(mentionedIn('color: var(--text-on)', new Set(['--text']))).toEqual([]);
  });
});

describe('the list of screens', () => {
  it('is read as the app reads it, each in the folder of its domain', async () => {
    const text = await readFile('src/app/routes.ts', 'utf8');
    const built = Object.entries(ROUTES).filter(([, row]) => 'states' in row);
    expect(built.length).toBeGreaterThan(10);
    for (const [path, { domain }] of built) {
      const story = 'stories/screens/x/X.stories.tsx';
      const own = createGraph(
        {
          modules: {
            'src/app/routes.ts': module([], ['src/features/none.tsx']),
            [story]: module(['src/app/routes.ts']),
          },
        },
        (file: string) => (file === story ? `screenMeta('${path}')` : file === 'src/app/routes.ts' ? text : ''),
      );
      expect(own.reachOf(story).size, path).toBe(3);
      const page = new RegExp(`^src/features/${domain}/[^/]+/\\w+Page\\.tsx$`);
      expect(
        [...own.reachOf(story)].some((file) => page.test(file)),
        path,
      ).toBe(true);
    }
  });
});
