import { expect, it } from 'vitest';
import { type CallName, calls } from '../contract/table.ts';
import { specOf } from './sections.ts';

it.each((Object.keys(calls) as CallName[]).filter((name) => !name.startsWith('upload.')))(
  'the client finds the contract of %s',
  async (name) => {
    expect(await specOf(name)).toBe(calls[name]);
  },
);
