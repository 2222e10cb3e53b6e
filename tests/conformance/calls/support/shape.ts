import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Where a value holds keys that its schema does not know: what a schema would silently drop, a reply must not send. */
export function unknownKeys(schema: Schema, value: unknown, at = 'reply'): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return inObject(def.shape, value, at);
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((item, index) => unknownKeys(def.element, item, `${at}[${index}]`))
        : [];
    case 'optional':
    case 'nullable':
      return value === undefined || value === null ? [] : unknownKeys(def.innerType, value, at);
    case 'pipe':
      // What comes in is described by the first schema, unless that one is a mere transform.
      return unknownKeys((def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in, value, at);
    case 'union': {
      const fitting = def.options.filter((option) => z.safeParse(option, value).success);
      const found = fitting.map((option) => unknownKeys(option, value, at));
      return found.sort((a, b) => a.length - b.length)[0] ?? [];
    }
    default:
      return [];
  }
}

function inObject(shape: Readonly<Record<string, Schema>>, value: unknown, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, child]) => {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return known ? unknownKeys(known, child, `${at}.${name}`) : [`${at}.${name}`];
  });
}
