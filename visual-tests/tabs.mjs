import CDP from 'chrome-remote-interface';

function attune({ Page }) {
  const { navigate, loadEventFired, captureScreenshot } = Page;
  // Waits for the load from before it is asked for: its message may come together with the answer to the asking.
  let loaded;
  Page.navigate = (options) => {
    loaded = loadEventFired();
    return navigate(options);
  };
  Page.loadEventFired = () => loaded;
  // Every pixel is compared and none is kept as it comes: the fastest way to pack a frame will do.
  Page.captureScreenshot = (options) => captureScreenshot({ ...options, optimizeForSpeed: true });
}

/** `quiet()` resolves when the page fetches nothing, to how much it has fetched so far. */
function countRequests(session) {
  const { Network } = session;
  const pending = new Set();
  let waiting = [];
  let count = 0;
  Network.requestWillBeSent(({ requestId, type }) => {
    // The page itself is waited for by its load, and one in a frame may be another process's to tell of.
    if (type === 'Document') return;
    pending.add(requestId);
    count += 1;
  });
  const ended = ({ requestId }) => {
    pending.delete(requestId);
    if (pending.size > 0) return;
    for (const resolve of waiting) resolve(count);
    waiting = [];
  };
  Network.loadingFinished(ended);
  Network.loadingFailed(ended);
  session.quiet = () => (pending.size === 0 ? count : new Promise((resolve) => waiting.push(resolve)));
}

/**
 * Opens tabs of one browser. A hidden tab draws no frames, and one behind another may be pictured half painted: each
 * has a window of its own, and counts as the one in front.
 */
export const tabsOf =
  ({ port }) =>
  async () => {
    // The browser itself is asked: another tab may close in the middle of it.
    const browser = await CDP({ target: (await CDP.Version({ port })).webSocketDebuggerUrl });
    const { targetId: id } = await browser.Target.createTarget({ url: 'about:blank', newWindow: true });
    await browser.close();
    const session = await CDP({ port, target: id });
    await session.Emulation.setFocusEmulationEnabled({ enabled: true });
    attune(session);
    countRequests(session);
    return Object.assign(session, { close: () => CDP.Close({ port, id }) });
  };
