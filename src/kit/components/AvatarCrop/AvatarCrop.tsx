import { useEffect, useRef, useState } from 'react';
import { useAnnounced } from '../../announce/index.ts';
import { Message } from '../../field/Field.styles.ts';
import { WarningCircleIcon } from '../../icons.ts';
import { encodePicture } from '../../image/canvas.ts';
import { fillWord, useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { Body } from './AvatarCrop.styles.ts';
import { type Cropping, CropStage } from './CropStage.tsx';
import { wholeView } from './crop.ts';

export interface AvatarCropProps {
  /** Whether the sheet is up. */
  readonly open: boolean;
  /** Left without a crop. */
  readonly onClose: () => void;
  /** 'Your picture' */
  readonly title: string;
  /** The chosen file; another one begins anew. */
  readonly image: Blob | null;
  /** The square as a JPEG; while the promise runs the button waits, where it is rejected the sheet says so and stays. */
  readonly onCrop: (square: Blob) => void | Promise<void>;
  /** Edge of the square in pixels. @default 512 */
  readonly size?: number;
  /** Button that confirms: 'Use picture'. @default the kit's "Done" */
  readonly confirmLabel?: string;
}

const QUALITY = 0.9;

/** Address of a file for as long as it is shown. */
function useAddress(file: Blob | null): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}

/** The part of a picture that others see in a circle: moved and zoomed by touch, mouse and keyboard. */
export function AvatarCrop({ open, onClose, title, image, onCrop, size = 512, confirmLabel }: AvatarCropProps) {
  const words = useKitWords();
  const src = useAddress(image);
  const element = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<Cropping>();
  const [state, setState] = useState<'ready' | 'busy' | 'failed' | 'unreadable'>('ready');
  const [shown, setShown] = useState(image);
  if (shown !== image) {
    setShown(image);
    setCrop(undefined);
    setState('ready');
  }

  const confirm = async () => {
    if (!crop || !element.current) return;
    const { x, y, side } = crop.view;
    setState('busy');
    try {
      const part = { x: x - side / 2, y: y - side / 2, width: side, height: side };
      await onCrop(await encodePicture(element.current, part, { width: size, height: size }, 'image/jpeg', QUALITY));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  const problem =
    state === 'unreadable'
      ? fillWord(words.imageFormat, { formats: 'JPEG/PNG' })
      : state === 'failed'
        ? words.failed
        : undefined;
  useAnnounced(problem, 'alert');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      handle={false}
      isLocked={state === 'busy'}
      footer={
        <>
          <Button variant="secondary" disabled={state === 'busy'} onClick={onClose}>
            {words.cancel}
          </Button>
          <Button busy={state === 'busy'} disabled={!crop} onClick={() => void confirm()}>
            {confirmLabel ?? words.done}
          </Button>
        </>
      }
    >
      <Body>
        <CropStage
          src={src}
          crop={crop}
          image={element}
          change={(next) => setCrop((now) => now && { ...now, view: next(now.view, now.picture) })}
          onLoad={(picture) => setCrop({ picture, view: wholeView(picture) })}
          onError={() => setState('unreadable')}
        />
        {problem ? (
          <Message data-error>
            <WarningCircleIcon size={20} weight="fill" />
            <span>{problem}</span>
          </Message>
        ) : null}
      </Body>
    </Sheet>
  );
}
