import { useState } from 'react';
import { useAnnounced } from '../../announce/index.ts';
import { copyText } from '../../copy-text.ts';
import { CheckIcon, CopyIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { Copying, Failed } from './CopyButton.styles.ts';

export interface CopyButtonProps {
  /** Goes to the clipboard as it stands. */
  readonly value: string | null | undefined;
  /** Verb and object: 'Copy address'. */
  readonly label: string;
  /** The value is in the clipboard. */
  readonly onCopied?: () => void;
}

/** Copies a text and says so; where the browser refuses, it says that too. */
export function CopyButton({ value, label, onCopied }: CopyButtonProps) {
  const words = useKitWords();
  const [last, setLast] = useState<{ readonly value: string; readonly isDone: boolean }>();
  const isDone = last !== undefined && last.value === value && last.isDone;
  const isRefused = last !== undefined && last.value === value && !last.isDone;
  useAnnounced(isDone ? words.copied : undefined);
  useAnnounced(isRefused ? words.copyFailed : undefined, 'alert');
  const copy = async () => {
    if (!value) return;
    const isDone = await copyText(value);
    setLast({ value, isDone });
    if (isDone) onCopied?.();
  };
  return (
    <Copying>
      <Button
        variant="text"
        size="sm"
        disabled={!value}
        icon={isDone ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={() => void copy()}
      >
        {isDone ? words.copied : label}
      </Button>
      {isRefused ? <Failed>{words.copyFailed}</Failed> : null}
    </Copying>
  );
}
