import { useTranslation } from 'react-i18next';
import { Pager, type usePager } from '#kit/Pager';
import { Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import { Picture } from './GuideSlides.styles.ts';
import { SLIDES } from './slides.ts';

interface GuideSlidesProps {
  readonly pager: ReturnType<typeof usePager>;
}

/** Trade, earn, safety: what this app is, in three pictures. */
export function GuideSlides({ pager }: GuideSlidesProps) {
  const { t } = useTranslation('guide');
  return (
    <Pager
      label={t('title')}
      pager={pager}
      pages={SLIDES.map(({ key, Drawing }) => ({
        key,
        content: (
          <Stack gap={8}>
            <Picture aria-hidden>
              <Drawing />
            </Picture>
            <Heading level={1} look="headline">
              {t(`${key}.title`)}
            </Heading>
            <Text look="body" tone="secondary">
              {t(`${key}.text`)}
            </Text>
          </Stack>
        ),
      }))}
    />
  );
}
