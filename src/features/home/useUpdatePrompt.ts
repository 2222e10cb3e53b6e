import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { APP_VERSION, APP_VERSION_CODE } from '../../domain/constants.ts';
import { useConfirm } from '../../kit/feedback/index.ts';
import { useLateT } from '../../parts/useLateT.ts';
import { seenVersionAtom } from '../../state/preferences.ts';
import { apkQuery, versionQuery } from './queries.ts';
import { newerCode } from './version.ts';

/** Asks once a version whether to take it: a reload brings the new build, an operator's app its download. */
export function useUpdatePrompt(isFree: boolean): void {
  const t = useLateT('home');
  const confirm = useConfirm();
  const version = useQuery(versionQuery());
  const apk = useQuery(apkQuery());
  const [seen, setSeen] = useAtom(seenVersionAtom);
  const code = newerCode(version.data?.value);
  const isDue = isFree && code !== null && code !== seen && !apk.isPending;

  const ask = useEffectEvent(async () => {
    if (code === null) return;
    const isWanted = await confirm(() => ({
      title: t('update.title'),
      text: t('update.text'),
      facts: [
        { label: t('update.installed'), value: `${APP_VERSION_CODE} (${APP_VERSION})` },
        { label: t('update.available'), value: String(code) },
      ],
      confirmLabel: t('update.reload'),
      cancelLabel: t('update.later'),
    }));
    setSeen(code);
    if (!isWanted) return;
    const download = apk.data?.value ?? '';
    if (/^https:\/\//i.test(download)) window.open(download, '_blank', 'noopener');
    else window.location.reload();
  });

  useEffect(() => {
    if (isDue) void ask();
  }, [isDue]);
}
