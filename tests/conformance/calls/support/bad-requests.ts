import * as z from 'zod/mini';
import { type CallName, type Calls, calls } from '../../../../src/contract/table.ts';
import { BAD_JSON, BAD_TEXTS, type BadValue } from './bad-values.ts';
import { bodyOf, type Fields } from './body.ts';

export interface BadRequest {
  readonly about: string;
  readonly query?: string;
  readonly body?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** False where the call may take it after all; then only its envelope counts. */
  readonly mustRefuse: boolean;
}

/** Fields that hold a number on the wire, by the name they have in every call. */
const NUMBERS = new Set([
  'amount',
  'target_price',
  'currency_id',
  'legal_id',
  'currency',
  'id',
  'page',
  'limit',
  'status',
  'from',
  'to',
  'c_id',
  'type',
  'match_id',
  'seconds',
  'number',
  'daily_loss',
  'share',
  'multiple',
  'target_profit_price',
  'stop_loss_price',
]);
/** Passwords may be any text; what is wrong with one is said by the rules of passwords or by "wrong". */
const PASSWORDS = new Set(['password', 're_password', 'repassword']);
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };
const TWO_MEGABYTES = 2 * 1024 * 1024;

const schemaOf = (name: CallName): Calls[CallName]['request'] => calls[name].request;
const fieldsOf = (name: CallName): string[] => Object.keys(schemaOf(name)._zod.def.shape);
const isRefused = (name: CallName, fields: Fields): boolean => !z.safeParse(schemaOf(name), fields).success;

function mustRefuse(name: CallName, field: string, { value, refuse }: BadValue, fields: Fields): boolean {
  if (isRefused(name, fields)) return true;
  if (refuse === 'always') return !PASSWORDS.has(field) || typeof value !== 'string';
  return refuse === 'numbers' && NUMBERS.has(field) && isNumberField(name, field);
}

/** `type` is a word in the calls of codes. */
const isNumberField = (name: CallName, field: string): boolean => field !== 'type' || calls[name].section !== 'auth';

/** One field after the other spoilt in every way, the rest good. */
function spoiltFields(name: CallName, good: Fields): BadRequest[] {
  return fieldsOf(name).flatMap((field) => [
    ...BAD_TEXTS.map((bad) => {
      const fields = { ...good, [field]: bad.value };
      const asText = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
      return {
        about: `${field}: ${bad.about}`,
        ...bodyOf(name, fields),
        mustRefuse: mustRefuse(name, field, bad, asText),
      };
    }),
    ...twice(name, field, good),
    ...(calls[name].method === 'GET' ? [] : spoiltJson(name, field, good)),
  ]);
}

function spoiltJson(name: CallName, field: string, good: Fields): BadRequest[] {
  const typed = BAD_JSON.map((bad) => {
    const fields = { ...good, [field]: bad.value };
    return {
      about: `${field}: JSON ${bad.about}`,
      body: JSON.stringify(fields),
      headers: JSON_TYPE,
      mustRefuse: mustRefuse(name, field, bad, fields),
    };
  });
  const overflow = JSON.stringify({ ...good, [field]: '@' }).replace('"@"', '1e999');
  return [...typed, { about: `${field}: JSON overflow`, body: overflow, headers: JSON_TYPE, mustRefuse: true }];
}

/** A field that comes twice, or as a list or an object in the manner of PHP. */
function twice(name: CallName, field: string, good: Fields): BadRequest[] {
  const given = bodyOf(name, { ...good, [field]: good[field] ?? '1' });
  const form = String(given.query ?? given.body);
  const put = (text: string) => (given.query === undefined ? { ...given, body: text } : { query: text });
  const without = String(Object.values(bodyOf(name, { ...good, [field]: undefined }))[0]);
  return [
    {
      about: `${field}: twice`,
      ...put(`${form}&${field}=1`),
      mustRefuse: isRefused(name, { ...good, [field]: [String(good[field] ?? '1'), '1'] }),
    },
    {
      about: `${field}[]`,
      ...put(`${without}&${field}[]=1`),
      mustRefuse: isRefused(name, { ...good, [field]: undefined }),
    },
    {
      about: `${field}[a]`,
      ...put(`${without}&${field}[a]=1`),
      mustRefuse: isRefused(name, { ...good, [field]: undefined }),
    },
  ];
}

/** Bodies that are no set of fields at all. */
function spoiltBodies(good: Fields): BadRequest[] {
  const json = JSON.stringify(good);
  const refused = (about: string, body: string | Buffer, headers: Record<string, string>) => ({
    about,
    body,
    headers,
    mustRefuse: true,
  });
  return [
    refused('JSON that ends early', json.slice(0, -1) || '{', JSON_TYPE),
    refused('no JSON', 'hello', JSON_TYPE),
    refused('a JSON list', `[${json}]`, JSON_TYPE),
    refused('a JSON text', '"hello"', JSON_TYPE),
    refused('a JSON number', '1e999', JSON_TYPE),
    refused('plain text', json, { 'content-type': 'text/plain' }),
    refused('XML', '<a/>', { 'content-type': 'application/xml' }),
    refused('a type that is none', json, { 'content-type': 'nonsense' }),
    refused('a form of 2 MB', `a=${'x'.repeat(TWO_MEGABYTES)}`, FORM_TYPE),
    refused('JSON of 2 MB', JSON.stringify({ ...good, a: 'x'.repeat(TWO_MEGABYTES) }), JSON_TYPE),
    refused('JSON as deep as it fits', '['.repeat(60_000), JSON_TYPE),
    refused(
      'a prototype in JSON',
      json.replace('{', `{"__proto__":{"isAdmin":1}${json === '{}' ? '' : ','}`),
      JSON_TYPE,
    ),
    refused('a multipart body without an end', '--x\r\n', { 'content-type': 'multipart/form-data; boundary=x' }),
    { about: 'JSON null', body: 'null', headers: JSON_TYPE, mustRefuse: false },
    { about: 'no body', body: '', headers: JSON_TYPE, mustRefuse: false },
    {
      about: 'bytes that are no text',
      body: Buffer.from([0xff, 0xfe, 0, 0x80]),
      headers: FORM_TYPE,
      mustRefuse: false,
    },
  ];
}

/** Good fields with company. */
function strangers(name: CallName, good: Fields): BadRequest[] {
  const given = bodyOf(name, good);
  const put = (text: string) => (given.query === undefined ? { ...given, body: text } : { query: text });
  const form = String(given.query ?? given.body);
  return [
    '__proto__=1',
    '__proto__[isAdmin]=1',
    'constructor=1',
    'constructor[prototype][isAdmin]=1',
    'hasOwnProperty=1',
    'lang=%3Cscript%3E',
    'lang[]=zh',
    '=',
    '%zz=1&%',
  ].map((stranger) => ({ about: `beside ${stranger}`, ...put(`${form}&${stranger}`), mustRefuse: false }));
}

/** Everything that can be wrong with a call's request, made from its schema and from a good one. */
export function badRequests(name: CallName, good: Fields): BadRequest[] {
  const bodies = calls[name].method === 'GET' ? [] : spoiltBodies(good);
  return [...spoiltFields(name, good), ...bodies, ...strangers(name, good)];
}
