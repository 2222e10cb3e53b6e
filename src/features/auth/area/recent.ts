import { readStored, writeStored } from '../../../data/storage.ts';

const KEY = 'recentAreas';
const LIMIT = 3;

/** Regions lately chosen on this device, newest first. */
export const recentAreas = (): string[] =>
  (readStored(KEY) ?? '').split(',').filter((region) => /^[A-Z]{2}$/.test(region));

/** Puts a region in front. */
export function addRecentArea(region: string): void {
  writeStored(KEY, [region, ...recentAreas().filter((other) => other !== region)].slice(0, LIMIT).join(','));
}
