/**
 * What is reached from some things by way of what each leads to, themselves included.
 * @template Item
 * @param {Iterable<Item>} starts
 * @param {(item: Item) => Iterable<Item>} nextOf
 */
export function reach(starts, nextOf) {
  const found = new Set(starts);
  // A set goes on with what is added to it meanwhile.
  for (const item of found) for (const next of nextOf(item)) found.add(next);
  return found;
}
