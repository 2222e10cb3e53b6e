import { ENVELOPE_TYPE, type EnvelopeType } from '../../contract/define.ts';

/**
 * A request that the exchange will not carry out. The HTTP layer answers it as `{type, message}` with the
 * sentence of `locales/<lang>/exchange.json` at `refusal.<key>`, in the language asked for (readings G1).
 */
export class Refusal extends Error {
  readonly key: string;
  readonly values: Record<string, string | number>;
  readonly type: EnvelopeType;

  constructor(key: string, values: Record<string, string | number> = {}, type: EnvelopeType = ENVELOPE_TYPE.error) {
    super(key);
    this.name = 'Refusal';
    this.key = key;
    this.values = values;
    this.type = type;
  }
}
