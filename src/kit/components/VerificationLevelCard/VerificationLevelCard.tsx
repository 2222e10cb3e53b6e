import type { ReactNode } from 'react';
import { nameText, proseText } from '../../figure-text.ts';
import { CheckIcon, ClockIcon, LockSimpleIcon, ShieldCheckIcon, WarningCircleIcon } from '../../icons.ts';
import { Badge, type BadgeTone } from '../Badge/index.ts';
import { Level, Note, Reason, Unlock, Unlocks } from './VerificationLevelCard.styles.ts';

export type VerificationState = 'none' | 'review' | 'verified' | 'refused';

export interface VerificationLevelCardProps {
  /** Name of the level: 'Level 1: identity'. */
  readonly title: string | null | undefined;
  /** How far the level is; gives tone and icon of its badge. */
  readonly state: VerificationState;
  /** Word of the state: 'Not verified', 'In review', 'Verified', 'Refused'. */
  readonly stateLabel: string | null | undefined;
  /** What the level allows, ticked where it is verified and locked before, with its limits: 'Withdraw up to 200 BTC a day'. */
  readonly unlocks: readonly (string | null)[] | null | undefined;
  /** Why it was refused and what would be right; shown in that state alone. */
  readonly reason?: ReactNode;
  /** How long it takes, what has to come first, since when it is verified. */
  readonly note?: ReactNode;
  /** The button of the next step: 'Verify identity', 'Send again'. */
  readonly action?: ReactNode;
}

const TONE = { none: 'info', review: 'warning', verified: 'success', refused: 'danger' } as const satisfies Record<
  VerificationState,
  BadgeTone
>;

const MARK: Readonly<Record<VerificationState, ReactNode>> = {
  none: undefined,
  review: <ClockIcon size={16} />,
  verified: <ShieldCheckIcon size={16} />,
  refused: <WarningCircleIcon size={16} weight="fill" />,
};

/** A level of identity verification: what it allows, how far it is, and what comes next. */
export function VerificationLevelCard(props: VerificationLevelCardProps) {
  const { title, state, stateLabel, reason, note, action } = props;
  const unlocks = [...new Set((props.unlocks ?? []).map(proseText).filter(Boolean))];
  return (
    <article>
      <Level
        data-state={state}
        title={<h2>{nameText(title)}</h2>}
        extra={
          <Badge tone={TONE[state]} icon={MARK[state]}>
            {nameText(stateLabel)}
          </Badge>
        }
      >
        {unlocks.length === 0 ? null : (
          <Unlocks>
            {unlocks.map((unlock) => (
              <Unlock key={unlock}>
                {state === 'verified' ? <CheckIcon size={16} /> : <LockSimpleIcon size={16} />}
                <span>{unlock}</span>
              </Unlock>
            ))}
          </Unlocks>
        )}
        {state === 'refused' && reason ? (
          <Reason>
            <WarningCircleIcon size={20} weight="fill" />
            <p>{reason}</p>
          </Reason>
        ) : null}
        {note ? <Note>{note}</Note> : null}
        {action}
      </Level>
    </article>
  );
}
