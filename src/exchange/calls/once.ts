import type { Fields } from '../../contract/define.ts';

/** What a money call is done once by (readings G8). The router makes it, one a request. */
export class Once {
  readonly clientId: string | undefined;
  /** The parsed request without the id. */
  readonly body: Fields;

  constructor(request: Fields) {
    const { client_id, ...body } = request;
    if (client_id !== undefined && typeof client_id !== 'string') throw new TypeError('A client id is a text');
    this.clientId = client_id;
    this.body = body;
  }
}
