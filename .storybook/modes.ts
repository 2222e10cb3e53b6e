import modes from '../visual-tests/modes.json';

export type Mode = keyof typeof modes;
export type ModeGlobals = (typeof modes)[Mode];

const isMode = (name: string): name is Mode => name in modes;

/** The mode a picture run or a test run asks for: by user agent (Loki) or by build variable (vitest); light otherwise. */
export function requestedMode(): Mode {
  const name = /visual-mode\/([\w-]+)/.exec(navigator.userAgent)?.[1] ?? import.meta.env.STORY_MODE ?? 'light';
  return isMode(name) ? name : 'light';
}

export const modeGlobals = (mode: Mode): ModeGlobals => modes[mode];

/** Chromatic renders the same modes. */
export const chromaticModes = modes;
