import { readdirSync, readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

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
const FOLDER = '.github/workflows';
const read = (name: string) => readFileSync(`${FOLDER}/${name}`, 'utf8');
const SCRIPTS = Object.keys((JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object }).scripts);
/** It imports JSON as bundlers do, which Node alone refuses. */
const github: typeof import('@actions/workflow-parser') = await tsImport('@actions/workflow-parser', import.meta.url);
/** A commit, and the version that it is in a comment. */
const PINNED = /uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+)*$/;
/** What an action is given, wherever it is used. */
const GIVEN = {
  'actions/setup-node': { 'node-version-file': 'package.json' },
  'actions/checkout': { 'persist-credentials': false },
};

/** Holds a workflow to what GitHub's own parser knows, and to the rules of the house. */
async function hold(content: string) {
  const { context, value } = github.parseWorkflow({ name: 'it', content }, new github.NoOperationTraceWriter());
  const { errors = [] } = value ? await github.convertWorkflowTemplate(context, value) : {};
  const said = [...context.errors.getErrors().map(({ message }) => message), ...errors.map(({ Message }) => Message)];
  expect(said, said.join()).toEqual([]);
  for (const line of content.match(/^ *(?:- )?uses:.*$/gm) ?? []) expect(line, 'is not pinned').toMatch(PINNED);
  const { on, permissions, concurrency, jobs } = parse(content);
  expect(permissions, 'more than read').toEqual({ contents: 'read' });
  expect(concurrency?.['cancel-in-progress'], 'an older run is not cancelled').toBe(true);
  expect(JSON.stringify(on), 'foreign code with our rights').not.toContain('pull_request_target');
  for (const job of Object.values<Record<string, unknown>>(jobs)) {
    expect(job['timeout-minutes'], 'no timeout-minutes').toBeTypeOf('number');
    expect(job['runs-on'], 'a machine that changes by itself').not.toMatch(/-latest$/);
    expect(job, 'rights of its own').not.toHaveProperty('permissions');
    for (const { uses = '', run = '', with: inputs } of job.steps as { uses?: string; run?: string; with?: object }[]) {
      for (const [action, given] of Object.entries(GIVEN))
        if (uses.startsWith(`${action}@`)) expect(inputs, JSON.stringify(given)).toMatchObject(given);
      for (const [, script] of run.matchAll(/npm run (?:-s )?([\w:-]+)/g)) expect(SCRIPTS).toContain(script);
      expect(run, 'text that would be run: hand it over in env').not.toContain('${' + '{');
    }
  }
}

describe('the rules of workflows', () => {
  it('let a good one pass', () => hold(GOOD));

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
    ['a version of Node of its own', 'node-version-file: package.json', "node-version: '22'", 'node-version-file'],
    ['a token left behind', 'persist-credentials: false', 'fetch-depth: 1', 'persist-credentials'],
    ['a script that does not exist', 'npm run check', 'npm run chekc', 'chekc'],
    ['foreign text as a command', 'npm run check', 'echo ${' + '{ github.head_ref }}', 'in env'],
    ['foreign code with our rights', 'on: pull_request', 'on: pull_request_target', 'pull_request_target'],
  ])('do not let pass %s', async (_name, part, spoilt, finding) => {
    expect(GOOD).toContain(part);
    await expect(hold(GOOD.replace(part, spoilt))).rejects.toThrow(finding);
  });
});

describe('the workflows of pull requests', () => {
  it('are the two', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(['chromatic.yml', 'pull-request.yml']);
  });

  it.each(readdirSync(FOLDER))('%s keeps the rules', (name) => hold(read(name)));

  it('run every part of the tests, and hand over the report of pictures whatever came of them', () => {
    const text = read('pull-request.yml');
    for (const [, step = ''] of readFileSync('scripts/test.mjs', 'utf8').matchAll(/npm run -s ([\w:-]+)/g))
      expect(text).toMatch(new RegExp(`npm run (-s )?${step}\\b`));
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
