import type { ReactNode } from 'react';
import { Pair } from './KeyValue.styles.ts';

export interface KeyValueProps {
  readonly label: ReactNode;
  /** Formatted already, with its unit. */
  readonly value: ReactNode;
  /** Only for profit and loss. */
  readonly tone?: 'up' | 'down' | 'flat';
}

/** One fact: label and value. Stands in a `<dl>`, as KeyValueList gives it. */
export function KeyValue({ label, value, tone }: KeyValueProps) {
  return (
    <Pair data-tone={tone}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </Pair>
  );
}

/** Facts under each other. */
export function KeyValueList({ children }: { readonly children: ReactNode }) {
  return <dl>{children}</dl>;
}
