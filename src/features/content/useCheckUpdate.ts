import { useSubmit } from '../../data/useSubmit.ts';
import { APP_VERSION_CODE } from '../../domain/constants.ts';
import { toast, useConfirm } from '../../kit/feedback/index.ts';
import { useLateT } from '../../parts/useLateT.ts';

/** Asks the server for the published version code (its value is "type,NN", wire.md section 2) and offers a newer one. */
export function useCheckUpdate() {
  const t = useLateT('content');
  const confirm = useConfirm();
  const setting = useSubmit('common.setting', {
    onSuccess: (reply) => {
      const code = Number(reply?.value.split(',').at(-1) ?? Number.NaN);
      if (code > APP_VERSION_CODE) void offer(code);
      else toast(() => t('about.latest'), { icon: 'success' });
    },
    onError: () => toast(() => t('about.checkFailed'), { icon: 'error' }),
  });

  const offer = async (code: number) => {
    const isWanted = await confirm(() => ({
      title: t('about.newer.title', { code }),
      text: t('about.newer.text'),
      confirmLabel: t('about.newer.update'),
      cancelLabel: t('about.newer.later'),
    }));
    if (isWanted) window.location.reload();
  };
  return { check: () => setting.submit({ keyword: 'version' }), busy: setting.busy };
}
