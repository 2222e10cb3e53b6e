import { type CSSProperties, useState } from 'react';
import styled from 'styled-components';
import { Named, Purpose } from './Sheet.styles.ts';

const Replay = styled.button`
  display: grid;
  gap: var(--space-4);
  inline-size: 100%;
  min-block-size: var(--size-touch);
  padding-block: var(--space-4);
`;

const Track = styled.span`
  display: block;
  position: relative;
  block-size: 24px;
  border-radius: var(--radius-sm);
  background: var(--color-fill-quiet);
`;

const Runner = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: 24px;
  block-size: 24px;
  border-radius: var(--radius-sm);
  background: var(--brand-accent-fill);
  transition: inset-inline-start var(--sample-duration) var(--sample-ease);

  [data-at='end'] > & {
    inset-inline-start: calc(100% - 24px);
  }
`;

interface MotionRowProps {
  /** Token that the row shows. */
  readonly name: string;
  /** Its value: '200ms'. */
  readonly value: string;
  /** What moves so. */
  readonly purpose: string;
  /** Token of the duration. */
  readonly duration: string;
  /** Token of the easing. */
  readonly ease: string;
}

/** A duration or an easing: each tap sends the runner to the other end. */
export function MotionRow({ name, value, purpose, duration, ease }: MotionRowProps) {
  const [isAtEnd, setAtEnd] = useState(false);
  return (
    <Replay type="button" onClick={() => setAtEnd(!isAtEnd)}>
      <Named>
        <span>{name}</span>
        <span>{value}</span>
      </Named>
      <Track data-at={isAtEnd ? 'end' : 'start'}>
        <Runner
          style={{ '--sample-duration': `var(--${duration})`, '--sample-ease': `var(--${ease})` } as CSSProperties}
        />
      </Track>
      <Purpose>{purpose}</Purpose>
    </Replay>
  );
}
