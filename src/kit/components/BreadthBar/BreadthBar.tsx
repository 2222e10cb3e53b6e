import { DirectionArrow } from '../PercentText/DirectionArrow.tsx';
import { Bar, Counts, Part, Side } from './BreadthBar.styles.ts';

export interface BreadthBarProps {
  readonly up: number;
  readonly flat: number;
  readonly down: number;
  /** Words with their counts: '142 rising'. */
  readonly labels: { readonly up: string; readonly flat: string; readonly down: string };
}

/** How many pairs rise, stand and fall. */
export function BreadthBar({ up, flat, down, labels }: BreadthBarProps) {
  return (
    <div>
      <Counts>
        <Side data-direction="up">
          <DirectionArrow direction="up" />
          {labels.up}
        </Side>
        <Side data-direction="flat">{labels.flat}</Side>
        <Side data-direction="down">
          <DirectionArrow direction="down" />
          {labels.down}
        </Side>
      </Counts>
      <Bar aria-hidden>
        {up > 0 ? <Part data-direction="up" style={{ flexGrow: up }} /> : null}
        {flat > 0 ? <Part data-direction="flat" style={{ flexGrow: flat }} /> : null}
        {down > 0 ? <Part data-direction="down" style={{ flexGrow: down }} /> : null}
      </Bar>
    </div>
  );
}
