import { hash, timingSafeEqual } from 'node:crypto';
import { DemoError } from './options.ts';

/** Whether somebody gives the token that the exchange printed at its start; takes as long for a near miss as for any other. */
export function isToken(given: unknown, wanted: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return typeof given === 'string' && timingSafeEqual(digest(given), digest(wanted));
}

/** The tools that take it, each by where it belongs. */
export const TOKEN_TOOLS = {
  clock: 'POST /demo/clock?token=',
  scenario: 'POST /demo/scenario?token=',
  reset: 'POST /demo/reset?all=1&token=',
  invariants: 'GET /demo/invariants?token=',
  tasks: 'GET /demo/tasks?token=',
} as const;

/** Refuses whoever does not give it to a tool, and says where it belongs. */
export function demandToken(given: unknown, wanted: string, tool: keyof typeof TOKEN_TOOLS): void {
  if (isToken(given, wanted)) return;
  throw new DemoError(`Give the token that the exchange printed at its start: ${TOKEN_TOOLS[tool]}`);
}
