import { useTranslation } from 'react-i18next';
import { useAnnounced } from '#kit/announce';
import { Button } from '#kit/Button';
import { InfoIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { Inset } from '#kit/Stack';
import { parseTarget, useGo } from '../../../parts/navigation/index.ts';

/** Why the user was sent here: the server's own sentence. */
export function GuideReason({ reason }: { readonly reason: string }) {
  const { t } = useTranslation('guide');
  useAnnounced(reason);
  return (
    <Inset safe="top">
      <Note look="frame" icon={<InfoIcon size={24} />} title={t('reason.title')}>
        {reason}
      </Note>
    </Inset>
  );
}

/** The next step where the query names one of our screens, else home; and somebody to ask. */
export function ReasonButtons({ next }: { readonly next: string | undefined }) {
  const { t } = useTranslation('guide');
  const go = useGo();
  const hasNext = parseTarget(next ?? '') !== null;
  return (
    <>
      <Button variant="secondary" onClick={() => go.open('pages/kefu/index')}>
        {t('reason.service')}
      </Button>
      <Button onClick={() => go.follow(next)}>{t(hasNext ? 'reason.next' : 'reason.home')}</Button>
    </>
  );
}
