import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { BASE_PATH } from '../../domain/constants.ts';
import { DEMO_ACCOUNT } from '../demo/account.ts';
import { TOKEN_TOOLS } from '../demo/token.ts';
import { plainText } from '../platform/plain-error.ts';
import { wipe } from '../platform/store/wipe.ts';
import { type Config, readConfig } from './config.ts';
import { type Exchange, startExchange } from './exchange.ts';
import { openLog } from './services.ts';
import { reasonOf } from './start-reasons.ts';
import { StartingAnew } from './starting-anew.ts';

/** A clean end must come within this time; else it comes anyway. */
const STOP_MS = 3000;
const SECOND_SIGNAL_CODE = 130;

/** The built client, as seen from the sources and from the bundle. */
const CLIENT = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? '../../../dist/client' : '../client', import.meta.url),
);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function fail(error: unknown, config: Config | null): never {
  const reason = reasonOf(error, config);
  process.stderr.write(`${reason ?? plainText(error)}\n`);
  process.exit(1);
}

function announce(config: Config, { port }: Exchange, demoToken: string): void {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const demo = `Demo account: ${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}. Mails: http://${host}:${port}/demo/mailbox\nDemo token, for ${Object.values(TOKEN_TOOLS).join(', ')}: ${demoToken}`;
  // One write: whoever waits for "Ready" has read the rest as well.
  say(`Ready: http://${host}:${port}${BASE_PATH}${config.isDemo ? `\n${demo}` : ''}`);
}

function run(config: Config): void {
  const log = openLog(config.logLevel);
  const demoToken = randomBytes(16).toString('hex');
  let isEnding = false;
  let exchange: Promise<Exchange>;

  const start = () => {
    exchange = startExchange(config, {
      log,
      clientFolder: CLIENT,
      progress: say,
      lost: () => fail(new Error('Another exchange has taken over the database.'), config),
      broken: (error) => fail(error, config),
      demoToken,
      startAnew: () => anew.ask(),
    });
    return exchange.then(
      (running) => announce(config, running, demoToken),
      (error: unknown) => fail(error, config),
    );
  };
  const anew = new StartingAnew({
    stop: async () => (await exchange).stop(),
    wipe: () => wipe(config),
    start: async () => {
      if (!isEnding) await start();
    },
    failed: (error) => fail(error, config),
  });
  const end = async () => {
    if (isEnding) process.exit(SECOND_SIGNAL_CODE);
    isEnding = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    // A start under way ends first: half an exchange cannot be stopped.
    await anew.settled();
    await (await exchange).stop().catch((error: unknown) => fail(error, config));
    process.exit(0);
  };

  void start();
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}

try {
  run(readConfig(process.env));
} catch (error) {
  fail(error, null);
}
