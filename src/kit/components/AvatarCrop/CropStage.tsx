import { type CSSProperties, type Ref, useId, useRef } from 'react';
import { formatAmount } from '../../../domain/number.ts';
import { cssPercent } from '../../css-percent.ts';
import { useKitWords } from '../../words/index.ts';
import { TickRuler } from '../TickRuler/index.ts';
import { Hint, Keys, Stage } from './AvatarCrop.styles.ts';
import { type CropView, MAX_ZOOM, type PictureSize, zoomed, zoomOf } from './crop.ts';
import { useCropGestures } from './useCropGestures.ts';

export interface Cropping {
  readonly picture: PictureSize;
  readonly view: CropView;
}

interface CropStageProps {
  /** Address of the picture. */
  readonly src: string | undefined;
  /** Undefined until the picture has loaded. */
  readonly crop: Cropping | undefined;
  readonly change: (change: (view: CropView, picture: PictureSize) => CropView) => void;
  readonly onLoad: (picture: PictureSize) => void;
  readonly onError: () => void;
  readonly image: Ref<HTMLImageElement>;
}

const STOPS = [100, 200, 300, 400];
const zoomText = (percent: number) => `${formatAmount(String(percent / 100), 2, { trim: true })}×`;

/** Where the picture lies under the stage, in percent of the stage. */
function placed({ picture, view }: Cropping): CSSProperties {
  const share = (length: number) => cssPercent(length / view.side);
  return {
    '--crop-start': share(view.side / 2 - view.x),
    '--crop-top': share(view.side / 2 - view.y),
    '--crop-width': share(picture.width),
    '--crop-height': share(picture.height),
  } as CSSProperties;
}

/** The picture under the circle, and the ruler of its zoom. */
export function CropStage({ src, crop, change, onLoad, onError, image }: CropStageProps) {
  const words = useKitWords();
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const gestures = useCropGestures(stage, change);
  const zoom = crop ? Math.round(zoomOf(crop.view, crop.picture) * 100) : 100;
  return (
    <>
      <Stage
        ref={stage}
        role="application"
        tabIndex={0}
        data-autofocus
        data-empty={crop ? undefined : true}
        aria-label={words.cropArea}
        aria-describedby={id}
        style={crop && placed(crop)}
        {...gestures}
      >
        {src ? (
          <img
            ref={image}
            src={src}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              naturalWidth > 0 ? onLoad({ width: naturalWidth, height: naturalHeight }) : onError()
            }
            onError={onError}
          />
        ) : null}
      </Stage>
      <Hint id={id}>
        {words.cropHint} <Keys>{words.cropKeys}</Keys>
      </Hint>
      <TickRuler
        label={words.zoom}
        min={100}
        max={MAX_ZOOM * 100}
        stops={STOPS}
        value={zoom}
        stopText={zoomText}
        valueText={zoomText}
        disabled={!crop}
        onChange={(percent) => change((view, picture) => zoomed(view, picture, percent / 100 / zoomOf(view, picture)))}
      />
    </>
  );
}
