import { toast } from '#kit/feedback';
import { useSubmit } from '../../../data/useSubmit.ts';
import { useOfferUpdate } from '../../../parts/update/useOfferUpdate.ts';
import { newerCode } from '../../../parts/update/version.ts';
import { useLateT } from '../../../parts/useLateT.ts';

/** Asks the server for the published version and offers a newer one. */
export function useCheckUpdate() {
  const t = useLateT('content');
  const { offer } = useOfferUpdate();
  const setting = useSubmit('common.setting', {
    onSuccess: (reply) => {
      const code = newerCode(reply?.value);
      if (code === null) toast(() => t('about.latest'), { icon: 'success' });
      else void offer(code);
    },
    onError: () => toast(() => t('about.checkFailed'), { icon: 'error' }),
  });
  return { check: () => setting.submit({ keyword: 'version' }), busy: setting.busy };
}
