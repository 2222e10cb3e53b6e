/** '14:02:11' in the device's zone; domain/time.ts would be 1.3 KB of what home fetches. */
export const clockText = (ms: number | null): string => (ms === null ? '' : new Date(ms).toTimeString().slice(0, 8));
