/** Text as it is compared: without accents, width and case. */
export const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every typed word stands somewhere in the text; accents, width and case do not matter. */
export function matches(text: string, typed: string): boolean {
  const where = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => where.includes(word));
}
