import { formatCount } from '../../../domain/number.ts';
import { useAnnouncedChange } from '../../announce/index.ts';
import { fillWord } from '../../words/index.ts';
import { Line } from './StatusDot.styles.ts';

/** `stale`: whatever the link does, prices are old. */
export type ConnectionStatus = 'connecting' | 'live' | 'reconnecting' | 'stopped' | 'stale';

export interface StatusDotProps {
  /** How the connection is. */
  readonly status: ConnectionStatus;
  /** Which attempt to reconnect runs, from 1. @default 0 */
  readonly attempt?: number | null;
  /** How many attempts there are. @default 0 */
  readonly attempts?: number | null;
  /** Offered once the attempts are used up. */
  readonly onReconnect?: () => void;
  /** What stands there is not traded now, and these words say so, with until when: a quiet dot. */
  readonly closed?: string | undefined;
  /** The mark alone; its words stay for screen readers. @default false */
  readonly bare?: boolean | undefined;
  /** `reconnecting` may hold {{attempt}} and {{attempts}}; `stale` says when prices came; `reconnect` is the button. */
  readonly labels: Readonly<Record<ConnectionStatus | 'reconnect', string>>;
}

/** Whether prices are live: a dot, or a clock where they are old, and always a word. */
export function StatusDot({ status, attempt, attempts, onReconnect, closed, bare, labels }: StatusDotProps) {
  const state =
    closed ??
    fillWord(labels[status] ?? '', {
      attempt: formatCount(attempt ?? 0),
      attempts: formatCount(attempts ?? 0),
    });
  useAnnouncedChange(state);
  return (
    <Line data-status={closed ? 'closed' : status} data-bare={bare || undefined}>
      <i aria-hidden />
      <span>{state}</span>
      {status === 'stopped' && onReconnect && !bare ? (
        <button type="button" onClick={onReconnect}>
          {labels.reconnect}
        </button>
      ) : null}
    </Line>
  );
}
