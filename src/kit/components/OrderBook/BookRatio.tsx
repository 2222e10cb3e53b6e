import { formatRate } from '../../../domain/number.ts';
import { paintShare } from '../../paint-number.ts';
import { type StripTick, TickStrip } from '../Ticks/TickStrip.tsx';
import { Both, Ratio } from './BookRatio.styles.ts';

interface BookRatioProps {
  /** How much of all that is offered is bid, 0 to 1; null in an empty book. */
  readonly share: number | null | undefined;
  /** `under`: words below the ticks, in a narrow column; `between`: the ticks between two figures. */
  readonly look: 'under' | 'between';
  readonly bid?: string;
  readonly ask?: string;
}

const TICKS = { under: 32, between: 64 };

const strip = (look: BookRatioProps['look'], ink: StripTick['ink']) => (
  <TickStrip ticks={Array.from({ length: TICKS[look] }, () => ({ height: 1, ink }))} />
);

/** Whole percents of both sides, which are a hundred together. */
export function ratioTexts(share: number | null | undefined): { readonly bid: string; readonly ask: string } {
  if (typeof share !== 'number' || !(share >= 0 && share <= 1)) return { bid: '', ask: '' };
  const bid = Math.round(share * 100);
  return { bid: formatRate(String(bid), 0), ask: formatRate(String(100 - bid), 0) };
}

/** Where the cut between the two sides stands: it goes by ticks, and between two of them. */
export function ratioCut(share: number | null | undefined, look: BookRatioProps['look']): number {
  const last = TICKS[look] - 1;
  const known = paintShare(share ?? 0.5);
  return Math.min(1, Math.max(0, (Math.round(known * (last + 1)) - 0.5) / last));
}

/** How the two sides of a book weigh: ticks of either, and their shares. */
export function BookRatio({ share, look, bid, ask }: BookRatioProps) {
  const texts = ratioTexts(share);
  return (
    <Ratio data-cell="ratio" data-look={look}>
      <Both aria-hidden data-none={texts.bid ? undefined : ''} style={{ '--bid': ratioCut(share, look) }}>
        <div>{strip(look, 'var(--kit-ratio-ask)')}</div>
        <div>{strip(look, 'var(--kit-ratio-bid)')}</div>
      </Both>
      <span data-of="bid">
        <span>{texts.bid || '\u00a0'}</span>
        {bid ? <i>{bid} </i> : null}
      </span>
      <span data-of="ask">
        <span>{texts.ask || '\u00a0'}</span>
        {ask ? <i> {ask}</i> : null}
      </span>
    </Ratio>
  );
}

/** Writes a share into the ratio of a book. */
export function bindRatio(root: HTMLElement): (share: number | null | undefined) => void {
  const ratio = root.querySelector<HTMLElement>("[data-cell='ratio']");
  if (!ratio) return () => undefined;
  const look = ratio.dataset.look === 'between' ? 'between' : 'under';
  const both = ratio.querySelector<HTMLElement>('div');
  const cell = (of: string) => ratio.querySelector(`[data-of='${of}'] > span`)?.firstChild;
  const [bid, ask] = [cell('bid'), cell('ask')];
  let shown = Number.NaN;
  return (share) => {
    // Whole percents are finer than the ticks.
    const next = typeof share === 'number' ? Math.round(share * 100) / 100 : -1;
    if (next === shown) return;
    shown = next;
    const texts = ratioTexts(share);
    if (bid) bid.nodeValue = texts.bid || '\u00a0';
    if (ask) ask.nodeValue = texts.ask || '\u00a0';
    both?.toggleAttribute('data-none', texts.bid === '');
    both?.style.setProperty('--bid', String(ratioCut(share, look)));
  };
}
