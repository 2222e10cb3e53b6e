import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CompactText } from '#kit/CompactText';
import { CoinsIcon, FlaskIcon, ListChecksIcon, PercentIcon, PulseIcon, QuestionIcon, UserCircleIcon } from '#kit/icons';
import { Inset } from '#kit/Stack';
import { Tiles } from '#kit/Tiles';
import type { FaqTopic } from '../../../contract/faq.ts';
import type { Faq } from '../shared/faq.ts';

const ICONS: Readonly<Record<FaqTopic, ReactNode>> & Readonly<Record<string, ReactNode>> = {
  orders: <ListChecksIcon weight="duotone" />,
  balances: <CoinsIcon weight="duotone" />,
  fees: <PercentIcon weight="duotone" />,
  prices: <PulseIcon weight="duotone" />,
  account: <UserCircleIcon weight="duotone" />,
  demo: <FlaskIcon weight="duotone" />,
};

interface TopicTilesProps extends Faq {
  /** The topic whose questions stand below. */
  readonly chosen: string | undefined;
  readonly onChoose: (topic: string) => void;
}

/** What questions are about, each with how many there are. */
export function TopicTiles({ topics, items, chosen, onChoose }: TopicTilesProps) {
  const { t } = useTranslation('content');
  return (
    <Inset edge="none" top={12}>
      <Tiles
        label={t('faq.topics')}
        look="block"
        ground="band"
        items={topics.map(({ key, title }) => ({
          key,
          label: title,
          note: <CompactText value={items.filter(({ topic }) => topic === key).length} />,
          media: ICONS[key] ?? <QuestionIcon />,
          pressed: key === chosen,
          onPress: () => onChoose(key),
        }))}
      />
    </Inset>
  );
}
