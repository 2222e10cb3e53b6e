import type { ReactNode } from 'react';
import { Ticks } from '../Ticks/index.ts';
import { Badge, Card, Lines, Picture, Rising, Ruler } from './TickOrnament.styles.ts';

export interface TickOrnamentProps {
  /** `banner`: rising ticks for the hero colour. `empty`: a blank record over a ruler. */
  readonly variant: 'banner' | 'empty';
  /** Icon in the badge of the empty picture, 20 px: what can be done here. */
  readonly icon?: ReactNode;
}

/** Heights of the banner's ticks of 100: every sixth is tall, and all rise to the end. */
const RISE = Array.from({ length: 19 }, (_, i) => ({
  x: i,
  tall: i % 6 === 0,
  height: 14 + 0.18 * i * i + (i % 6 === 0 ? 14 : 0),
}));
const path = (tall: boolean) =>
  RISE.filter((tick) => tick.tall === tall)
    .map(({ x, height }) => `M${x} ${(100 - height).toFixed(1)}V100`)
    .join('');

/** The tick ruler as a picture; decoration only. */
export function TickOrnament({ variant, icon }: TickOrnamentProps) {
  if (variant === 'banner') {
    return (
      <Rising aria-hidden viewBox="0 0 18 100" preserveAspectRatio="none">
        <path d={path(false)} />
        <path data-tall="" d={path(true)} />
      </Rising>
    );
  }
  return (
    <Picture aria-hidden>
      <Card>
        <Lines viewBox="0 0 88 64">
          <path d="M15 24h33M15 36h50M15 48h22" />
        </Lines>
        {icon ? <Badge>{icon}</Badge> : null}
      </Card>
      <Ruler>
        <Ticks count={23} major={6} />
      </Ruler>
    </Picture>
  );
}
