import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { announce } from '../../announce/index.ts';
import { namedAct, useKitWords } from '../../words/index.ts';
import { useChartWords } from '../../words/useChartWords.ts';
import { DRAWING_WORD, describeDrawing, describePoint } from './describe-drawing.ts';
import type { DrawingHost } from './drawing-desk.ts';
import type { Engine } from './engine.ts';
import type { CandleChartProps } from './props.ts';
import { pointsOf, readDrawings } from './read-drawings.ts';
import type { ChartDrawing, DrawingKind } from './types.ts';
import { usePencil } from './usePencil.ts';

/** Before a chart there is no hand to hear of. */
export const NO_HOST: DrawingHost = {
  onDrawn: () => undefined,
  onMoved: () => undefined,
  onSelect: () => undefined,
  onPlaced: () => undefined,
};

const NONE: readonly ChartDrawing[] = [];
/** Bars and steps of price that a key moves the point by. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** With Shift. */
const FAR = 8;

const freeKey = (drawings: readonly ChartDrawing[]): string =>
  String(1 + drawings.reduce((most, { key }) => Math.max(most, Number(key) || 0), 0));

/** The drawing tools: what is in the hand, what is chosen, and the keys. */
export function useDrawing(engine: Engine | null, host: RefObject<DrawingHost>, props: CandleChartProps) {
  const { drawings: given = NONE, onDrawingsChange, hasTools = false, priceDecimals } = props;
  const words = useChartWords();
  const kitWords = useKitWords();
  const [tool, setTool] = useState<DrawingKind | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [placed, setPlaced] = useState(0);
  const [erased, setErased] = useState<readonly ChartDrawing[]>(NONE);
  const drawings = readDrawings(given);
  const chosen = drawings.find(({ key }) => key === selected);
  const inWords = (drawing: ChartDrawing) => describeDrawing(drawing, priceDecimals, words);

  const take = (next: DrawingKind | null) => {
    setTool(next);
    setPlaced(0);
    setSelected(null);
  };
  host.current = {
    onDrawn(kind, points) {
      const drawing = { key: freeKey(drawings), kind, points };
      take(null);
      setSelected(drawing.key);
      announce(namedAct(kitWords, inWords(drawing), words.drawn));
      onDrawingsChange?.([...drawings, drawing]);
    },
    onMoved: (key, points) =>
      onDrawingsChange?.(drawings.map((each) => (each.key === key ? { ...each, points } : each))),
    onSelect: setSelected,
    onPlaced: setPlaced,
  };
  const erase = () => {
    if (!chosen) return;
    setSelected(null);
    announce(namedAct(kitWords, inWords(chosen), words.drawingErased));
    onDrawingsChange?.(drawings.filter((each) => each !== chosen));
  };
  const eraseAll = () => {
    take(null);
    setErased(drawings);
    announce(words.drawingsErased);
    onDrawingsChange?.([]);
  };
  const restore = () => {
    onDrawingsChange?.(erased);
    setErased(NONE);
  };

  useEffect(() => engine?.desk.show(readDrawings(given), selected, hasTools), [engine, given, selected, hasTools]);
  useEffect(() => engine?.desk.take(hasTools ? tool : null), [engine, tool, hasTools]);

  /** Left and right go from drawing to drawing. */
  const walk = (by: number) => {
    const at = drawings.findIndex(({ key }) => key === selected);
    const next = drawings[at < 0 ? (by > 0 ? 0 : drawings.length - 1) : (at + by + drawings.length) % drawings.length];
    if (!next) return;
    setSelected(next.key);
    announce(namedAct(kitWords, inWords(next), words.drawingChosen));
  };
  const steer = ({ key, shiftKey }: KeyboardEvent): boolean => {
    const [bars, steps] = STEPS[key] ?? [0, 0];
    if (bars !== 0 || steps !== 0) {
      const far = shiftKey ? FAR : 1;
      const point = engine?.desk.move(bars * far, steps * far);
      if (point) announce(describePoint(point, priceDecimals));
    } else if (key === 'Enter' || key === ' ') engine?.desk.place();
    else if (key === 'Escape') take(null);
    else return false;
    return true;
  };
  const choose = ({ key }: KeyboardEvent): boolean => {
    const [bars, steps] = STEPS[key] ?? [0, 0];
    if (bars !== 0 || steps !== 0) walk(bars - steps);
    else if ((key === 'Delete' || key === 'Backspace') && chosen) erase();
    else if (key === 'Escape' && chosen) setSelected(null);
    else return false;
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(tool ? steer(event) : choose(event))) return;
    event.preventDefault();
    event.stopPropagation();
  };

  const last = tool ? pointsOf(tool) - 1 : 0;
  const hint = tool && (last === 0 ? words.drawOnce : placed < last ? words.drawFirst : words.drawSecond);
  return {
    tool,
    take,
    erase,
    eraseAll,
    /** Everything was erased, and nothing has been drawn since. */
    hasErased: drawings.length === 0 && erased.length > 0,
    restore,
    onKeyDown,
    ...usePencil(engine, tool, placed),
    hint,
    drawings,
    chosen,
    inWords,
    toolName: tool ? words[DRAWING_WORD[tool]] : null,
  };
}

export type Drawing = ReturnType<typeof useDrawing>;
