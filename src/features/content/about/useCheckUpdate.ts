import { toast } from '#kit/feedback';
import { useSubmit } from '../../../data/useSubmit.ts';
import { useOfferUpdate } from '../../../parts/update/useOfferUpdate.ts';
import { newerVersion } from '../../../parts/update/version.ts';
import { useLateT } from '../../../parts/useLateT.ts';

/** Asks the server for the published version and offers a newer one. */
export function useCheckUpdate() {
  const t = useLateT('content');
  const { offer } = useOfferUpdate();
  const setting = useSubmit('common.setting', {
    onSuccess: (reply) => {
      const version = newerVersion(reply?.value);
      if (version === null) toast(() => t('about.latest'), { icon: 'success' });
      else void offer(version);
    },
    onError: () => toast(() => t('about.checkFailed'), { icon: 'error' }),
  });
  return { check: () => setting.submit({ keyword: 'version' }), busy: setting.busy };
}
