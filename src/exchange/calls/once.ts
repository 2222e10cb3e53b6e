import * as z from 'zod/mini';

/** A reply that was given under its request's client id. */
export class Answered<Reply> {
  readonly reply: Reply;
  /** Makes the type one of its own: an object that looks alike is none. */
  private readonly isOnce = true;

  constructor(reply: Reply) {
    this.reply = reply;
  }

  /** What a money call's handler gave; throws where it answered past its client id. */
  static replyOf(given: unknown): unknown {
    if (given instanceof Answered && given.isOnce) return given.reply;
    throw new Error('A money call was answered without its client id');
  }
}

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

  /** Marks a reply as given under this id: a handler of a money call can answer in no other way. */
  answered<Reply>(reply: Reply): Answered<Reply> {
    return new Answered(reply);
  }
}

const REQUEST = z.looseObject({ client_id: z.optional(z.string()) });
