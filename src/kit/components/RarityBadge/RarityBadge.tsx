import { nameText } from '../../figure-text.ts';
import { Badge } from '../Badge/index.ts';
import { Ticks } from './RarityBadge.styles.ts';

const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

export interface RarityBadgeProps {
  /** How rare it is; gives one to four ticks. */
  readonly rarity: Rarity;
  /** The word for it: 'Rare'. */
  readonly label: string;
}

/** How rare an artwork is: a word, and one to four ticks of ink; the two rarest on the brand's ground. No hue: that belongs to prices. */
export function RarityBadge({ rarity, label }: RarityBadgeProps) {
  const rank = RARITIES.indexOf(rarity);
  return (
    <Badge
      tone={rank < RARITIES.indexOf('epic') ? 'info' : 'hero'}
      icon={
        <Ticks aria-hidden viewBox="0 0 18 12">
          {RARITIES.map((step, place) => (
            <path
              key={step}
              d={`M${1.5 + place * 5} 0V12`}
              data-on={place <= rank ? '' : undefined}
              data-off={place > rank ? '' : undefined}
            />
          ))}
        </Ticks>
      }
    >
      {nameText(label)}
    </Badge>
  );
}
