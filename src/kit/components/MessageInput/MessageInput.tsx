import type { TextAreaRef } from 'antd-mobile/es/components/text-area';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { useAnnounced } from '../../announce/index.ts';
import { configNumber } from '../../config-number.ts';
import { Box, Message } from '../../field/Field.styles.ts';
import { useAboveKeyboard } from '../../field/useAboveKeyboard.ts';
import { useHandedOn } from '../../field/useHandedOn.ts';
import { proseText } from '../../figure-text.ts';
import { InfoIcon, PaperPlaneRightIcon, WarningCircleIcon } from '../../icons.ts';
import { fillWord, useKitWords } from '../../words/index.ts';
import { Spinner } from '../Spinner/index.ts';
import { Bar, Grow, Line, Send, Slot, Text } from './MessageInput.styles.ts';
import { isSendKey } from './sends.ts';

export interface MessageInputProps {
  /** Names the field: 'Message'. */
  readonly label: string;
  /** What is written so far. */
  readonly value: string;
  /** Called with each change of the text. */
  readonly onChange: (value: string) => void;
  /** Called with something to send only; empties the value itself. */
  readonly onSend: () => void;
  /** Stands in the field while it is empty. */
  readonly placeholder?: string;
  /** Most characters of a message; the count is shown from nine tenths of it on. */
  readonly maxLength?: number | null;
  /** Before the text: the button that picks a picture. */
  readonly imageButton?: ReactNode;
  /** The message is on its way. @default false */
  readonly busy?: boolean;
  /** Why nothing can be written now, in a sentence; with it the field is off. */
  readonly disabledReason?: string | null;
}

/** Where a message is written: it grows to four lines, then scrolls. Enter sends on a desktop, Shift+Enter breaks the line. */
export function MessageInput(props: MessageInputProps) {
  const { label, onChange, onSend, placeholder, imageButton, busy, disabledReason } = props;
  const value = props.value ?? '';
  const maxLength = Math.floor(configNumber(props.maxLength, Number.MAX_SAFE_INTEGER, 1));
  const id = useId();
  const words = useKitWords();
  const box = useRef<HTMLDivElement>(null);
  useAboveKeyboard(box);
  const length = [...value].length;
  const over = Math.max(0, length - maxLength);
  const count = length * 10 >= maxLength * 9 ? `${length}/${maxLength}` : undefined;
  const isOff = disabledReason !== undefined && disabledReason !== null;
  const tooLong = over > 0 ? fillWord(words.tooLong, { by: over }) : undefined;
  useAnnounced(tooLong, 'alert');
  const text = useRef<TextAreaRef>(null);
  useHandedOn(() => text.current?.nativeElement, {
    'aria-label': label,
    'aria-invalid': over > 0 || undefined,
    'aria-describedby': isOff || count ? id : undefined,
    dir: 'auto',
  });
  const canSend = value.trim() !== '' && over === 0 && !busy && !isOff;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (canSend) onSend();
  };
  return (
    <Bar onSubmit={send}>
      <Line>
        {imageButton ? <Slot>{imageButton}</Slot> : null}
        <Box ref={box} data-invalid={over > 0 || undefined} data-disabled={isOff || undefined}>
          <Grow data-value={value || placeholder}>
            <Text
              ref={text}
              rows={1}
              value={value}
              placeholder={placeholder}
              disabled={isOff}
              onChange={onChange}
              onKeyDown={(event) => {
                if (isSendKey(event)) send(event);
              }}
            />
          </Grow>
        </Box>
        <Send
          type="submit"
          aria-label={words.send}
          aria-disabled={canSend ? undefined : true}
          aria-busy={busy || undefined}
          // The text keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
        >
          {busy ? <Spinner size={20} /> : <PaperPlaneRightIcon size={20} weight="fill" />}
        </Send>
      </Line>
      {isOff ? (
        <Message id={id}>
          <InfoIcon size={20} />
          <span>{proseText(disabledReason)}</span>
        </Message>
      ) : count ? (
        <Message id={id} data-error={over > 0 || undefined}>
          {over > 0 ? <WarningCircleIcon size={20} weight="fill" /> : null}
          {tooLong === undefined ? null : <span>{tooLong}</span>}
          <span data-count>{count}</span>
        </Message>
      ) : null}
    </Bar>
  );
}
