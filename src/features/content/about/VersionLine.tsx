import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable } from '#kit/Pressable';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { APP_VERSION, APP_VERSION_CODE, BUILD_CONSTANT } from '../../../domain/constants.ts';
import { useLongPress } from '../../../parts/useLongPress.ts';

/** The version; a long press (or Enter, for the keyboard) adds the diagnostics line (readings A7). */
export function VersionLine() {
  const { t } = useTranslation('content');
  const [isOpen, setOpen] = useState(false);
  const holding = useLongPress(() => setOpen(true));
  return (
    <Pressable
      look="mark"
      aria-expanded={isOpen}
      {...holding}
      onKeyDown={(event) => event.key === 'Enter' && setOpen(true)}
    >
      <Stack as="span">
        <Text as="span" look="caption" tone="secondary" numeric>
          {t('about.version', { version: APP_VERSION, code: APP_VERSION_CODE })}
        </Text>
        {isOpen ? (
          <Text as="span" look="caption" tone="tertiary" numeric>
            {t('about.build', { build: BUILD_CONSTANT })}
          </Text>
        ) : null}
      </Stack>
    </Pressable>
  );
}
