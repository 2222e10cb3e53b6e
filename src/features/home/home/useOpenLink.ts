import { toast } from '#kit/feedback';
import { useGo } from '../../../parts/navigation/index.ts';
import { useLateT } from '../../../parts/useLateT.ts';

const isWeb = (url: string): boolean => /^https:\/\//i.test(url);

/** Opens the `url` of a menu entry or a banner: one of our screens, or a web page. Where it is empty, `otherwise`, else a toast. */
export function useOpenLink() {
  const t = useLateT('home');
  const go = useGo();
  return (url: string, otherwise?: () => void) => {
    const address = url.trim();
    if (isWeb(address)) go.open('pages/common/webView', { url: address });
    else if (address !== '' && go.openAddress(address)) return;
    else if (otherwise) otherwise();
    else toast(() => t('menu.underDevelopment'), { icon: 'info' });
  };
}
