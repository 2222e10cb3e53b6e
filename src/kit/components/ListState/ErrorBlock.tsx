import type { ReactNode } from 'react';
import { useAnnounced } from '../../announce/index.ts';
import { nameText, type Prose, proseNode, proseText } from '../../figure-text.ts';
import { ArrowClockwiseIcon, PlugsIcon } from '../../icons.ts';
import { softBreaks } from '../../soft-breaks.ts';
import { useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { CopyButton } from '../CopyButton/index.ts';
import { Buttons, Card, Head, Inset, Reference } from './ErrorBlock.styles.ts';

export interface ErrorBlockProps {
  /** What happened. */
  readonly title: string | null | undefined;
  /** What it means for the money, and what to do. */
  readonly text: Prose;
  /** For support: call, time, id of the answer. */
  readonly reference?: string | null;
  /** Asks again; without it there is no retry button. */
  readonly onRetry?: () => void;
  /** The retry runs. @default false */
  readonly busy?: boolean;
  /** Another main button stands on the screen: the retry leaves the ink to it. @default false */
  readonly isPart?: boolean | undefined;
  /** A second way out. */
  readonly action?: ReactNode;
}

/** Something did not load: what, what it means, and a way on. */
export function ErrorBlock({ title, text, reference, onRetry, busy, isPart, action }: ErrorBlockProps) {
  const words = useKitWords();
  const said = [nameText(title), typeof text === 'string' ? proseText(text) : ''].join(' ').trim();
  useAnnounced(said, 'alert');
  return (
    <Inset>
      <Card>
        <Head>
          <PlugsIcon />
          <h2>{softBreaks(nameText(title))}</h2>
          <p>{softBreaks(proseNode(text))}</p>
        </Head>
        <Buttons>
          {onRetry ? (
            <Button
              variant={isPart ? 'secondary' : undefined}
              size="md"
              busy={busy}
              icon={<ArrowClockwiseIcon size={20} />}
              onClick={onRetry}
            >
              {words.retry}
            </Button>
          ) : null}
          {action}
        </Buttons>
        {reference ? (
          <Reference>
            <span>{softBreaks(proseText(reference))}</span>
            <CopyButton value={reference} label={words.copy} />
          </Reference>
        ) : null}
      </Card>
    </Inset>
  );
}
