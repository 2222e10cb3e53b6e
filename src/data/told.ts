import { type Client, partOf } from './client.ts';
import { type Emitter, emitter } from './emitter.ts';

/** An event of the app socket as it came; `joined` where the socket tells from now on, and what happened before was not told. */
export interface Told {
  readonly name: string;
  readonly body?: unknown;
}

/** All that the app socket tells a client: products that come late hear their own events here. */
export const toldOf: (client: Client) => Emitter<Told> = partOf(() => emitter());
