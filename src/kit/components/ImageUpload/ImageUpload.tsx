import { type ReactNode, useId } from 'react';
import { formatRate } from '../../../domain/number.ts';
import { useAnnounced, useAnnouncedChange } from '../../announce/index.ts';
import { configNumber } from '../../config-number.ts';
import { Message } from '../../field/Field.styles.ts';
import { proseText } from '../../figure-text.ts';
import { CheckCircleIcon, WarningCircleIcon, XIcon } from '../../icons.ts';
import type { PictureType } from '../../image/canvas.ts';
import { fillWord, namedAct, useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Ticks } from '../Ticks/index.ts';
import { Below, Corner, Frame, Group, Label, Progress, Sent } from './ImageUpload.styles.ts';
import { formatsText, sizeText, wholePercent } from './limits.ts';
import { ImageProblem } from './prepare.ts';
import { UploadWays } from './UploadWays.tsx';
import { type UploadImage, useUpload } from './useUpload.ts';

export interface ImageUploadProps {
  /** What the picture is to show: 'Front of the card'. */
  readonly label: string;
  /** What the upload resolved with; '' while there is no picture. */
  readonly value: string;
  /** The result of a finished upload, or '' when the picture was removed. */
  readonly onChange: (value: string) => void;
  /** Sends the picture and resolves with what stands for it; tells its progress on the way. */
  readonly upload: UploadImage;
  /** Largest file that is sent, in bytes; larger ones are made smaller first. */
  readonly maxBytes: number | null | undefined;
  /** Formats that are sent as they are. @default ['image/jpeg', 'image/png'] */
  readonly accept?: readonly PictureType[];
  /** Longest edge that is sent, in pixels. @default 2048 */
  readonly maxEdge?: number | null;
  /** Picture of a value that was uploaded before. */
  readonly src?: string | null;
  /** `card` for documents, `square` for codes and vouchers. @default 'card' */
  readonly shape?: 'card' | 'square';
  /** Camera that a photo is taken with; `off` where only files make sense. @default 'environment' */
  readonly camera?: 'environment' | 'user' | 'off';
  /** In the empty frame: what a good picture looks like. */
  readonly sample?: ReactNode;
  /** What is wrong with the value: 'Add the front of the card'. */
  readonly error?: string | null;
  /** Words for a failed upload. @default the kit's sentence */
  readonly errorText?: (error: unknown) => string | undefined;
  /** Nothing can be chosen or removed now. @default false */
  readonly disabled?: boolean;
}

const TYPES: readonly PictureType[] = ['image/jpeg', 'image/png'];
const TICKS = 20;
/** Where nobody says a limit. */
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_EDGE = 2048;

/** A picture from camera or album: limits told before, made smaller on the device, sent with progress, tried again. */
export function ImageUpload(props: ImageUploadProps) {
  const { label, value, onChange, upload, error, errorText } = props;
  const accept = props.accept ?? TYPES;
  const maxBytes = configNumber(props.maxBytes, MAX_BYTES, 1);
  const maxEdge = configNumber(props.maxEdge, MAX_EDGE, 1);
  const { src, shape = 'card', camera = 'environment', sample, disabled } = props;
  const id = useId();
  const words = useKitWords();
  const job = useUpload({ upload, limits: { accept, maxBytes, maxEdge }, onDone: onChange });
  const { lang } = document.documentElement;
  const told = { formats: formatsText(accept, lang), size: sizeText(maxBytes, lang) };

  // The owner of the value has the last word: cleared, there is no picture; given, there is one.
  const { phase } = job;
  const isCleared = phase.name === 'done' && value === '';
  const name = isCleared || phase.name === 'empty' ? (value === '' ? 'empty' : 'done') : phase.name;
  const picture = phase.name === 'empty' ? src : job.preview;
  const isRefused = phase.name === 'failed' && phase.error instanceof ImageProblem;
  const isOpen = name === 'empty' || isRefused;
  const problem =
    phase.name !== 'failed'
      ? error
      : phase.error instanceof ImageProblem
        ? fillWord(phase.error.kind === 'size' ? words.imageTooLarge : words.imageFormat, told)
        : (errorText?.(phase.error) ?? words.uploadFailed);
  const percent = phase.name === 'sending' ? wholePercent(phase.share) : undefined;
  const doing =
    percent === undefined ? words.imagePreparing : fillWord(words.uploading, { share: formatRate(String(percent), 0) });

  useAnnounced(problem ?? undefined, 'alert');
  const isSent = name === 'done' && !problem;
  useAnnouncedChange(isSent ? words.uploaded : undefined);

  const remove = () => {
    job.remove();
    if (value !== '') onChange('');
  };
  return (
    <Group role="group" aria-labelledby={id} aria-describedby={problem ? `${id}-error` : undefined}>
      <Label id={id}>{label}</Label>
      <Frame data-shape={shape} data-phase={isOpen ? 'empty' : name} data-invalid={problem ? true : undefined}>
        {isOpen ? (
          <UploadWays
            accept={accept}
            camera={camera}
            limits={fillWord(words.imageLimits, told)}
            sample={sample}
            disabled={disabled}
            onFile={job.start}
          />
        ) : null}
        {!isOpen && picture ? <img src={picture} alt={label} /> : null}
        {name === 'preparing' || name === 'sending' ? (
          <Progress role="progressbar" aria-label={doing} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
            <Ticks count={TICKS} major={TICKS / 4} share={(percent ?? 0) / 100} />
            <span>{doing}</span>
          </Progress>
        ) : null}
        {isOpen || disabled ? null : (
          <Corner>
            <IconButton
              tone="overlay"
              label={namedAct(words, label, words.remove)}
              icon={<XIcon size={20} />}
              onClick={remove}
            />
          </Corner>
        )}
      </Frame>
      {problem ? (
        <Below>
          <Message id={`${id}-error`} data-error>
            <WarningCircleIcon size={20} weight="fill" />
            <span>{proseText(problem)}</span>
          </Message>
          {phase.name === 'failed' && !isRefused ? (
            <Button variant="secondary" size="sm" onClick={job.retry}>
              {words.retry}
            </Button>
          ) : null}
        </Below>
      ) : null}
      {/* Keeps its place in the column of the form, with and without its word. */}
      <div>
        {isSent ? (
          <Sent>
            <CheckCircleIcon size={20} weight="fill" />
            {words.uploaded}
          </Sent>
        ) : null}
      </div>
    </Group>
  );
}
