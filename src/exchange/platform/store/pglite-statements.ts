import { type PGlite, parse, protocol } from '@electric-sql/pglite';
import { StatementNames } from './statement-names.ts';

type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number];

/** A statement that the store knows by name. */
interface Prepared {
  readonly name: string;
  /** Types of its parameters. */
  readonly types: readonly number[];
  /** What its rows look like; none where it gives none. */
  readonly columns: readonly Message[];
  uses: number;
}

/**
 * Plans are made for the tables as they are, and here nothing tells them that a table has grown: so they are made again
 * from time to time.
 */
const MOST_USES = 1000;

const { serialize } = protocol;

/**
 * PGlite's statements by name: parsing and planning a long one costs more than carrying it out, and PGlite by itself does
 * both each time.
 */
export class PgliteStatements {
  private readonly client: PGlite;
  private readonly names = new StatementNames();
  private readonly known = new Map<string, Prepared>();

  constructor(client: PGlite) {
    this.client = client;
  }

  /** Runs a statement by itself, between transactions: when it resolves, it is committed. */
  async alone(text: string, params: readonly unknown[]): Promise<{ rows: unknown[] }> {
    await this.client._checkReady();
    return this.client._runExclusiveTransaction(() => this.run(text, params));
  }

  /** Runs a statement inside the transaction that is open. */
  run(text: string, params: readonly unknown[]): Promise<{ rows: unknown[] }> {
    return this.client.runExclusive(async () => {
      const statement = await this.prepared(text);
      statement.uses += 1;
      const messages = await this.send([
        serialize.bind({
          statement: statement.name,
          values: params.map((value, n) => this.text(value, statement.types[n])),
        }),
        serialize.execute({}),
        serialize.sync(),
      ]);
      return { rows: parse.parseResults([...statement.columns, ...messages], this.client.parsers)[0]?.rows ?? [] };
    });
  }

  private async prepared(text: string): Promise<Prepared> {
    const known = this.known.get(text);
    if (known && known.uses < MOST_USES) return known;
    // It stays known meanwhile, and is planned anew the next time where this fails: no other statement gets its name.
    // One without a name is parsed anew each time, in the place of the one before it.
    const name = this.names.of(text) ?? '';
    const messages = await this.send([
      serialize.close({ type: 'S', name }),
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === 'rowDescription'),
      uses: 0,
    };
    if (name !== '') this.known.set(text, statement);
    return statement;
  }

  private send(parts: readonly Uint8Array[]): Promise<Message[]> {
    return this.client.execProtocolStream(Buffer.concat(parts), { syncToFs: false });
  }

  private text(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.client.serializers[type];
    return serializer ? serializer(value) : String(value);
  }
}
