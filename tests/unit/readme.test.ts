import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const README = readFileSync('README.md', 'utf8');
const ARCHITECTURE = readFileSync('ARCHITECTURE.md', 'utf8');
const SCRIPTS = new Set(Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts));
const SHELL = new Set(['', 'sh', 'bash', 'shell', 'console']);
/** As long as the slowest of RUN may take on a machine that does other things as well. */
const RUN_MS = 120_000;

/** Commands that this test runs. */
const RUN = new Set(['npm run -s coverage', 'npm run tokens:check']);
/** Commands that it does not run, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'npm ci': 'empties the packages that this test runs on; CI begins with it',
  'npm test': 'is what runs this test',
  'npm start': 'is started, and ended by Ctrl-C, in tests/conformance/calls/start.test.ts',
  'tar -czf backup.tar.gz -C "${DATA_DIR:-./data}" .': 'is run by tests/conformance/backup.test.ts',
  'mkdir -p "${DATA_DIR:-./data}"': 'is run by tests/conformance/backup.test.ts',
  'tar -xzf backup.tar.gz -C "${DATA_DIR:-./data}"': 'is run by tests/conformance/backup.test.ts',
  'pg_dump --format=custom --file=backup.dump "$DATABASE_URL"': 'is run by tests/conformance/backup.test.ts',
  'pg_restore --no-owner --exit-on-error --dbname="$DATABASE_URL" backup.dump':
    'is run by tests/conformance/backup.test.ts',
  'node dist/server/main.js': 'is what tests/conformance/calls starts',
  'npm run build': 'is a step of npm test',
  'npm run check': 'is a step of npm test',
  'npm run test:unit': 'is what runs this test',
  'npm run test:exchange': 'is a step of npm test',
  'npm run test:conformance': 'is a step of npm test',
  'npm run test:stories': 'plays stories while they are written; npm run visual plays all of them',
  'npm run journeys': 'is a step of npm test',
  'npm run test:access': 'is a step of npm test',
  'npm run test:robust': 'is a step of npm test',
  'npm run test:docs': 'is a step of npm test',
  'npm run test:package': 'is a step of npm test',
  'npm run test:generators': 'is a step of npm test',
  'npm run visual': 'is a step of npm test',
  'npm run visual:loki': 'is a step of npm test',
  'npx loki test': 'is run by npm run visual:loki',
  'npx loki approve': 'is run by npm run visual:loki',
  'npm run visual:mutate': 'draws hundreds of pictures, when the pictures themselves are in question',
  'npm run adoption': 'is a step of npm run check; tests/unit/adoption.test.ts tests the counting',
  'npm run storybook:build': 'is a step of npm test',
  'npm run visual:accept': 'accepts pictures, which a person decides',
  'npm run storybook': 'serves until it is stopped; npm test builds the same stories',
  'npm run dev': 'serves until it is stopped',
  'npm run bench': 'needs minutes; npm test runs the one of the bundle',
  'npm run simulate:mutate': 'needs minutes; judges the simulator',
  'npm run simulate': 'needs minutes; npm test runs it with few seeds',
  'npm run tokens': 'writes sources',
  'npm run new': 'writes sources; tests/generators/new.test.ts runs it in a copy',
  'npm run kit:build': 'is built by tests/package',
};

/** The commands of one line: what stands before a comment, split where the shell does; settings of the environment left off. */
function commandsOf(line: string): string[] {
  return line
    .replace(/^\s*\$ /, '')
    .replace(/(^|\s)#.*$/, '')
    .split(/&&|;|\|\|/)
    .map((part) => part.trim().replace(/^(?:[A-Z_]+=\S*\s+)+/, ''))
    .filter((command) => command !== '');
}

/** Commands in the blocks of a document that a shell would run. */
function blockCommands(text: string): string[] {
  const blocks = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```/gm)];
  return blocks
    .filter(([, language = '']) => SHELL.has(language))
    .flatMap(([, , block = '']) => block.split('\n').flatMap(commandsOf));
}

/** Commands that a document names in passing; "`npm run visual`, `visual:accept`" names two. */
function namedCommands(text: string): string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const spans = [...prose.matchAll(/`((?:npm|npx|node) [^`]+)`/g)].map(([, span = '']) => span);
  const alone = [...prose.matchAll(/`([\w:-]+)`/g)].map(([, script = '']) => script);
  return [...spans.flatMap(commandsOf), ...alone.filter((name) => SCRIPTS.has(name)).map((name) => `npm run ${name}`)];
}

/** "npm run bench quotes" is npm run bench: what follows the script's name is its business. */
const bare = (command: string): string => {
  const [, script] = /^npm run (?:-s )?([\w:-]+)/.exec(command) ?? [];
  return script && !RUN.has(command) ? `npm run ${script}` : command;
};

const COMMANDS = [...new Set([...blockCommands(README), ...namedCommands(README)])];

describe('the README', () => {
  it('has commands in its code blocks', () => {
    expect(blockCommands(README).length).toBeGreaterThan(0);
  });

  it.each(COMMANDS)('says %s, which is run here or known not to be', (command) => {
    expect(RUN.has(command) || Object.hasOwn(NOT_RUN, bare(command)), `neither in RUN nor in NOT_RUN: ${command}`).toBe(
      true,
    );
  });

  it('says every command that is listed here', () => {
    const said = new Set(COMMANDS.flatMap((command) => [command, bare(command)]));
    expect([...RUN, ...Object.keys(NOT_RUN)].filter((command) => !said.has(command))).toEqual([]);
  });

  it.each(COMMANDS.filter((command) => RUN.has(command)))(
    '%s works',
    async (command) => {
      const [program = '', ...args] = command.split(' ');
      const { stdout } = await promisify(execFile)(program, args);
      expect(stdout).not.toBe('');
    },
    RUN_MS,
  );

  it.each([
    ['README.md', README],
    ['ARCHITECTURE.md', ARCHITECTURE],
  ])('%s names no npm script that does not exist', (_name, text) => {
    const run = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, script = '']) => script);
    // "`npm run visual`, `visual:accept`": a script named by itself.
    const alone = [...text.matchAll(/`([a-z]+:[a-z]+)`/g)].map(([, script = '']) => script);
    expect([...run, ...alone].filter((script) => !SCRIPTS.has(script))).toEqual([]);
  });

  it('names no environment variable that the exchange does not read', () => {
    const source = readFileSync('src/exchange/app/config.ts', 'utf8');
    const table = [...README.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) +\|/gm)].flatMap(
      ([, names = '']) => names.match(/[A-Z_]+/g) ?? [],
    );
    expect(table.filter((name) => !source.includes(`${name}: optional`))).toEqual([]);
    const read = [...source.matchAll(/^ {2}([A-Z_]+): optional/gm)].map(([, name]) => name);
    expect(read.filter((name) => name && !table.includes(name))).toEqual([]);
  });
});
