import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { NotebookIcon } from '#kit/icons';
import { EmptyBlock } from '#kit/ListState';
import { Section } from '#kit/Section';
import type { Position } from '../../../contract/rows/position.ts';
import { GuestPrompt } from '../../../parts/account/GuestPrompt.tsx';
import { EntrustRowOf } from '../../../parts/futures/EntrustRowOf.tsx';
import { LateCloseSheet } from '../../../parts/futures/late-ticket-sheets.ts';
import { type LiveFutures, withLive } from '../../../parts/futures/live.ts';
import { PositionRow } from '../../../parts/futures/PositionRow.tsx';
import { isClosing, isEntrust } from '../../../parts/futures/position.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useRequireLogin } from '../../../parts/useRequireLogin.ts';
import type { Pair } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';

interface OwnPanelProps {
  readonly pair: Pair;
  /** Up to ten, the newest first. */
  readonly rows: readonly Position[];
  readonly live: LiveFutures | undefined;
}

/** Below the ticket: what the user has on this pair, each with its Close or Cancel. */
export function OwnPanel({ pair, rows: read, live }: OwnPanelProps) {
  const { t } = useTranslation('futures');
  const go = useGo();
  const isSignedIn = useIsSignedIn();
  const requireLogin = useRequireLogin();
  const [closing, setClosing] = useState<number | null>(null);
  const rows = read.map((row) => withLive(row, live));
  const asked = rows.find(({ id }) => id === closing);
  return (
    <Section
      title={t('own.title')}
      end={
        <IconButton
          edge
          label={t('own.all')}
          icon={<NotebookIcon />}
          onClick={() => {
            if (requireLogin('pages/transaction/contract_order')) go.open('pages/transaction/contract_order');
          }}
        />
      }
    >
      {isSignedIn ? null : <GuestPrompt picture="orders" title={t('own.guest.title')} text={t('own.guest.text')} />}
      {isSignedIn && rows.length === 0 ? (
        <EmptyBlock picture="orders" title={t('own.empty.title', { pair: pair.label })} text={t('own.empty.text')} />
      ) : null}
      {rows.map((row) =>
        isEntrust(row) ? (
          <EntrustRowOf key={row.id} position={row} pair={pair} />
        ) : (
          <PositionRow
            key={row.id}
            position={row}
            pair={pair}
            actions={[{ label: t('position.close'), disabled: isClosing(row), onClick: () => setClosing(row.id) }]}
          />
        ),
      )}
      <Suspense fallback={null}>
        {asked ? <LateCloseSheet position={asked} pair={pair} onClose={() => setClosing(null)} /> : null}
      </Suspense>
    </Section>
  );
}
