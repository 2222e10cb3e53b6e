import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../support/exchange-process.ts';
import { inTurns } from './support/in-turns.ts';
import { Wire } from './support/wire.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** What the environment of the test must not decide. */
const UNSET: Env = {
  PORT: undefined,
  HOST: undefined,
  DATA_DIR: undefined,
  DATABASE_URL: undefined,
  MARKET_UPSTREAM: undefined,
  SEED: undefined,
  DEMO: undefined,
  BUILTIN_STORE: undefined,
  SMTP_URL: undefined,
  TRUST_PROXY: undefined,
  RATE_LIMIT: undefined,
  LOG_LEVEL: undefined,
};
const NOBODY_MAILS = 'smtp://127.0.0.1:9';
const START_MS = 180_000;
/** Ctrl-C ends the exchange within this time. */
const END_MS = 5000;

interface Started {
  readonly child: ChildProcess;
  output(): string;
  readonly ended: Promise<number | null>;
}

/** What still runs when a test has failed. */
const running = new Set<ChildProcess>();

function run(
  env: Env,
  [command, ...args]: readonly [string, ...string[]] = [process.execPath, 'dist/server/main.js'],
): Started {
  const child = spawn(command, args, {
    env: { ...process.env, ...UNSET, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, to which Ctrl-C goes as a whole.
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  running.add(child);
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return code as number | null;
  });
  return { child, output: () => output, ended };
}

/** Resolves when the exchange says that it is ready. */
async function ready(started: Started): Promise<void> {
  const said = new Promise<void>((resolve) => {
    started.child.stdout?.on('data', () => started.output().includes('Ready: ') && resolve());
  });
  const early = started.ended.then((code) => {
    throw new Error(`It ended with ${code}:\n${started.output()}`);
  });
  early.catch(() => undefined);
  await Promise.race([said, early]);
}

/** One or two lines for a human, and no stack. */
function assertSentence(output: string): void {
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toMatch(/node:internal|Error:/);
  expect(output.trim()).toMatch(/[a-z].*[.a-z0-9]$/s);
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exchange-start-'));
});
afterAll(async () => {
  for (const { pid } of running) process.kill(-Number(pid), 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

describe('an environment that the exchange cannot start with', () => {
  const BAD: readonly (readonly [env: Env, names: RegExp])[] = [
    [{ PORT: 'http' }, /PORT must be a whole number/],
    [{ PORT: '70000' }, /PORT/],
    [{ PORT: '-1' }, /PORT/],
    [{ PORT: '80.5' }, /PORT/],
    [{ DEMO: 'yes' }, /DEMO/],
    [{ DEMO: '0' }, /DEMO=0 needs SMTP_URL/],
    [{ DEMO: '0', SMTP_URL: 'localhost' }, /SMTP_URL/],
    [{ DEMO: '0', SMTP_URL: NOBODY_MAILS, RATE_LIMIT: '0' }, /RATE_LIMIT/],
    [{ DEMO: '0', SMTP_URL: NOBODY_MAILS, SEED: '7' }, /SEED/],
    [{ HOST: '0.0.0.0' }, /DEMO/],
    [{ HOST: '::' }, /DEMO/],
    [{ DATABASE_URL: 'mysql://a' }, /DATABASE_URL/],
    [{ MARKET_UPSTREAM: 'http://a' }, /MARKET_UPSTREAM/],
    [{ TRUST_PROXY: 'all' }, /TRUST_PROXY/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
    [{ SEED: 'x'.repeat(65) }, /SEED/],
    [{ TRUST_PROXY: '1' }, /Set DEMO=0/],
    [{ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' }, /Set DEMO=0/],
    [{ DEMO: '0', SMTP_URL: NOBODY_MAILS }, /DEMO=0 needs DATABASE_URL/],
    [{ DEMO: '0', SMTP_URL: NOBODY_MAILS, BUILTIN_STORE: '1', SEED: 'x' }, /SEED/],
    [
      { DEMO: '1', DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
      /The database of DATABASE_URL does not answer\./,
    ],
    [{ HOST: '192.0.2.1', DEMO: '1' }, /HOST/],
  ];

  it(
    'is named in a sentence, with exit code 1',
    async () => {
      const port = String(await freePort());
      await inTurns(
        BAD,
        async ([env, names]) => {
          const started = run({ PORT: port, DATA_DIR: join(folder, 'bad'), ...env });
          const code = await started.ended;
          expect(code, JSON.stringify(env) + started.output()).toBe(1);
          expect(started.output()).toMatch(names);
          assertSentence(started.output());
        },
        2,
      );
    },
    START_MS,
  );
});

it(
  'a port that is taken is said before anything else is done',
  async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const started = run({ PORT: String(port), DATA_DIR: join(folder, 'taken') });
    expect(await started.ended).toBe(1);
    expect(started.output()).toContain(`Port ${port} of 127.0.0.1 is taken by another program.`);
    assertSentence(started.output());
    other.close();
  },
  START_MS,
);

it(
  'outside demo there is no door of the demo, a folder has one exchange, and Ctrl-C ends it cleanly',
  async () => {
    const own = join(folder, 'own');
    const port = await freePort();
    const env = { DEMO: '0', SMTP_URL: NOBODY_MAILS, HOST: '0.0.0.0', DATA_DIR: own, BUILTIN_STORE: '1' };
    const first = run({ ...env, PORT: String(port) });
    await ready(first);
    expect(first.output()).not.toContain('demo-1234');
    await assertNoDemo(new Wire(port));

    const second = run({ ...env, PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(own);
    expect(second.output()).toContain(String(first.child.pid));
    assertSentence(second.output());

    first.child.kill('SIGKILL');
    await first.ended;
    // A kill leaves the lock behind; it is nobody's, and not in the way.
    const third = run({ ...env, PORT: String(port) });
    await ready(third);
    const asked = performance.now();
    third.child.kill('SIGINT');
    expect(await third.ended).toBe(0);
    expect(performance.now() - asked).toBeLessThan(END_MS);

    const asDemo = run({ DATA_DIR: own, PORT: String(port) });
    expect(await asDemo.ended).toBe(1);
    expect(asDemo.output()).toContain('This store is that of a real exchange (DEMO=0)');
    assertSentence(asDemo.output());
  },
  START_MS,
);

it(
  'a store that was begun as a demo’s is refused to a real exchange, and stays the demo’s',
  async () => {
    const env = { DATA_DIR: join(folder, 'demo'), PORT: String(await freePort()) };
    const demo = run(env);
    await ready(demo);
    expect(demo.output()).toContain('demo-1234');
    demo.child.kill('SIGINT');
    expect(await demo.ended).toBe(0);

    const real = run({ ...env, DEMO: '0', SMTP_URL: NOBODY_MAILS, BUILTIN_STORE: '1' });
    expect(await real.ended).toBe(1);
    expect(real.output()).toContain('This store was begun as a demo');
    expect(real.output()).not.toContain('Ready:');
    assertSentence(real.output());

    const again = run(env);
    await ready(again);
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
  },
  START_MS,
);

async function assertNoDemo(wire: Wire): Promise<void> {
  for (const tool of ['mailbox', 'clock', 'scenario', 'reset', 'reset?all=1', 'invariants']) {
    for (const method of ['GET', 'POST']) {
      expect((await wire.send({ method, path: `/demo/${tool}` })).status, `${method} ${tool}`).toBe(404);
    }
  }
  const form = 'user_string=demo%40example.com&password=demo-1234';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const login = await wire.send({ method: 'POST', path: '/api/user/login', body: form, headers });
  expect(JSON.parse(login.text)).toMatchObject({ type: 'error' });
  const site = await wire.send({ method: 'GET', path: '/api/getSiteConfig' });
  expect(JSON.parse(site.text)).toMatchObject({ message: { demo: false } });
  // Where nobody can be reached by mail, a code is refused in a sentence.
  const code = await wire.send({ method: 'POST', path: '/api/sms_mail', body: 'user_string=a%40example.com', headers });
  expect(JSON.parse(code.text)).toMatchObject({ type: 'error' });
  wire.close();
}
