import { useEffect, useState } from 'react';
import { STORY_FINISHED, STORY_MISSING, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** A story that says nothing for so long does not hold up the others. */
const LONGEST_TURN_MS = 15_000;
const ENDS = [STORY_FINISHED, STORY_THREW_EXCEPTION, STORY_MISSING];

/**
 * How many of the stories may stand: each begins when the one before it has played. Together they would take the
 * focus away from each other, and a page of twenty would stand still for long.
 */
export function useTurns(count: number): number {
  const [turns, setTurns] = useState(1);
  useEffect(() => {
    if (turns >= count) return undefined;
    const channel = addons.getChannel();
    const next = () => setTurns(turns + 1);
    const timer = setTimeout(next, LONGEST_TURN_MS);
    for (const end of ENDS) channel.on(end, next);
    return () => {
      clearTimeout(timer);
      for (const end of ENDS) channel.off(end, next);
    };
  }, [turns, count]);
  return turns;
}
