import { type CSSProperties, type ReactNode, useState } from 'react';
import styled from 'styled-components';

interface HeldProps<V> {
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly children: (value: V, onChange: (value: V) => void) => ReactNode;
}

/** Keeps the value of a controlled component, and tells the story of each change. */
export function Held<V>({ value: first, onChange, children }: HeldProps<V>) {
  const [value, setValue] = useState(first);
  return children(value, (next) => {
    setValue(next);
    onChange(next);
  });
}

const Grid = styled.div`
  display: grid;
  /* With large text fewer stand side by side. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(4.5rem, 100% / (var(--matrix-columns) + 0.9))), 1fr));
  align-items: center;
  gap: var(--space-12) var(--space-8);
`;

/** Variants side by side. */
export function Matrix({ columns, children }: { readonly columns: number; readonly children: ReactNode }) {
  return <Grid style={{ '--matrix-columns': columns } as CSSProperties}>{children}</Grid>;
}

const Stopped = styled.div`
  & *,
  & *::before,
  & *::after {
    animation-play-state: paused !important;
  }
`;

/** Whatever moves at rest stands still: a picture is taken at no certain moment. */
export const still = (story: () => ReactNode) => <Stopped>{story()}</Stopped>;

/** Options of findBy for what comes in a chunk of its own: a busy machine takes its time. */
export const LAZY = { timeout: 10_000 } as const;

/** Waits until what appears or leaves has come to rest. */
export async function settled(): Promise<void> {
  const running = document
    .getAnimations()
    .filter(
      (it) => it.playState === 'running' && it.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
    );
  await Promise.allSettled(running.map((it) => it.finished));
}

/** The one live region: what a screen reader was told last. */
export const heard = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-kit-announcer]');

/** Takes the focus away: a picture shows neither ring nor caret unless it is about them. */
export function unfocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

/** Things under each other. */
export const Stack = ({ children }: { readonly children: ReactNode }) => <Column>{children}</Column>;
