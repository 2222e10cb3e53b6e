import { type ChangeEvent, type ReactNode, type RefObject, useRef } from 'react';
import { CameraIcon, ImageSquareIcon } from '../../icons.ts';
import { useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { Limits, Ways } from './ImageUpload.styles.ts';

interface UploadWaysProps {
  readonly accept: readonly string[];
  readonly camera: 'environment' | 'user' | 'off';
  readonly limits: string;
  readonly sample?: ReactNode;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/** The empty frame: a sample, what is taken, and the two ways to a picture. */
export function UploadWays({ accept, camera, limits, sample, disabled, onFile }: UploadWaysProps) {
  const words = useKitWords();
  const album = useRef<HTMLInputElement>(null);
  const lens = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // The same file can be chosen again after it was removed.
    event.target.value = '';
    if (file) onFile(file);
  };
  const input = (ref: RefObject<HTMLInputElement | null>, capture?: 'environment' | 'user') => (
    <input
      ref={ref}
      type="file"
      hidden
      accept={accept.join(',')}
      capture={capture}
      disabled={disabled}
      onChange={take}
    />
  );
  const open = (ref: RefObject<HTMLInputElement | null>) => () => ref.current?.click();
  return (
    <>
      {sample}
      <Limits>{limits}</Limits>
      <Ways>
        {camera === 'off' ? null : (
          <Button
            variant="secondary"
            size="md"
            icon={<CameraIcon size={20} />}
            disabled={disabled}
            onClick={open(lens)}
          >
            {words.takePhoto}
          </Button>
        )}
        <Button
          variant="secondary"
          size="md"
          icon={<ImageSquareIcon size={20} />}
          disabled={disabled}
          onClick={open(album)}
        >
          {words.fromAlbum}
        </Button>
      </Ways>
      {camera === 'off' ? null : input(lens, camera)}
      {input(album)}
    </>
  );
}
