import modes from '../visual-tests/modes.json';
import { isPictured } from '../visual-tests/pictured.mjs';

/**
 * A mode is a look at the stories whose "title/name" its expression finds. `endLang` is the language of the picture:
 * a story plays in `lang` and changes to it at the end, as a user would.
 */
export type Mode = keyof typeof modes;
export type ModeGlobals = (typeof modes)[Mode]['globals'];

export const modeGlobals = (mode: Mode): ModeGlobals => modes[mode].globals;

/** The mode a picture run or a test run asks for: by user agent (Loki) or by build variable (vitest); light otherwise. */
export function requestedMode(): Mode {
  const name = /visual-mode\/([\w-]+)/.exec(navigator.userAgent)?.[1] ?? import.meta.env.STORY_MODE ?? 'light';
  return name in modes ? (name as Mode) : 'light';
}

/** What Chromatic takes of a story: each snapshot is paid for, and so they are fewer than the pictures that are taken here. */
export const chromaticModes = (story: { title: string; name: string; tags?: string[] }): Record<string, ModeGlobals> =>
  Object.fromEntries(
    Object.entries(modes).flatMap(([mode, look]) => {
      const isWanted = 'chromatic' in look && new RegExp(look.chromatic).test(`${story.title}/${story.name}`);
      return isWanted && isPictured(mode, look, story) ? [[mode, look.globals]] : [];
    }),
  );
