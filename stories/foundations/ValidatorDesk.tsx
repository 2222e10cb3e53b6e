import { useState } from 'react';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { TextField } from '#kit/TextField';
import { Sheet, Topic } from './Sheet.styles.ts';

/** What is typed into each field, and what is said of it. */
export interface Sample {
  readonly typed: readonly string[];
  readonly says: string;
}

export interface ValidatorDeskProps {
  /** What it asks for, in a sentence. */
  readonly rule: string;
  /** Names of what it is given. */
  readonly inputs: readonly string[];
  /** The function itself, on what is typed. */
  readonly judge: (...typed: string[]) => unknown;
  readonly samples: readonly Sample[];
}

export const VERDICT = 'It says';

/** A verdict in words: the problem, the figures that it comes to, or whether the text will do. */
export function wordsOf(verdict: unknown): string {
  if (verdict === true || verdict === null) return 'accepted';
  if (verdict === false) return 'refused';
  if (typeof verdict !== 'object') return String(verdict);
  return Object.entries(verdict)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

const quoted = (typed: readonly string[]) => typed.map((text) => `“${text}”`).join(', ');

/** A validator to try: fields for what it is given, what it says of them, and what it says of the samples. */
export function ValidatorDesk({ rule, inputs, judge, samples }: ValidatorDeskProps) {
  const [typed, setTyped] = useState(() => inputs.map((_, place) => samples[0]?.typed[place] ?? ''));
  return (
    <Sheet>
      <Topic>
        <h2>Try it</h2>
        <p>{rule}</p>
        {inputs.map((label, place) => (
          <TextField
            key={label}
            label={label}
            value={typed[place] ?? ''}
            onChange={(text) => setTyped((before) => before.with(place, text))}
          />
        ))}
        <KeyValueList>
          <KeyValue label={VERDICT} value={wordsOf(judge(...typed))} />
        </KeyValueList>
      </Topic>
      <Topic>
        <h2>Samples</h2>
        <KeyValueList>
          {samples.map((sample) => (
            <KeyValue key={quoted(sample.typed)} label={quoted(sample.typed)} value={wordsOf(judge(...sample.typed))} />
          ))}
        </KeyValueList>
      </Topic>
    </Sheet>
  );
}
