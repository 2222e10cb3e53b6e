import type { ReactNode } from 'react';
import { figureNode, nameText, type Prose } from '../../figure-text.ts';
import { CheckCircleIcon, XCircleIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Head, Ring, Spoken, Step, Steps, Time, Title } from './StatusTimeline.styles.ts';

export type StepState = 'done' | 'current' | 'waiting' | 'failed';

export interface TimelineStep {
  /** Tells the step from the others. */
  readonly key: string;
  /** What happens in it: 'Sent to the network'. */
  readonly title: string | null | undefined;
  /** How far the step is; gives its mark and its word. */
  readonly state: StepState;
  /** A TimeText: when it ended, or is expected. */
  readonly time?: Prose;
  /** What is going on, why it failed, what to do; may hold a link or a button. */
  readonly note?: ReactNode;
}

export interface StatusTimelineProps {
  /** Names the list: 'Progress of the withdrawal'. */
  readonly label: string;
  /** In the order in which they happen. */
  readonly steps: readonly TimelineStep[] | null | undefined;
  /** Steps are asked for: grey bars in their places. @default false */
  readonly isLoading?: boolean;
}

const WORD = {
  done: 'stepDone',
  current: 'stepCurrent',
  waiting: 'stepWaiting',
  failed: 'stepFailed',
} as const satisfies Record<StepState, string>;

/** What antd-mobile calls them. */
const STATUS = { done: 'finish', current: 'process', waiting: 'wait', failed: 'error' } as const satisfies Record<
  StepState,
  string
>;

/** Widths of bars in rem while steps load. */
const BONES = ['9rem', '11rem', '7rem'] as const;

const markOf = (state: StepState) => {
  if (state === 'done') return <CheckCircleIcon size={20} weight="fill" />;
  return state === 'failed' ? <XCircleIcon size={20} weight="fill" /> : <Ring />;
};

function Item({ step, word }: { readonly step: TimelineStep; readonly word: string }) {
  const { title, state, time, note } = step;
  return (
    <li aria-current={state === 'current' ? 'step' : undefined}>
      <Steps direction="vertical">
        <Step
          status={STATUS[state]}
          icon={markOf(state)}
          title={
            <Head>
              <Title>
                {nameText(title)}
                <Spoken> {word}</Spoken>
              </Title>
              {time ? <Time>{figureNode(time)}</Time> : null}
            </Head>
          }
          description={note}
        />
      </Steps>
    </li>
  );
}

/** How far something has come, step by step; its state is a mark and a word, never a colour alone. */
export function StatusTimeline({ label, steps, isLoading = false }: StatusTimelineProps) {
  const words = useKitWords();
  if (isLoading)
    return (
      <ol aria-hidden>
        {BONES.map((width) => (
          <li key={width}>
            <Steps direction="vertical">
              <Step
                icon={<Skeleton shape="circle" width="20px" height="20px" />}
                title={<Skeleton width={width} height="0.875rem" />}
              />
            </Steps>
          </li>
        ))}
      </ol>
    );
  if (!steps || steps.length === 0) return null;
  return (
    <ol aria-label={label}>
      {steps.map((step) => (
        <Item key={step.key} step={step} word={words[WORD[step.state]]} />
      ))}
    </ol>
  );
}
