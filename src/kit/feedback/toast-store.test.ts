import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, toast, toastNow, toastText, watchToast } from './toast-store.ts';

beforeEach(() => {
  const now = toastNow();
  if (now) dismissToast(now.id);
});

describe('the toast', () => {
  it('tells who watches, and a newer one takes the place of the older', () => {
    const listener = vi.fn();
    const stop = watchToast(listener);
    toast('Saved');
    toast('Saved again', { icon: 'info' });
    expect(toastNow()).toMatchObject({ text: 'Saved again', icon: 'info' });
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    toast('Unheard');
    expect(listener).toHaveBeenCalledTimes(2);
  });
  it('is not taken away by the end of an older one', () => {
    toast('First');
    const first = toastNow()?.id ?? 0;
    toast('Second');
    dismissToast(first);
    expect(toastNow()?.text).toBe('Second');
  });
  it('says what its words are when it is drawn', () => {
    let words = 'Saved';
    toast(() => words);
    const now = toastNow();
    words = 'Enregistré';
    expect(now && toastText(now)).toBe('Enregistré');
  });
});
