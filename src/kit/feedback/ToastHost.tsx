import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { TIME_MS } from '../../domain/time-limits.ts';
import { announce } from '../announce/index.ts';
import { waitOf } from '../config-number.ts';
import { proseNode, proseText } from '../figure-text.ts';
import { BellIcon, CheckCircleIcon, InfoIcon, WarningCircleIcon, WarningIcon } from '../icons.ts';
import { Action, Bar, Place, Words } from './ToastHost.styles.ts';
import { dismissToast, type ToastIcon, toastNow, toastText, watchToast } from './toast-store.ts';

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

/** Dialogs come and go at the end of the body: what is said while one closes must not go with it. */
function watchDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true });
  return () => observer.disconnect();
}

/** Shows the toast of the moment. */
export function ToastHost() {
  const now = useSyncExternalStore(watchToast, toastNow);
  const place = useSyncExternalStore(watchDialogs, topmost);
  const isHeld = useRef(false);

  useEffect(() => {
    if (!now) return;
    const { detail, icon } = now;
    // Also once it has left the screen: what came meanwhile may hold it back for longer than it stands.
    const said = [toastText(now), typeof detail === 'string' ? detail : ''].map(proseText).join(' ').trim();
    if (said) announce(said, icon === 'error' ? 'alert' : 'polite');
  }, [now]);

  useEffect(() => {
    if (!now) return undefined;
    isHeld.current = false;
    const duration = waitOf(now.duration, now.action ? ACTION_DURATION_MS : TIME_MS.toast);
    let timer: ReturnType<typeof setTimeout>;
    // A toast that is being reached for waits.
    const end = () => {
      if (isHeld.current) timer = setTimeout(end, TIME_MS.toast);
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
    <Place data-passing style={{ '--kit-toast-below': `${now.below + 8}px` } as CSSProperties}>
      <Bar
        key={now.id}
        data-icon={kind}
        onPointerEnter={hold(true)}
        onPointerLeave={hold(false)}
        onFocus={hold(true)}
        onBlur={hold(false)}
      >
        {ICONS[kind]}
        <Words>
          {proseText(toastText(now))}
          {now.detail ? <small>{proseNode(now.detail)}</small> : null}
        </Words>
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
    place,
  );
}
