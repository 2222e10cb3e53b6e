import { type CSSProperties, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { BellIcon, CheckCircleIcon, InfoIcon, WarningCircleIcon, WarningIcon } from '../icons.ts';
import { Action, Bar, Place, Words } from './ToastHost.styles.ts';
import { dismissToast, type ToastIcon, toastNow, watchToast } from './toast-store.ts';

const DURATION_MS = 1500;
const ACTION_DURATION_MS = 4000;

const ICONS = {
  success: <CheckCircleIcon size={20} weight="fill" />,
  error: <WarningCircleIcon size={20} weight="fill" />,
  warning: <WarningIcon size={20} weight="fill" />,
  info: <InfoIcon size={20} weight="fill" />,
  primary: <BellIcon size={20} />,
} as const satisfies Record<ToastIcon, unknown>;

const isIcon = (name: string): name is ToastIcon => name in ICONS;

/** Inside the topmost dialog, where there is one: all else is inert and below it. */
const topmost = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** Screen readers announce what changes inside a status, not a status that comes with its words: so they follow it. */
function Announced({ children }: { readonly children: ReactNode }) {
  const [isHeard, setHeard] = useState(false);
  useEffect(() => setHeard(true), []);
  return <Words role="status">{isHeard ? children : null}</Words>;
}

/** Shows the toast of the moment. */
export function ToastHost() {
  const now = useSyncExternalStore(watchToast, toastNow);
  const isHeld = useRef(false);

  useEffect(() => {
    if (!now) return undefined;
    isHeld.current = false;
    const duration = now.duration ?? (now.action ? ACTION_DURATION_MS : DURATION_MS);
    if (!Number.isFinite(duration)) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    // A toast that is being reached for waits.
    const end = () => {
      if (isHeld.current) timer = setTimeout(end, DURATION_MS);
      else dismissToast(now.id);
    };
    timer = setTimeout(end, duration);
    return () => clearTimeout(timer);
  }, [now]);

  if (!now) return null;
  const { icon = 'success', action } = now;
  const kind = isIcon(icon) ? icon : 'success';
  const hold = (held: boolean) => () => {
    isHeld.current = held;
  };
  return createPortal(
    <Place style={{ '--kit-toast-below': `${now.below + 8}px` } as CSSProperties}>
      <Bar
        key={now.id}
        data-icon={kind}
        onPointerEnter={hold(true)}
        onPointerLeave={hold(false)}
        onFocus={hold(true)}
        onBlur={hold(false)}
      >
        {ICONS[kind]}
        <Announced>
          {now.text}
          {now.detail ? <small>{now.detail}</small> : null}
        </Announced>
        {action ? (
          <Action
            type="button"
            onClick={() => {
              dismissToast(now.id);
              action.onPress();
            }}
          >
            {action.label}
          </Action>
        ) : null}
      </Bar>
    </Place>,
    topmost(),
  );
}
