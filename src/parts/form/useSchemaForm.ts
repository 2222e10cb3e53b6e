import { type PrimitiveAtom, useStore } from 'jotai';
import { useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldError,
  type FieldPath,
  type FieldValues,
  type Path,
  type PathValue,
  useForm,
} from 'react-hook-form';
import type { FormSchema, Problem } from '../../domain/forms/form.ts';
import { faultText, type Say, saidFault } from './fault.ts';
import { schemaResolver } from './resolver.ts';

interface SchemaFormOptions<Values extends FieldValues, Key extends string, Draft> {
  /** Its rules, of src/domain/forms. Where they depend on the moment, those of the latest drawing count. */
  readonly schema: FormSchema<Values, Key>;
  /** What stands in the fields at first. */
  readonly start: NoInfer<Values>;
  /** The sentence for what the schema finds wrong. */
  readonly words: (problem: Problem<string, Key>) => string;
  /** Carries out what was checked. */
  readonly send: (values: Values) => Promise<unknown>;
  /** Keeps what is typed in the fields that it has, for as long as the app is open. Passwords are never kept anywhere (readings F). */
  readonly draft?: PrimitiveAtom<Draft>;
  /** What the address says stands in a field; it comes before what was kept. */
  readonly given?: Partial<NoInfer<Values>> | undefined;
}

/** A form of ours, for `Form` and its fields. */
export interface SchemaForm<Values extends FieldValues> {
  readonly control: Control<Values>;
  /** Checks from the top, shows the first thing wrong, or sends; does nothing while that runs. */
  readonly submit: (event?: { preventDefault(): void }) => void;
  readonly busy: boolean;
  /** Says at a field what the server refuses, and puts the focus there; at `root` where no one field is to blame. */
  readonly refuse: (field: FieldPath<Values> | 'root', say: Say) => void;
  /** Checks a field alone, for what is asked before the rest is typed. */
  readonly isRight: (field: FieldPath<Values>) => Promise<boolean>;
  /** What stands in a field now. */
  readonly value: <Field extends FieldPath<Values>>(field: Field) => PathValue<Values, Field>;
  /** Changes fields that nobody types in now: those that another one computes. */
  readonly set: (change: Partial<Values>) => void;
  /** As at the beginning. */
  readonly blank: () => void;
  /** What no one field is to blame for. */
  readonly error: string | undefined;
  /** The rest is for the fields. */
  readonly textOf: (error: FieldError | undefined) => string | undefined;
  readonly typed: (field: FieldPath<Values>, value: unknown) => void;
}

/** What has been typed of a draft: an empty field of it says nothing. */
const filled = <Draft extends object>(draft: Draft) =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== ''));

/** The one machine of forms: react-hook-form on a schema of ours, one thing wrong at a time, gone as soon as anything is typed. */
export function useSchemaForm<Values extends FieldValues, Key extends string, Draft extends Partial<Values> = never>({
  schema,
  start,
  words,
  send,
  draft,
  given,
}: SchemaFormOptions<Values, Key, Draft>): SchemaForm<Values> {
  const store = useStore();
  const [defaultValues] = useState(() => ({ ...start, ...(draft && filled(store.get(draft))), ...given }));
  const form = useForm<Values>({
    resolver: schemaResolver(schema),
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
  });
  const { errors, isSubmitting } = form.formState;
  const isRunning = useRef(false);

  // The form's own schema wrote the key.
  const textOf = (error: FieldError | undefined) => faultText(error, words as (problem: Problem) => string);
  const submit = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    await form
      .handleSubmit((values) => send(values))()
      .finally(() => {
        isRunning.current = false;
      });
  };
  return {
    control: form.control,
    submit: (event) => {
      event?.preventDefault();
      void submit();
    },
    busy: isSubmitting,
    refuse: (field, say) => form.setError(field, saidFault(say), { shouldFocus: true }),
    isRight: (field) => {
      form.clearErrors();
      return form.trigger(field, { shouldFocus: true });
    },
    value: (field) => form.getValues(field),
    set: (change) => {
      form.clearErrors();
      for (const [field, value] of Object.entries(change))
        form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>);
    },
    blank: () => form.reset(start),
    error: textOf(errors.root as FieldError | undefined),
    textOf,
    typed: (field, value) => {
      form.clearErrors();
      const kept = draft && store.get(draft);
      if (draft && kept && field in kept) store.set(draft, { ...kept, [field]: value });
    },
  };
}
