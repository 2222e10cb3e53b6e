import * as z from 'zod/mini';
import { formSchema, type Problem } from '../../src/domain/forms/form.ts';

/** Shorter is none that could have been set (wire.md). */
const LEAST = 6;

export const payPasswordRule = ({ password }: { password: string }): Problem<'password', 'password'> | null =>
  password.length < LEAST ? { field: 'password', key: 'password' } : null;

/** What is asked before money moves. */
export const payPasswordForm = formSchema({ password: z.string() }, payPasswordRule);

export const PAY_PASSWORD_WORDS = 'Enter your pay password';
