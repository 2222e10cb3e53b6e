import CDP from 'chrome-remote-interface';

const ANSWER_MS = 2000;

/** Whether a page still runs: one that is caught in a loop is not given another story. */
const answers = ({ Runtime }) =>
  Promise.race([
    Runtime.evaluate({ expression: '1' }).then(
      () => true,
      () => false,
    ),
    new Promise((resolve) => setTimeout(resolve, ANSWER_MS, false)),
  ]);

/** Waits for the load from before it is asked for: its message may come together with the answer to the asking. */
function hearLoad({ Page }) {
  const navigate = Page.navigate.bind(Page);
  const loadEventFired = Page.loadEventFired.bind(Page);
  let loaded;
  Page.navigate = (options) => {
    loaded = loadEventFired();
    return navigate(options);
  };
  Page.loadEventFired = () => loaded;
}

/** Every pixel is compared and none is kept as it comes: the fastest way to pack a frame will do. */
function packFast({ Page }) {
  const captureScreenshot = Page.captureScreenshot.bind(Page);
  Page.captureScreenshot = (options) => captureScreenshot({ ...options, optimizeForSpeed: true });
}

/** `quiet()` resolves when the page fetches nothing, to how much it has fetched so far. */
function countRequests(session) {
  const { Network } = session;
  const pending = new Set();
  const waiting = [];
  let count = 0;
  Network.requestWillBeSent(({ requestId, type }) => {
    // The page itself is waited for by its load, and one in a frame may be another process's to tell of.
    if (type === 'Document') return;
    pending.add(requestId);
    count += 1;
  });
  const ended = ({ requestId }) => {
    pending.delete(requestId);
    if (pending.size === 0) for (const resolve of waiting.splice(0)) resolve(count);
  };
  Network.loadingFinished(ended);
  Network.loadingFailed(ended);
  session.quiet = () => (pending.size === 0 ? count : new Promise((resolve) => waiting.push(resolve)));
}

/**
 * Opens tabs of one browser, each used again and again: a new process for each of two thousand pictures takes as long
 * as the picture. Closing a session takes all that it has set with it; the next story is a new document.
 */
export function tabsOf({ port }) {
  const idle = [];
  /**
   * A hidden tab draws no frames, and one behind another may be pictured half painted: each has a window of its own,
   * and counts as the one in front for as long as its first session lives.
   */
  async function newTab() {
    const browser = await CDP({ port, target: (targets) => targets.find(({ type }) => type === 'page') });
    const { targetId } = await browser.Target.createTarget({ url: 'about:blank', newWindow: true });
    await browser.close();
    const eye = await CDP({ port, target: targetId });
    await eye.Emulation.setFocusEmulationEnabled({ enabled: true });
    return targetId;
  }
  return async function openTab() {
    const tab = idle.pop() ?? (await newTab());
    const session = await CDP({ port, target: tab });
    hearLoad(session);
    packFast(session);
    countRequests(session);
    const detach = session.close.bind(session);
    session.close = async () => {
      const isAlive = await answers(session);
      // First: what it has set ends with it, and would end under the hands of the next.
      await detach();
      if (isAlive) idle.push(tab);
      else await CDP.Close({ port, id: tab });
    };
    return session;
  };
}
