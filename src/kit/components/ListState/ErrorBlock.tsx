import { type ReactNode, useState } from 'react';
import { ArrowClockwiseIcon, CheckIcon, CopyIcon, PlugsIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { Buttons, Card, Head, Inset, Reference } from './ErrorBlock.styles.ts';

export interface ErrorBlockProps {
  /** What happened. */
  readonly title: string;
  /** What it means for the money, and what to do. */
  readonly text: ReactNode;
  /** For support: call, time, id of the answer. */
  readonly reference?: string;
  readonly onRetry?: () => void;
  /** The retry runs. */
  readonly busy?: boolean;
  /** A second way out. */
  readonly action?: ReactNode;
}

/** Something did not load: what, what it means, and a way on. */
export function ErrorBlock({ title, text, reference, onRetry, busy, action }: ErrorBlockProps) {
  const words = useKitWords();
  const [copied, setCopied] = useState<string>();
  const isCopied = copied !== undefined && copied === reference;
  return (
    <Inset>
      <Card role="alert">
        <Head>
          <PlugsIcon />
          <h2>{title}</h2>
          <p>{text}</p>
        </Head>
        <Buttons>
          {onRetry ? (
            <Button size="md" busy={busy} icon={<ArrowClockwiseIcon size={20} />} onClick={onRetry}>
              {words.retry}
            </Button>
          ) : null}
          {action}
        </Buttons>
        {reference ? (
          <Reference>
            <span>{reference}</span>
            <button
              type="button"
              onClick={() =>
                navigator.clipboard.writeText(reference).then(
                  () => setCopied(reference),
                  () => undefined,
                )
              }
            >
              {isCopied ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
              {isCopied ? words.copied : words.copy}
            </button>
          </Reference>
        ) : null}
      </Card>
    </Inset>
  );
}
