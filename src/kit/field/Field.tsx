import type { ReactNode } from 'react';
import { useAnnounced } from '../announce/index.ts';
import { WarningCircleIcon } from '../icons.ts';
import { Head, Message, Wrap } from './Field.styles.ts';
import type { Attributes } from './useHandedOn.ts';

export interface FieldFrameProps {
  readonly id: string;
  /** Above the box; left out where the box holds its own label. */
  readonly label?: string;
  /** At the end of the label line: a link or a balance. */
  readonly labelEnd?: ReactNode;
  readonly error?: string;
  readonly hint?: ReactNode;
  /** Shown as "3/30" at the end of the line below. */
  readonly count?: string;
  readonly children: ReactNode;
}

/** Whether the input is wrong, and the sentence that says so or gives a hint. */
export const wrongOr = (id: string, error?: string, hint?: ReactNode): Attributes => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
});

/** Label above, box, sentence below: what every field shares. */
export function FieldFrame({ id, label, labelEnd, error, hint, count, children }: FieldFrameProps) {
  useAnnounced(error, 'alert');
  return (
    <Wrap>
      {label || labelEnd ? (
        <Head>
          {label ? <label htmlFor={id}>{label}</label> : <span />}
          {labelEnd}
        </Head>
      ) : null}
      {children}
      {error ? (
        <Message id={`${id}-error`} data-error>
          <WarningCircleIcon size={20} weight="fill" />
          <span>{error}</span>
          {count ? <span data-count>{count}</span> : null}
        </Message>
      ) : hint || count ? (
        <Message id={`${id}-hint`}>
          {hint ? <span>{hint}</span> : null}
          {count ? <span data-count>{count}</span> : null}
        </Message>
      ) : null}
    </Wrap>
  );
}
