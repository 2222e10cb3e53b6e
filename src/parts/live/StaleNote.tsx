import { useTranslation } from 'react-i18next';
import { WarningIcon } from '#kit/icons';
import { Note } from '#kit/Note';
import { Inset } from '#kit/Stack';
import { TextButton } from '#kit/TextButton';
import { useClient } from '../../data/client.ts';
import { feedOf } from '../../data/market/index.ts';
import { useFreshness } from '../../state/live/freshness.ts';

/** One line while prices are old: what the link does about it, and a way to have it try now. The time stands beside the dot. */
export function StaleNote({ symbol }: { readonly symbol?: string | undefined }) {
  const { t } = useTranslation('common');
  const feed = feedOf(useClient());
  const { status, attempt, attempts, staleSince } = useFreshness(symbol);
  if (staleSince === null) return null;
  return (
    <Inset edge="none" bottom={4}>
      <Note
        look="band"
        tone="warning"
        icon={<WarningIcon size={20} weight="fill" />}
        action={
          <TextButton look="inherit" onClick={() => feed.reconnect()}>
            {t('connection.reconnect')}
          </TextButton>
        }
      >
        {t(status === 'live' ? 'connection.delayed' : `connection.${status}`, { attempt, attempts })}
      </Note>
    </Inset>
  );
}
