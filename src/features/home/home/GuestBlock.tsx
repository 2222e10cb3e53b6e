import { useTranslation } from 'react-i18next';
import { MediaRow } from '#kit/MediaRow';
import { Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import { LoginButton } from '../../../parts/account/LoginButton.tsx';

/** In the place of the total, for a visitor (readings G17). */
export function GuestBlock() {
  const { t } = useTranslation('home');
  return (
    <Stack edge="gutter" gap={12} top={8} bottom={20}>
      <Heading level={1} look="title">
        {t('guest.title')}
      </Heading>
      <MediaRow end={<LoginButton size="md">{t('guest.action')}</LoginButton>}>
        <Text tone="secondary">{t('guest.text')}</Text>
      </MediaRow>
    </Stack>
  );
}
