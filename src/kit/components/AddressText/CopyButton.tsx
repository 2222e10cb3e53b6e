import { useState } from 'react';
import { CheckIcon, CopyIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { Copying, Failed, Said } from './CopyButton.styles.ts';

export interface CopyButtonProps {
  /** Goes to the clipboard as it stands. */
  readonly value: string;
  /** Verb and object: 'Copy address'. */
  readonly label: string;
  /** The value is in the clipboard. */
  readonly onCopied?: () => void;
}

/** Copies a text and says so; where the browser refuses, it says that too. */
export function CopyButton({ value, label, onCopied }: CopyButtonProps) {
  const words = useKitWords();
  const [last, setLast] = useState<{ readonly value: string; readonly isDone: boolean }>();
  const isDone = last?.value === value && last.isDone;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setLast({ value, isDone: true });
      onCopied?.();
    } catch {
      setLast({ value, isDone: false });
    }
  };
  return (
    <Copying>
      <Button
        variant="text"
        size="sm"
        icon={isDone ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
        onClick={() => void copy()}
      >
        {isDone ? words.copied : label}
      </Button>
      <Said role="status">{isDone ? words.copied : ''}</Said>
      {last?.value === value && !last.isDone ? <Failed role="alert">{words.copyFailed}</Failed> : null}
    </Copying>
  );
}
