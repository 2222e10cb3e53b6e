import { useTranslation } from 'react-i18next';
import { MediaRow } from '#kit/MediaRow';
import { Inset, Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { LoginButton } from '../../../parts/account/LoginButton.tsx';

/** In the place of the profile, for a visitor: the way in, and back to here. */
export function GuestCard() {
  const { t } = useTranslation('setting');
  return (
    <Inset top={8} bottom={16}>
      <MediaRow end={<LoginButton size="md">{t('guest.action')}</LoginButton>}>
        <Stack gap={4}>
          <Text look="heading">{t('guest.title')}</Text>
          <Text tone="secondary">{t('guest.text')}</Text>
        </Stack>
      </MediaRow>
    </Inset>
  );
}
