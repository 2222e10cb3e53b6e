import type { ComponentType } from 'react';
import { EarnPicture } from './pictures/EarnPicture.tsx';
import { SafetyPicture } from './pictures/SafetyPicture.tsx';
import { TradePicture } from './pictures/TradePicture.tsx';

/** What the guide shows, by the keys of its words. */
export const SLIDES = [
  { key: 'trade', Drawing: TradePicture },
  { key: 'earn', Drawing: EarnPicture },
  { key: 'safety', Drawing: SafetyPicture },
] as const satisfies readonly { key: string; Drawing: ComponentType }[];
