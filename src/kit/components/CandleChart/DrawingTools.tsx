import { FibonacciIcon } from '../../icons/Fibonacci.tsx';
import {
  ArrowLineUpRightIcon,
  ArrowUUpLeftIcon,
  EraserIcon,
  LineSegmentIcon,
  MinusIcon,
  TrashIcon,
} from '../../icons.ts';
import { useChartWords } from '../../words/useChartWords.ts';
import { IconButton } from '../IconButton/index.ts';
import { Hint, Tools } from './DrawingTools.styles.ts';
import { DRAWING_WORD } from './describe-drawing.ts';
import { DRAWING_KINDS } from './types.ts';
import type { Drawing } from './useDrawing.ts';

const ICON = {
  trend: <LineSegmentIcon />,
  ray: <ArrowLineUpRightIcon />,
  horizontal: <MinusIcon />,
  fibonacci: <FibonacciIcon />,
} as const;

/** The drawing tools, and over them what the tool in the hand waits for. */
export function DrawingTools({ drawing }: { readonly drawing: Drawing }) {
  const { tool, toolName, take, hint, chosen, drawings, erase, eraseAll, hasErased, restore } = drawing;
  const words = useChartWords();
  return (
    <>
      {hint ? (
        <Hint>
          <b>{toolName}</b> <span>{hint}</span>
        </Hint>
      ) : null}
      <Tools role="group" aria-label={words.drawingTools}>
        {DRAWING_KINDS.map((kind) => (
          <IconButton
            key={kind}
            tone={kind === tool ? 'accent' : 'quiet'}
            pressed={kind === tool}
            label={words[DRAWING_WORD[kind]]}
            icon={ICON[kind]}
            onClick={() => take(kind === tool ? null : kind)}
          />
        ))}
        <IconButton tone="quiet" label={words.eraseDrawing} icon={<EraserIcon />} disabled={!chosen} onClick={erase} />
        {hasErased ? (
          <IconButton tone="quiet" label={words.restoreDrawings} icon={<ArrowUUpLeftIcon />} onClick={restore} />
        ) : (
          <IconButton
            tone="quiet"
            label={words.eraseDrawings}
            icon={<TrashIcon />}
            disabled={drawings.length === 0}
            onClick={eraseAll}
          />
        )}
      </Tools>
    </>
  );
}
