import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { IconButton } from '#kit/IconButton';
import { XIcon } from '#kit/icons';
import { Logo } from '#kit/Logo';
import { isAbsent } from '../../../data/call-error.ts';
import { apkQuery } from '../../../parts/update/useOfferUpdate.ts';
import { useSite } from '../../../state/site.ts';
import { downloadHiddenAtom } from './atoms.ts';
import { BlockError } from './BlockError.tsx';
import { Download, DownloadText, DownloadTitle, DownloadWords } from './DownloadBar.styles.ts';

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
    <Download aria-label={t('app.title', { site: site.name })}>
      <Logo name={site.name} image={site.downloadPicture ?? site.logo} size={32} />
      <DownloadWords>
        <DownloadTitle>{t('app.title', { site: site.name })}</DownloadTitle>
        <DownloadText>{t('app.text')}</DownloadText>
      </DownloadWords>
      <Button variant="secondary" size="sm" onClick={() => window.open(address, '_blank', 'noopener')}>
        {t('app.download')}
      </Button>
      <IconButton label={t('app.hide')} icon={<XIcon size={20} />} onClick={() => setHidden(true)} />
    </Download>
  );
}
