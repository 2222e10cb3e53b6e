import { storyNameFromExport } from 'storybook/internal/csf';
import { MODES, pictureFile } from './stories.mjs';

/** Whether two pictures are there and are one: WebP is written by one encoder, so their bytes tell. */
const areOne = (one, other) => one !== undefined && other !== undefined && Buffer.compare(one, other) === 0;

/**
 * The states of a screen that no picture proves. A difference proves one, not a name, nor a reason for being alike: it has a picture in
 * light, and in each mode that has it (light, dark, the longest language) it looks as no other state of the screen does. A screen without any picture
 * has yet to get them.
 * @param {string} title of the screen's stories
 * @param {readonly string[]} states by the names of their stories
 * @param {ReadonlyMap<string, Uint8Array>} pictures by file
 * @returns {{ state: string, as?: string, mode?: string }[]}
 */
export function unshownStates(title, states, pictures) {
  const of = (state, mode) => pictures.get(pictureFile(title, storyNameFromExport(state), mode));
  if (!states.some((state) => of(state, 'light'))) return [];
  return states.flatMap((state) => {
    if (!of(state, 'light')) return [{ state }];
    for (const mode of Object.keys(MODES))
      for (const as of states) if (as !== state && areOne(of(state, mode), of(as, mode))) return [{ state, as, mode }];
    return [];
  });
}
