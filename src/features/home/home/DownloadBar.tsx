import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { IconButton } from '#kit/IconButton';
import { XIcon } from '#kit/icons';
import { Logo } from '#kit/Logo';
import { MediaRow } from '#kit/MediaRow';
import { Text } from '#kit/Text';
import { isAbsent } from '../../../data/call-error.ts';
import { apkQuery } from '../../../parts/update/useOfferUpdate.ts';
import { useSite } from '../../../state/site.ts';
import { downloadHiddenAtom } from './atoms.ts';
import { BlockError } from './BlockError.tsx';

/** Offers the app where the operator publishes one. */
export function DownloadBar() {
  const { t } = useTranslation('home');
  const site = useSite();
  const [isHidden, setHidden] = useAtom(downloadHiddenAtom);
  const { data, error, refetch } = useQuery(apkQuery());
  const address = data?.value ?? '';

  if (isHidden) return null;
  // Whether there is an app is not known then.
  if (error && !data && !isAbsent(error)) return <BlockError title={t('app.failed')} onRetry={() => void refetch()} />;
  if (!/^https:\/\//i.test(address)) return null;
  return (
    <MediaRow
      as="aside"
      frame
      aria-label={t('app.title', { site: site.name })}
      media={<Logo name={site.name} image={site.downloadPicture ?? site.logo} size={32} />}
      end={
        <>
          <Button variant="secondary" size="sm" onClick={() => window.open(address, '_blank', 'noopener')}>
            {t('app.download')}
          </Button>
          <IconButton label={t('app.hide')} icon={<XIcon size={20} />} onClick={() => setHidden(true)} />
        </>
      }
    >
      <Text look="label">{t('app.title', { site: site.name })}</Text>
      <Text look="caption" tone="tertiary">
        {t('app.text')}
      </Text>
    </MediaRow>
  );
}
