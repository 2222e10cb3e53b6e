import { useState } from 'react';
import { EMPTY, formatPercent, formatPrice, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { useAnnounced } from '../../announce/index.ts';
import { figureText, nameText } from '../../figure-text.ts';
import { DownloadSimpleIcon, ShareNetworkIcon } from '../../icons.ts';
import { useTheme } from '../../theme/index.ts';
import { useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { Failure, Whole } from './PnlCard.styles.ts';
import { type PictureState, PnlPicture } from './PnlPicture.tsx';
import { canSharePicture, type ShareOutcome, sharePicture } from './share-picture.ts';
import type { PnlFacts } from './types.ts';

export type { ShareOutcome } from './share-picture.ts';

export interface PnlCardLabels {
  /** Over the percent: 'Return'. */
  readonly rate: string;
  /** Over the opening price: 'Entry price'. */
  readonly entry: string;
  /** Over the mark price: 'Mark price'. */
  readonly mark: string;
  /** Over the code: 'Invite code'. */
  readonly invite: string;
  /** The button, where the phone has a share sheet: 'Share picture'. */
  readonly share: string;
  /** The button elsewhere: 'Save picture'. */
  readonly save: string;
}

export interface PnlCardProps {
  /** Name of the site. */
  readonly site: string | null | undefined;
  /** 'BTC/USDT' */
  readonly pair: string | null | undefined;
  /** Side of the position; gives the tone of its word. */
  readonly side: 'long' | 'short';
  /** Side and leverage in words: 'Long 50×'. */
  readonly sideLabel: string | null | undefined;
  /** Return on the margin in percent, signed decimal text. */
  readonly rate: NumberInput;
  /** Profit as signed decimal text; left out where the user keeps it to himself. */
  readonly pnl?: NumberInput;
  /** Coin of the profit. @default 'USDT' */
  readonly unit?: string | null;
  /** Decimals of the profit. @default 2 */
  readonly pnlDecimals?: number;
  /** Decimal text of the opening price. */
  readonly entry: NumberInput;
  /** Decimal text of the mark price. */
  readonly mark: NumberInput;
  /** Decimals of the pair. */
  readonly decimals: number;
  /** Formatted moment of the figures: '20 Nov 2026, 14:31'. */
  readonly time?: string | null;
  /** Code that a friend enters; without it that line is left out. */
  readonly inviteCode?: string | null;
  /** Modules of the invite's QR code by rows, true is dark, without a quiet zone. */
  readonly qr?: readonly (readonly boolean[])[] | null;
  /** Name of the file that is shared or saved. @default 'pnl.png' */
  readonly fileName?: string | null;
  /** Words of the picture and of its button. */
  readonly labels: PnlCardLabels;
  /** After a share or a save; a share that the user called off counts as `cancelled`. */
  readonly onDone?: (outcome: ShareOutcome) => void;
}

/** The sentence behind the picture: all that it says. */
const spoken = ({ pair, sideLabel, rate, pnl, entry, mark, labels }: PnlFacts) =>
  [`${pair} ${sideLabel}`, `${labels.rate} ${rate}`, pnl, `${labels.entry} ${entry}`, `${labels.mark} ${mark}`]
    .filter(Boolean)
    .join(', ');

/** A position as a picture to share, in the theme and direction in force: what is shown is what is sent. */
export function PnlCard(props: PnlCardProps) {
  const { side, rate, pnl, unit, pnlDecimals = 2, entry, mark, decimals, time, inviteCode, qr, labels, onDone } = props;
  const [pair, sideLabel] = [nameText(props.pair), nameText(props.sideLabel)];
  const { theme, direction } = useTheme();
  const words = useKitWords();
  const [picture, setPicture] = useState<PictureState>('drawing');
  const [attempt, setAttempt] = useState(0);
  const profit = formatSigned(pnl, pnlDecimals);
  const facts: PnlFacts = {
    site: nameText(props.site),
    pair,
    side,
    sideLabel,
    rate: formatPercent(rate),
    pnl: profit === EMPTY ? undefined : `${profit} ${unit || 'USDT'}`,
    entry: formatPrice(entry, decimals),
    mark: formatPrice(mark, decimals),
    time: time ? figureText(time) : undefined,
    inviteCode: inviteCode || undefined,
    qr: qr ?? undefined,
    labels: { rate: labels.rate, entry: labels.entry, mark: labels.mark, invite: labels.invite },
  };
  const file = picture instanceof File ? picture : null;
  const isShared = file !== null && canSharePicture(file);
  useAnnounced(picture === 'failed' ? words.failed : undefined, 'alert');
  const act = () => {
    if (file) void sharePicture(file, `${pair} ${facts.rate}`).then(onDone);
    else setAttempt(attempt + 1);
  };
  return (
    <Whole>
      <PnlPicture
        key={`${theme} ${direction} ${attempt}`}
        facts={facts}
        fileName={props.fileName || 'pnl.png'}
        busy={picture === 'drawing'}
        label={spoken(facts)}
        onState={setPicture}
      />
      {picture === 'failed' ? <Failure>{words.failed}</Failure> : null}
      <Button
        block
        busy={picture === 'drawing'}
        icon={isShared ? <ShareNetworkIcon size={20} /> : file ? <DownloadSimpleIcon size={20} /> : null}
        onClick={act}
      >
        {picture === 'failed' ? words.retry : isShared ? labels.share : labels.save}
      </Button>
    </Whole>
  );
}
