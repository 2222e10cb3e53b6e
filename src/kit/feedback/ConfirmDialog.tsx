import { useId, useRef, useState } from 'react';
import { useAnnounced } from '../announce/index.ts';
import { Button, type ButtonVariant } from '../components/Button/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { KeyValue } from '../components/KeyValue/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { WarningCircleIcon } from '../icons.ts';
import { Layer } from '../layer/Layer.tsx';
import { fillWord, useKitWords } from '../words/index.ts';
import { Buttons, Extra, Facts, Failed, Scroll, Text } from './ConfirmDialog.styles.ts';
import { type ConfirmOptions, type ConfirmQuestion, optionsOf } from './confirm.ts';

export interface ConfirmDialogProps {
  /** What is asked: a function is asked anew each time the dialog is drawn, after a refusal too. */
  readonly asked: ConfirmQuestion;
  /** The dialog has closed; `remember` is the tick of "do not ask again". */
  readonly onDone: (answer: boolean, remember: boolean) => void;
}

function variantOf({ danger, side, typed }: ConfirmOptions): ButtonVariant {
  if (danger) return typed === undefined ? 'danger' : 'danger-fill';
  return side ?? 'primary';
}

const sentenceOf = (error: unknown, fallback: string): string =>
  error instanceof Error && error.message !== '' ? error.message : fallback;

/** One question, its facts, the safe choice left. */
export function ConfirmDialog({ asked, onDone }: ConfirmDialogProps) {
  const id = useId();
  const words = useKitWords();
  const [answer, setAnswer] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly error: unknown }>();
  const [progress, setProgress] = useState<string>();
  const run = useRef<AbortController>(undefined);
  const [remember, setRemember] = useState(false);
  const [typed, setTyped] = useState('');
  const options = optionsOf(asked);
  const { title, facts, confirmLabel, cancelLabel, doNotAskAgain, onConfirm } = options;
  const text = progress ?? options.text;
  const isLocked = isBusy && !options.canLeave;
  const failed = refusal && sentenceOf(refusal.error, words.failed);
  useAnnounced(failed, 'alert');
  useAnnounced(progress);
  const isTyped = options.typed === undefined || typed.trim() === options.typed;

  // A second tap may come before the busy button is drawn, or while the dialog leaves.
  const isOver = useRef(false);

  const confirm = async () => {
    if (isOver.current) return;
    isOver.current = true;
    setRefusal(undefined);
    setBusy(true);
    run.current = new AbortController();
    const { signal } = run.current;
    try {
      await onConfirm?.({ signal, tell: setProgress });
      if (!signal.aborted) setAnswer(true);
    } catch (error) {
      if (signal.aborted) return;
      isOver.current = false;
      setRefusal({ error });
    } finally {
      if (!signal.aborted) {
        setBusy(false);
        setProgress(undefined);
      }
    }
  };

  const leave = () => {
    run.current?.abort();
    setAnswer(false);
  };

  return (
    <Layer
      kind="center"
      role="alertdialog"
      open={answer === undefined}
      isLocked={isLocked}
      labelledBy={`${id}-title`}
      describedBy={text ? `${id}-text` : undefined}
      onClose={leave}
      onClosed={() => onDone(answer === true, remember && answer === true)}
    >
      <Scroll>
        <h2 id={`${id}-title`}>{title}</h2>
        {text ? <Text id={`${id}-text`}>{text}</Text> : null}
        {facts?.length ? (
          <Facts>
            {facts.map((fact) => (
              <KeyValue key={fact.label} {...fact} />
            ))}
          </Facts>
        ) : null}
        {options.typed ? (
          <Extra>
            <TextField
              label={fillWord(words.typeToConfirm, { word: options.typed })}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              name="confirm-word"
            />
          </Extra>
        ) : null}
        {failed ? (
          <Failed>
            <WarningCircleIcon size={20} weight="fill" />
            {failed}
          </Failed>
        ) : null}
        {doNotAskAgain ? (
          <Extra>
            <Checkbox checked={remember} onChange={setRemember} disabled={isBusy}>
              {doNotAskAgain.label}
            </Checkbox>
          </Extra>
        ) : null}
      </Scroll>
      <Buttons>
        <Button variant="secondary" disabled={isLocked} onClick={leave}>
          {cancelLabel ?? words.cancel}
        </Button>
        <Button variant={variantOf(options)} busy={isBusy} disabled={!isTyped} onClick={confirm}>
          {confirmLabel}
        </Button>
      </Buttons>
    </Layer>
  );
}
