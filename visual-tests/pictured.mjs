/**
 * Whether a story is pictured in a mode of modes.json: as the mode says, or as the story's own tags do: `dark` in this one too,
 * `no-longest` not in that one, `play-only` in none, since it ends where another story stands.
 * @param {string} mode
 * @param {{ readonly stories: string }} looks
 * @param {{ readonly title: string, readonly name: string, readonly tags?: readonly string[] }} story
 */
export const isPictured = (mode, { stories }, { title, name, tags = [] }) =>
  !tags.includes('play-only') &&
  (tags.includes(mode) || (new RegExp(stories).test(`${title}/${name}`) && !tags.includes(`no-${mode}`)));
