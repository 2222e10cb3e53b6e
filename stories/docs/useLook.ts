import { useEffect, useState } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { type ModeGlobals, modeGlobals } from '../../.storybook/modes.ts';

/** What the toolbars say: theme, direction, language, text size. */
export type Look = Pick<ModeGlobals, 'theme' | 'direction' | 'lang' | 'text'>;

const FIRST = modeGlobals('light');

const lookOf = (globals: Partial<Look> | undefined): Look => ({
  theme: globals?.theme ?? FIRST.theme,
  direction: globals?.direction ?? FIRST.direction,
  lang: globals?.lang ?? FIRST.lang,
  text: globals?.text ?? FIRST.text,
});

function lookNow(): Look {
  const channel = addons.getChannel();
  const [told] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return lookOf(told?.globals);
}

/** The look that is set in the toolbars, as it changes. */
export function useLook(): Look {
  const [look, setLook] = useState(lookNow);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Partial<Look> }) => setLook(lookOf(globals));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return look;
}
