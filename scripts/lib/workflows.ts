import { tsImport } from 'tsx/esm/api';
import { parse } from 'yaml';

type Parser = typeof import('@actions/workflow-parser');

/** GitHub's own parser. It imports JSON as bundlers do, which Node alone refuses. */
const loadParser = (): Promise<Parser> => tsImport('@actions/workflow-parser', import.meta.url);
let parser: Promise<Parser> | undefined;

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly 'timeout-minutes'?: number;
  readonly 'runs-on'?: string;
  readonly permissions?: unknown;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on?: unknown;
  readonly permissions?: Readonly<Record<string, string>> | string;
  readonly concurrency?: { readonly 'cancel-in-progress'?: unknown };
  readonly jobs?: Readonly<Record<string, Job>>;
}

/** A commit, and the version that it is in a comment. */
const PINNED = /uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(?:\.\d+)*$/;

/** What is wrong with a workflow, one sentence each. `scripts` are the names that `npm run` knows. */
export async function lintWorkflow(name: string, text: string, scripts: readonly string[]): Promise<string[]> {
  const faults = await syntaxFaults(name, text);
  if (faults.length > 0) return faults;
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs ?? {});
  return [
    ...unpinned(text),
    ...wholeFaults(workflow),
    ...jobs.flatMap(([id, job]) => jobFaults(id, job)),
    ...jobs.flatMap(([, { steps = [] }]) => steps.flatMap((step) => stepFaults(step, scripts))),
  ].map((fault) => `${name}: ${fault}`);
}

/** What GitHub would say: keys that it does not know, expressions that it cannot read, needs that do not exist. */
async function syntaxFaults(name: string, content: string): Promise<string[]> {
  parser ??= loadParser();
  const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await parser;
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  const errors = context.errors.getErrors().map(({ message }) => message);
  if (errors.length > 0 || !value) return errors;
  const { errors: later = [] } = await convertWorkflowTemplate(context, value);
  return later.map(({ Message }) => Message);
}

const unpinned = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => /^\s*(?:- )?uses:/.test(line) && !PINNED.test(line))
    .map((line) => `${line.trim()} is not pinned to a commit with its version in a comment`);

function wholeFaults({ on, permissions, concurrency }: Workflow): string[] {
  const granted = typeof permissions === 'object' && permissions ? Object.values(permissions) : ['write'];
  return [
    ...(granted.every((right) => right !== 'write') ? [] : ['it may do more than read: say its permissions']),
    ...(concurrency?.['cancel-in-progress'] === true ? [] : ['an older run of the same branch is not cancelled']),
    ...(JSON.stringify(on).includes('pull_request_target')
      ? ['pull_request_target runs foreign code with our rights']
      : []),
  ];
}

function jobFaults(id: string, job: Job): string[] {
  return [
    ...(typeof job['timeout-minutes'] === 'number' ? [] : [`the job ${id} has no timeout-minutes`]),
    ...(job['runs-on']?.endsWith('-latest') ? [`the job ${id} runs on a machine that changes by itself`] : []),
    ...(job.permissions === undefined ? [] : [`the job ${id} has permissions of its own`]),
  ];
}

function stepFaults({ uses = '', run = '', with: inputs = {} }: Step, scripts: readonly string[]): string[] {
  const action = uses.split('@')[0];
  const called = [...run.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, script = '']) => script);
  return [
    ...(action === 'actions/setup-node' && inputs['node-version-file'] !== 'package.json'
      ? ['Node’s version comes from engines in package.json: node-version-file']
      : []),
    ...(action === 'actions/checkout' && inputs['persist-credentials'] !== false
      ? ['actions/checkout leaves its token behind: persist-credentials: false']
      : []),
    ...called.filter((script) => !scripts.includes(script)).map((script) => `there is no npm script ${script}`),
    ...(/\$\{\{/.test(run)
      ? ['an expression stands in a command, where its text would be run: hand it over in env']
      : []),
  ];
}
