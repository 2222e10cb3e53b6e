export type { RulerMark } from './RulerZones.tsx';
export { scaleFor, type TickScale } from './scale.ts';
export * from './TickRuler.tsx';
export * from './ZonedRuler.tsx';
export type { RulerZone } from './zones.ts';
