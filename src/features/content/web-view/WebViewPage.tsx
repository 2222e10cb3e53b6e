import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { IconButton } from '#kit/IconButton';
import { ArrowClockwiseIcon, ArrowSquareOutIcon } from '#kit/icons';
import { EmptyBlock } from '#kit/ListState';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { Stack } from '#kit/Stack';
import { WebFrame } from '#kit/WebFrame';
import { callQuery } from '../../../data/query.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useSite } from '../../../state/site.ts';
import { WebFailed } from './WebFailed.tsx';
import { WebTitle } from './WebTitle.tsx';
import { hostsOf, judgeAddress, type WebAddress } from './web-address.ts';

/** A web page inside the app (pages/common/webView, query `url`, `title`): only https and allowed hosts, others ask first. */
export default function WebViewPage() {
  const { t } = useTranslation('content');
  const go = useGo();
  const { url = '', title } = useParams();
  const allowed = useAllowedHosts();
  const [loads, setLoads] = useState(0);
  const address = allowed ? judgeAddress(url, window.location.hostname, allowed) : null;
  const isShown = address?.kind === 'frame';
  return (
    <Page
      header={
        <NavBar
          title={isShown ? <WebTitle title={title} host={address.host} /> : title || t('web.title')}
          onBack={go.back}
          right={
            isShown ? (
              <IconButton label={t('web.reload')} icon={<ArrowClockwiseIcon />} onClick={() => setLoads(loads + 1)} />
            ) : null
          }
        />
      }
    >
      {address ? <WebContent key={`${url} ${loads}`} address={address} onRetry={() => setLoads(loads + 1)} /> : null}
    </Page>
  );
}

/** The support site and whatever the operator lists in the setting `web_view_hosts`; null until both are known. */
function useAllowedHosts(): string[] | null {
  const { supportUrl } = useSite();
  const { data, isPending } = useQuery(
    callQuery('common.setting', { keyword: 'web_view_hosts' }, { staleTime: Number.POSITIVE_INFINITY }),
  );
  return isPending ? null : hostsOf(`${supportUrl ?? ''} ${data?.value ?? ''}`);
}

interface WebContentProps {
  readonly address: WebAddress;
  /** Loads the page again. */
  readonly onRetry: () => void;
}

function WebContent({ address, onRetry }: WebContentProps) {
  const { t } = useTranslation('content');
  const go = useGo();
  const [isFailed, setFailed] = useState(false);

  if (address.kind === 'refused') {
    return (
      <EmptyBlock
        picture="outside"
        title={t('web.refused.title')}
        text={t('web.refused.text')}
        action={
          <Button size="md" onClick={go.back}>
            {t('web.ask.stay')}
          </Button>
        }
      />
    );
  }
  const openOutside = () => void window.open(address.href, '_blank', 'noopener,noreferrer');
  if (address.kind === 'ask') {
    return (
      <EmptyBlock
        picture="outside"
        title={t('web.ask.title', { host: address.host })}
        text={t('web.ask.text')}
        action={
          <>
            <Button variant="secondary" size="md" onClick={go.back}>
              {t('web.ask.stay')}
            </Button>
            <Button size="md" icon={<ArrowSquareOutIcon size={20} />} onClick={openOutside}>
              {t('web.openOutside')}
            </Button>
          </>
        }
      />
    );
  }
  if (isFailed) {
    return <WebFailed host={address.host} onRetry={onRetry} onOutside={openOutside} />;
  }
  return (
    <Stack grow>
      <WebFrame src={address.href} title={address.host} onError={() => setFailed(true)} />
    </Stack>
  );
}
