import { directionOf, formatSigned, type NumberInput } from '../../../domain/number.ts';
import { figureText, nameText } from '../../figure-text.ts';
import { ArrowDownRightIcon, ArrowUpRightIcon, ShareNetworkIcon } from '../../icons.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { CoinMark } from '../CoinMark/index.ts';
import { Fact, Label as FactLabel } from '../EntrustRow/EntrustRow.styles.ts';
import type { EntrustFact } from '../EntrustRow/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { LeadFigure } from '../LeadFigure/index.ts';
import { PercentText } from '../PercentText/index.ts';
import {
  Actions,
  Facts,
  Figure,
  Frame,
  Label,
  Pair,
  Position,
  Result,
  Side,
  Title,
  Value,
} from './PositionCard.styles.ts';

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
  /** Hides the profit from eyes and screen readers alike. @default false */
  readonly hidden?: boolean;
  /** Prices are old: the figures turn grey. @default false */
  readonly isStale?: boolean;
  /** Six facts in three columns, formatted: open, mark, liquidation, lots, margin, fee. */
  readonly facts: readonly EntrustFact[] | null | undefined;
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
  const { hidden, isStale, onShare, shareLabel } = props;
  const [facts, actions] = [props.facts ?? [], props.actions ?? []];
  const [pair, sideLabel] = [nameText(props.pair), nameText(props.sideLabel)];
  const profit = formatSigned(pnl, pnlDecimals);
  const Arrow = side === 'long' ? ArrowUpRightIcon : ArrowDownRightIcon;
  return (
    <Frame aria-label={`${pair} ${sideLabel}`}>
      <Position
        title={
          <Title>
            <CoinMark symbol={symbol ?? ''} size={24} />
            <Pair>{pair}</Pair>
            <Badge tone={side === 'long' ? 'up' : 'down'} icon={<Arrow size={16} />}>
              {sideLabel}
            </Badge>
            {tag ? <Badge tone="accent">{tag}</Badge> : null}
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
                value={profit}
                hidden={hidden}
                tone={directionOf(profit)}
                isStale={isStale}
              />
            </Figure>
          </Side>
          <Side data-end="">
            <Label>{rateLabel}</Label>
            <Figure>
              <PercentText value={rate} />
            </Figure>
          </Side>
        </Result>
        <Facts>
          {facts.map(({ label, value }) => (
            <Fact key={label}>
              <FactLabel>{label}</FactLabel>
              <Value>{figureText(value)}</Value>
            </Fact>
          ))}
        </Facts>
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
