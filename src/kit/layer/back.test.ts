import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A history of a browser whose close watchers, if any, do not hear the way back, enough of it to press back in. */
class Past {
  readonly entries: unknown[] = [{ idx: 0 }];
  at = 0;
  onPop: () => void = () => undefined;
  get state(): unknown {
    return this.entries[this.at];
  }
  pushState(state: unknown): void {
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, state);
    this.at += 1;
  }
  back(): void {
    this.at -= 1;
    this.onPop();
  }
  forward(): void {
    if (this.at === this.entries.length - 1) return;
    this.at += 1;
    this.onPop();
  }
}

let past: Past;
let closeOnBack: typeof import('./back.ts').closeOnBack;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  past = new Past();
  vi.stubGlobal('history', past);
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: () => void) => {
      past.onPop = listener;
    },
  });
  ({ closeOnBack } = await import('./back.ts'));
});

describe('the back gesture', () => {
  it('closes the top layer and stays on the page', () => {
    const close = vi.fn();
    closeOnBack(close);
    expect(past.entries).toHaveLength(2);
    past.back();
    expect(close).toHaveBeenCalledTimes(1);
    expect(past.at).toBe(0);
  });
  it('closes two layers one by one', () => {
    const [lower, upper] = [vi.fn(), vi.fn()];
    closeOnBack(lower);
    closeOnBack(upper);
    past.back();
    expect([lower.mock.calls.length, upper.mock.calls.length]).toEqual([0, 1]);
    past.back();
    expect(lower).toHaveBeenCalledTimes(1);
  });
  it('leaves no entry behind when a layer closes in another way', () => {
    const release = closeOnBack(vi.fn());
    release();
    vi.runAllTimers();
    expect(past.at).toBe(0);
  });
  it('does not undo a navigation that follows at once, and steps over the dead entry later', () => {
    const release = closeOnBack(vi.fn());
    release();
    past.pushState({ idx: 1 });
    vi.runAllTimers();
    expect(past.state).toEqual({ idx: 1 });
    past.back();
    expect(past.state).toEqual({ idx: 0 });
  });
  it('steps over the dead entry on the way forward too, and back again', () => {
    const release = closeOnBack(vi.fn());
    release();
    past.pushState({ idx: 1 });
    vi.runAllTimers();
    past.back();
    past.forward();
    expect(past.state).toEqual({ idx: 1 });
    past.back();
    expect(past.state).toEqual({ idx: 0 });
  });
  it('does not lead forward to a layer that was closed and left nowhere', () => {
    const release = closeOnBack(vi.fn());
    release();
    vi.runAllTimers();
    past.forward();
    expect(past.state).toEqual({ idx: 0 });
  });
  it('comes back to the page where the lower of two layers was closed before the upper', () => {
    const [releaseLower, releaseUpper] = [closeOnBack(vi.fn()), closeOnBack(vi.fn())];
    releaseLower();
    vi.runAllTimers();
    releaseUpper();
    vi.runAllTimers();
    expect(past.state).toEqual({ idx: 0 });
    past.forward();
    expect(past.state).toEqual({ idx: 0 });
  });
  it('is left to the browser where its close watchers hear it', () => {
    vi.stubGlobal('window', { CloseWatcher: class {} });
    for (const vendor of ['Google Inc.', '']) {
      vi.stubGlobal('navigator', { vendor });
      closeOnBack(vi.fn());
    }
    expect(past.entries).toHaveLength(1);
  });
  it('closes the top layer in Safari, whose close watchers do not hear it', () => {
    Object.assign(window, { CloseWatcher: class {} });
    vi.stubGlobal('navigator', { vendor: 'Apple Computer, Inc.' });
    const close = vi.fn();
    closeOnBack(close);
    past.back();
    expect(close).toHaveBeenCalledTimes(1);
    expect(past.at).toBe(0);
  });
});
