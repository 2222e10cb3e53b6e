/** A moment as rows of the wire carry it: 'Y-m-d H:i:s' in UTC (wire.md sections 1 and 11). */
export const wireTime = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
