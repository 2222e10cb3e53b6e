import type { ReactNode } from 'react';
import { directionOf, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { figureNode, nameText } from '../../figure-text.ts';
import { ClockIcon, ShareNetworkIcon } from '../../icons.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { CoinMark } from '../CoinMark/index.ts';
import { Fact, Label as FactLabel } from '../EntrustRow/EntrustRow.styles.ts';
import type { EntrustFact } from '../EntrustRow/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { LeadFigure } from '../LeadFigure/index.ts';
import { PercentText } from '../PercentText/index.ts';
import { TickStrip } from '../Ticks/TickStrip.tsx';
import { courseTicks, type PositionCourse } from './course.ts';
import {
  Actions,
  Course,
  Facts,
  Figure,
  Foot,
  Frame,
  Label,
  Pair,
  Position,
  Result,
  Side,
  Since,
  Title,
  Value,
} from './PositionCard.styles.ts';

export type { PositionCourse } from './course.ts';

export interface PositionFact extends EntrustFact {
  /** It moves with the market, as the mark price does: grey while prices are old. @default false */
  readonly isLive?: boolean;
}

export interface PositionAction {
  /** Verb: 'Close', 'TP / SL'. */
  readonly label: string;
  /** Does it, or asks first. */
  readonly onClick: () => void;
  /** The call runs. @default false */
  readonly busy?: boolean;
  /** It cannot be done now. @default false */
  readonly disabled?: boolean;
}

export interface PositionCardProps {
  /** Symbol of the base coin; gives the mark. */
  readonly symbol: string | null | undefined;
  /** 'BTC/USDT' */
  readonly pair: string | null | undefined;
  /** Side of the position; gives the tone and the arrow of its badge. */
  readonly side: 'long' | 'short';
  /** Side and leverage in words: 'Long 50×'. */
  readonly sideLabel: string | null | undefined;
  /** Where the position comes from: 'Copied'. @default none */
  readonly tag?: string | null;
  /** Unrealised profit or loss, signed decimal text. */
  readonly pnl: NumberInput;
  /** Decimals of the profit's coin. @default 2 */
  readonly pnlDecimals?: number;
  /** 'Unrealised PnL, USDT' */
  readonly pnlLabel: string;
  /** Return on the margin in percent, signed decimal text. */
  readonly rate: NumberInput;
  /** 'Return' */
  readonly rateLabel: string;
  /** Ticks from entry to mark, and where liquidation stands: decoration, the facts say it. */
  readonly course?: PositionCourse;
  /** Hides the profit from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
  /** Prices are old: since when, in milliseconds since 1970. The head says it, and the figures turn grey. @default null */
  readonly staleSince?: number | null;
  /** Six facts in three columns, each a number part: open, mark, liquidation, lots, margin, fee. */
  readonly facts: readonly PositionFact[] | null | undefined;
  /** Under the facts: when it was opened, and the way to its details. */
  readonly foot?: ReactNode;
  /** Up to three, all equal: none of them is the main one. */
  readonly actions?: readonly PositionAction[] | null;
  /** Opens the picture to share; without it there is no share button. */
  readonly onShare?: () => void;
  /** Names the share button. */
  readonly shareLabel?: string;
}

/** A futures position of the user. Orders that wait are EntrustRow. */
export function PositionCard(props: PositionCardProps) {
  const { symbol, side, tag, pnl, pnlDecimals = 2, pnlLabel, rate, rateLabel } = props;
  const { hidden, staleSince = null, onShare, shareLabel } = props;
  const isStale = staleSince !== null;
  const [facts, actions] = [props.facts ?? [], props.actions ?? []];
  const [pair, sideLabel] = [nameText(props.pair), nameText(props.sideLabel)];
  const profit = formatSigned(pnl, pnlDecimals);
  const ticks = props.course ? courseTicks(props.course, isStale || hidden ? 'flat' : directionOf(profit)) : null;
  return (
    <Frame aria-label={`${pair} ${sideLabel}`}>
      <Position
        title={
          <Title>
            <CoinMark symbol={symbol ?? ''} size={24} />
            <Pair>{pair}</Pair>
            <Badge tone={side === 'long' ? 'up' : 'down'}>{sideLabel}</Badge>
            {tag ? <Badge tone="accent">{tag}</Badge> : null}
            {isStale ? (
              <Since>
                <ClockIcon size={16} />
                {formatDateTime(staleSince, { date: false })}
              </Since>
            ) : null}
          </Title>
        }
        extra={
          onShare && shareLabel ? (
            <IconButton label={shareLabel} icon={<ShareNetworkIcon size={24} />} onClick={onShare} />
          ) : null
        }
      >
        <Result>
          <Side>
            <Label>{pnlLabel}</Label>
            <Figure>
              <LeadFigure
                isFitted
                size="title"
                signed
                value={pnl}
                scale={pnlDecimals}
                hidden={hidden}
                tone={directionOf(profit)}
                isStale={isStale}
              />
            </Figure>
          </Side>
          <Side data-end="">
            <Label>{rateLabel}</Label>
            <Figure data-stale={isStale ? '' : undefined}>
              <PercentText value={rate} />
            </Figure>
          </Side>
        </Result>
        {ticks ? (
          <Course aria-hidden>
            <TickStrip ticks={ticks} />
          </Course>
        ) : null}
        <Facts>
          {facts.map(({ label, value, isLive }) => (
            <Fact key={label}>
              <FactLabel>{label}</FactLabel>
              <Value data-stale={(isStale && isLive) || undefined}>{figureNode(value)}</Value>
            </Fact>
          ))}
        </Facts>
        {props.foot ? <Foot>{props.foot}</Foot> : null}
        {actions.length > 0 ? (
          <Actions>
            {actions.map(({ label, ...action }) => (
              <Button key={label} variant="secondary" size="md" block {...action}>
                {label}
              </Button>
            ))}
          </Actions>
        ) : null}
      </Position>
    </Frame>
  );
}
