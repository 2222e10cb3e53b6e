const GROUP = 4;
const END = 6;

/** Characters that stand together in one weight. */
export interface AddressRun {
  readonly text: string;
  /** Of the first or last six, which a reader compares. */
  readonly isEnd: boolean;
}

export interface AddressGroup {
  /** Place of its first character. */
  readonly start: number;
  readonly runs: readonly AddressRun[];
}

/** An address in groups of four, each in runs of one weight; what is short is all end. */
export function groupsOf(address: string): AddressGroup[] {
  const chars = [...address];
  const groups: { start: number; runs: { text: string; isEnd: boolean }[] }[] = [];
  chars.forEach((char, at) => {
    if (at % GROUP === 0) groups.push({ start: at, runs: [] });
    const runs = groups.at(-1)?.runs;
    const isEnd = at < END || at >= chars.length - END;
    const last = runs?.at(-1);
    if (last?.isEnd === isEnd) last.text += char;
    else runs?.push({ text: char, isEnd });
  });
  return groups;
}

/** 'TQ5fHn…6EsNwX'; an address that this would not shorten stays whole. */
export function shortAddress(address: string): string {
  const chars = [...address];
  return chars.length <= 2 * END + 1 ? address : `${chars.slice(0, END).join('')}…${chars.slice(-END).join('')}`;
}

/** Without the blanks that a wire, a clipboard or a wrapped selection puts into it. */
export const bareAddress = (address: string | null | undefined): string =>
  typeof address === 'string' ? address.replace(/\s+/g, '') : '';
