import { useId } from 'react';
import { directionOf, formatCompact, formatPercent, formatRate, type NumberInput } from '../../../domain/number.ts';
import { nameText } from '../../figure-text.ts';
import { CheckIcon } from '../../icons.ts';
import { Avatar } from '../Avatar/index.ts';
import { Button } from '../Button/index.ts';
import { LeadText } from '../LeadFigure/index.ts';
import { Sparkline } from '../Sparkline/index.ts';
import { StatGrid } from '../StatGrid/index.ts';
import { Course, Followers, Frame, Main, Names, Open, Return, Trader, Who } from './TraderCard.styles.ts';

export interface TraderCardProps {
  /** What the trader is called. */
  readonly name: string | null | undefined;
  /** Address of the picture; the first letter stands in for it. */
  readonly avatarSrc?: string | null;
  /** Decimal text of the return in percent: '128.4'; it is always signed. */
  readonly returnRate: NumberInput;
  /** Decimal text of the share of trades won, in percent. */
  readonly winRate: NumberInput;
  /** How many follow, and how many may; without a limit only the first is shown. */
  readonly followers: NumberInput;
  /** How many may follow; without it only the followers are shown. */
  readonly limit?: NumberInput;
  /** Decimal text of the highest loss from a peak, in percent; left out where it is not told. */
  readonly drawdown?: NumberInput;
  /** Course of the return, oldest first; no line where there is none. */
  readonly points?: readonly number[] | null;
  /** `full` takes no more followers. @default 'open' */
  readonly state?: (typeof STATES)[number];
  /** The call runs. @default false */
  readonly busy?: boolean;
  /** Words over the figures and on the button. */
  readonly labels: {
    /** 'Return, 30 days' */
    readonly returnRate: string;
    readonly winRate: string;
    readonly followers: string;
    readonly drawdown?: string;
    readonly follow: string;
    readonly following: string;
    readonly full: string;
  };
  /** Follows, or ends it where the state is `following`. */
  readonly onFollow: () => void;
  /** Opens the trader; without it the name is text. */
  readonly onPress?: () => void;
}

const STATES = ['open', 'following', 'full'] as const;

/** A trader whose trades can be copied: what came of them, how often they won, who follows. */
export function TraderCard(props: TraderCardProps) {
  const { name, avatarSrc, winRate, followers, limit, drawdown, points, busy, labels } = props;
  const id = useId();
  const shownName = nameText(name);
  const shownReturn = formatPercent(props.returnRate);
  const direction = directionOf(shownReturn);
  const hasLimit = limit !== undefined && limit !== null;
  const count = [followers, ...(hasLimit ? [limit] : [])].map(formatCompact).join('/');
  const state = STATES.find((known) => known === props.state) ?? 'open';
  const word = { open: labels.follow, following: labels.following, full: labels.full }[state];
  return (
    <Frame aria-labelledby={id}>
      <Trader
        title={
          <Who>
            <Avatar name={name ?? ''} src={avatarSrc ?? undefined} size={40} />
            <Names>
              <h3 id={id}>
                {props.onPress ? (
                  <Open type="button" onClick={props.onPress}>
                    {shownName}
                  </Open>
                ) : (
                  shownName
                )}
              </h3>
              <Followers>
                {labels.followers} {count}
              </Followers>
            </Names>
          </Who>
        }
        extra={
          <Button
            size="sm"
            variant="secondary"
            label={`${word}, ${shownName}`}
            disabled={state === 'full'}
            busy={busy}
            icon={state === 'following' ? <CheckIcon size={16} /> : undefined}
            onClick={props.onFollow}
          >
            {word}
          </Button>
        }
      >
        <Main>
          <Return>
            <p>{labels.returnRate}</p>
            <LeadText size="headline" value={shownReturn} tone={direction} />
          </Return>
          {points && points.length > 1 ? (
            <Course>
              <Sparkline points={points} direction={direction} />
            </Course>
          ) : null}
        </Main>
        <StatGrid
          columns={2}
          items={[
            { label: labels.winRate, value: formatRate(winRate) },
            ...(!labels.drawdown ? [] : [{ label: labels.drawdown, value: formatRate(drawdown) }]),
          ]}
        />
      </Trader>
    </Frame>
  );
}
