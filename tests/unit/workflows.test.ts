import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lintWorkflow } from '../../scripts/lib/workflows.ts';

const GOOD = `name: Sample
on: pull_request
permissions:
  contents: read
concurrency:
  group: sample
  cancel-in-progress: true
jobs:
  check:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@6044e13b5dc448c55e2357c09f80417699197238 # v6.2.0
        with:
          node-version-file: package.json
      - run: npm run check
`;
const lint = (text: string) => lintWorkflow('sample.yml', text, ['check']);

describe('the lint of workflows', () => {
  it('finds nothing in a good one', async () => {
    expect(await lint(GOOD)).toEqual([]);
  });

  it.each([
    ['a key that GitHub does not know', 'timeout-minutes: 5', 'timeout: 5', 'Unexpected value'],
    ['an expression that cannot be read', 'timeout-minutes: 5', 'timeout-minutes: 5\n    if: nobody.knows', 'nobody'],
    ['jobs that wait for nobody', 'timeout-minutes: 5', 'timeout-minutes: 5\n    needs: [other]', 'no dependencies'],
    ['an action by its tag', '@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2', '@v6', 'is not pinned'],
    ['a commit without its version', ' # v6.0.2', '', 'is not pinned'],
    ['a right to write', 'contents: read', 'contents: write', 'more than read'],
    ['no word about rights', 'permissions:\n  contents: read\n', '', 'more than read'],
    ['runs that pile up', 'cancel-in-progress: true', 'cancel-in-progress: false', 'is not cancelled'],
    ['a job without an end', '    timeout-minutes: 5\n', '', 'no timeout-minutes'],
    ['a machine that changes', 'ubuntu-24.04', 'ubuntu-latest', 'changes by itself'],
    ['a version of Node of its own', 'node-version-file: package.json', "node-version: '22'", 'engines'],
    ['a token left behind', 'persist-credentials: false', 'fetch-depth: 1', 'persist-credentials'],
    ['a script that does not exist', 'npm run check', 'npm run chekc', 'no npm script chekc'],
    ['foreign text as a command', 'npm run check', 'echo ${' + '{ github.head_ref }}', 'in env'],
    ['foreign code with our rights', 'on: pull_request', 'on: pull_request_target', 'pull_request_target'],
  ])('finds %s', async (_name, part, spoilt, finding) => {
    expect(GOOD).toContain(part);
    expect((await lint(GOOD.replace(part, spoilt))).join('\n')).toContain(finding);
  });
});

describe('the workflows of pull requests', () => {
  const read = (name: string) => readFileSync(`.github/workflows/${name}`, 'utf8');

  it('are the two', () => {
    expect(readdirSync('.github/workflows').sort()).toEqual(['chromatic.yml', 'pull-request.yml']);
  });

  it('run every part of the tests, and hand over the report of pictures whatever came of them', () => {
    const text = read('pull-request.yml');
    for (const job of ['check', 'unit', 'access', 'visual', 'journeys', 'bundle'])
      expect(text).toContain(`\n  ${job}:\n`);
    expect(text).toMatch(
      /if: \$\{\{ !cancelled\(\) \}\}\n\s+with:\n\s+name: visual-report\n\s+path: visual-tests\/report\n/,
    );
  });

  it('ask Chromatic only where its token is set, and only for what changed', () => {
    const text = read('chromatic.yml');
    expect(text).toContain("if: needs.switch.outputs.is-on == 'true'");
    expect(text).toContain('--only-changed');
  });
});
