import * as z from 'zod/mini';
import { APP_VERSION } from '../domain/constants.ts';
import type { CallSpec } from './define.ts';
import { calls } from './table.ts';

type Json = z.core.JSONSchema.BaseSchema;

/** As on the wire: what comes in before it is coerced. Transforms have no schema of their own and count as anything. */
const schemaOf = (schema: z.ZodMiniType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
};

function envelopeOf(spec: CallSpec): Json {
  const payload = schemaOf(spec.reply);
  return spec.envelope === 'data'
    ? {
        type: 'object',
        required: ['code', 'msg', 'data'],
        properties: { code: { enum: [1, -1] }, msg: { type: 'string' }, data: payload },
      }
    : {
        type: 'object',
        required: ['type', 'message'],
        properties: { type: { enum: ['ok', 'error', '999', '998', '997'] }, message: payload },
      };
}

function parametersOf(spec: CallSpec) {
  const { properties = {}, required = [] } = schemaOf(spec.request);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function bodyOf(name: string, spec: CallSpec): Operation['requestBody'] {
  if (name === 'upload.file') {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    return {
      content: { 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties: { file } } } },
    };
  }
  const schema = schemaOf(spec.request);
  return { content: { 'application/x-www-form-urlencoded': { schema }, 'application/json': { schema } } };
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: readonly object[];
  readonly parameters?: ReturnType<typeof parametersOf>;
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> };
  readonly responses: object;
}

function operationOf(name: string, spec: CallSpec): Operation {
  return {
    operationId: name,
    tags: [spec.section],
    summary: spec.summary,
    security: spec.guest ? [] : [{ token: [] }],
    ...(spec.method === 'GET' ? { parameters: parametersOf(spec) } : { requestBody: bodyOf(name, spec) }),
    responses: {
      200: {
        description: 'The envelope; refusals too (type other than "ok").',
        content: { 'application/json': { schema: envelopeOf(spec) } },
      },
    },
  };
}

/** The OpenAPI 3.1 document of the contract's table. */
export function openApi(table: Readonly<Record<string, CallSpec>> = calls) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, spec] of Object.entries(table)) {
    paths[spec.path] = { ...paths[spec.path], [spec.method.toLowerCase()]: operationOf(name, spec) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Exchange', version: APP_VERSION, description: 'Every call of the wire. Paths stand under /api.' },
    servers: [{ url: '/api' }],
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The bare token that user/login answers.',
        },
      },
    },
    paths,
  };
}
