import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '#kit/feedback';
import { callQuery } from '../../data/query.ts';
import { APP_VERSION, APP_VERSION_CODE } from '../../domain/constants.ts';
import { useLateT } from '../useLateT.ts';
import type { NewerVersion } from './version.ts';

/** The address of the operator's app rarely changes. */
const QUIET_MS = 5 * 60_000;

export const apkQuery = () => callQuery('common.setting', { keyword: 'apk_download_url' }, { staleTime: QUIET_MS });

/** The one offer of a newer version: a reload brings the new build, an operator's app its download. */
export function useOfferUpdate() {
  const t = useLateT('common');
  const confirm = useConfirm();
  const apk = useQuery(apkQuery());

  /** Asks whether to take that version; `onAnswer` comes before a reload. */
  const offer = async (
    { code, isRequired }: NewerVersion,
    { onAnswer }: { readonly onAnswer?: () => void } = {},
  ): Promise<void> => {
    const isWanted = await confirm(() => ({
      title: t('update.title'),
      text: isRequired ? t('update.required') : t('update.text'),
      facts: [
        { label: t('update.installed'), value: `${APP_VERSION_CODE} (${APP_VERSION})` },
        { label: t('update.available'), value: String(code) },
      ],
      confirmLabel: t('update.reload'),
      cancelLabel: t('update.later'),
    }));
    onAnswer?.();
    if (!isWanted) return;
    const download = apk.data?.value ?? '';
    if (/^https:\/\//i.test(download)) window.open(download, '_blank', 'noopener');
    else window.location.reload();
  };
  return { offer, isReady: !apk.isPending };
}
