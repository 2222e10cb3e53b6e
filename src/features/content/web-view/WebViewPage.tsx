import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { ArrowSquareOutIcon } from '#kit/icons';
import { EmptyBlock, ErrorBlock } from '#kit/ListState';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { Row, Stack } from '#kit/Stack';
import { WebFrame } from '#kit/WebFrame';
import { callQuery } from '../../../data/query.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useSite } from '../../../state/site.ts';
import { hostsOf, judgeAddress } from './web-address.ts';

/** A web page inside the app (pages/common/webView, query `url`, `title`): only https and allowed hosts, others ask first. */
export default function WebViewPage() {
  const { t } = useTranslation('content');
  const go = useGo();
  const { url = '', title } = useParams();
  const allowed = useAllowedHosts();
  return (
    <Page header={<NavBar title={title || t('web.title')} onBack={go.back} />}>
      {allowed ? <WebContent key={url} url={url} allowed={allowed} /> : null}
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
  readonly url: string;
  readonly allowed: readonly string[];
}

function WebContent({ url, allowed }: WebContentProps) {
  const { t } = useTranslation('content');
  const go = useGo();
  const [failures, setFailures] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const address = judgeAddress(url, window.location.hostname, allowed);

  if (address.kind === 'refused') {
    return (
      <EmptyBlock
        title={t('web.refused.title')}
        text={t('web.refused.text')}
        action={<Button onClick={go.back}>{t('web.ask.stay')}</Button>}
      />
    );
  }
  const openOutside = () => void window.open(address.href, '_blank', 'noopener,noreferrer');
  if (address.kind === 'ask') {
    return (
      <EmptyBlock
        title={t('web.ask.title', { host: address.host })}
        text={t('web.ask.text')}
        action={
          <Row as="span" wrap justify="center" gap={8} lines={8}>
            <Button variant="secondary" onClick={go.back}>
              {t('web.ask.stay')}
            </Button>
            <Button icon={<ArrowSquareOutIcon size={20} />} onClick={openOutside}>
              {t('web.openOutside')}
            </Button>
          </Row>
        }
      />
    );
  }
  if (isFailed) {
    return (
      <ErrorBlock
        title={t('web.failed.title')}
        text={t('web.failed.text', { host: address.host })}
        onRetry={() => {
          setFailures(failures + 1);
          setFailed(false);
        }}
        action={
          <Button variant="secondary" size="md" onClick={openOutside}>
            {t('web.openOutside')}
          </Button>
        }
      />
    );
  }
  return (
    <Stack grow>
      <WebFrame key={failures} src={address.href} title={address.host} onError={() => setFailed(true)} />
    </Stack>
  );
}
