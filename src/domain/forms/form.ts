import * as z from 'zod/mini';

/** What is wrong with a form: at which field, by which key of the words, and the figures that the sentence names. */
export interface Problem<Field extends string = string, Key extends string = string> {
  readonly field: Field;
  readonly key: Key;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** One rule of a form: what it finds wrong, or null. */
export type Rule<Values, Key extends string = string> = (
  values: Values,
) => Problem<Extract<keyof Values, string>, Key> | null;

/** The schema of a form. `Key` are the keys of the words that it may name as what is wrong. */
export type FormSchema<Values, Key extends string = string> = z.ZodMiniType<Values, Values> & { readonly says?: Key };

/**
 * The schema of a form: its fields as they are typed, and its rules in the order in which a user is told. It names one thing wrong
 * at a time; its message is a key of the words, which each program has sentences for.
 */
export function formSchema<Shape extends z.core.$ZodShape, Key extends string>(
  shape: Shape,
  ...rules: readonly Rule<z.output<z.ZodMiniObject<Shape>>, Key>[]
) {
  const schema = z.object(shape).check(({ value, issues }) => {
    for (const rule of rules) {
      const problem = rule(value);
      if (!problem) continue;
      issues.push({
        code: 'custom',
        path: [problem.field],
        message: problem.key,
        params: { ...problem.values },
        input: value,
      });
      return;
    }
  });
  return schema as typeof schema & { readonly says?: Key };
}

/** What a schema finds wrong first; null = nothing. */
export function problemOf<Values, Key extends string>(
  schema: FormSchema<Values, Key>,
  values: Values,
): Problem<Extract<keyof Values, string>, Key> | null {
  const issue = schema.safeParse(values).error?.issues[0];
  if (!issue) return null;
  const params = issue.code === 'custom' ? issue.params : undefined;
  // The schema's own rules wrote field and key.
  return { field: issue.path[0] as Extract<keyof Values, string>, key: issue.message as Key, values: params ?? {} };
}
