import { fillWord } from '../../words/index.ts';
import { Line } from './StatusDot.styles.ts';

export type ConnectionStatus = 'connecting' | 'live' | 'reconnecting' | 'stopped';

export interface StatusDotProps {
  readonly status: ConnectionStatus;
  readonly attempt?: number;
  readonly attempts?: number;
  /** Offered once the attempts are used up. */
  readonly onReconnect?: () => void;
  /** `reconnecting` may hold {{attempt}} and {{attempts}}; `reconnect` is the button. */
  readonly labels: Readonly<Record<ConnectionStatus | 'reconnect', string>>;
}

/** Whether prices are live: a dot and always a word. */
export function StatusDot({ status, attempt = 0, attempts = 0, onReconnect, labels }: StatusDotProps) {
  return (
    <Line data-status={status}>
      <i aria-hidden />
      <span role="status">{fillWord(labels[status], { attempt, attempts })}</span>
      {status === 'stopped' && onReconnect ? (
        <button type="button" onClick={onReconnect}>
          {labels.reconnect}
        </button>
      ) : null}
    </Line>
  );
}
