import * as z from 'zod/mini';

/** What a money call is done once by (readings G8). The router makes it, one a request. */
export class Once {
  readonly clientId: string | undefined;
  /** The parsed request without the id. */
  readonly body: Readonly<Record<string, unknown>>;

  constructor(request: unknown) {
    const { client_id, ...body } = z.parse(REQUEST, request);
    this.clientId = client_id;
    this.body = body;
  }
}

const REQUEST = z.looseObject({ client_id: z.optional(z.string()) });
