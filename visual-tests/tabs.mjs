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

const loadersOf = ({ frame, childFrames = [] }) => [frame.loaderId, ...childFrames.flatMap(loadersOf)];

/** The session hears no request of the page that stands when it begins: one that it makes while it leaves has no end. */
async function forgetPageBefore({ Page, Network }) {
  const { frameTree } = await Page.getFrameTree();
  const before = new Set(loadersOf(frameTree));
  const { requestWillBeSent } = Network;
  Network.requestWillBeSent = (hear) => requestWillBeSent((sent) => before.has(sent.loaderId) || hear(sent));
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
    attune(session);
    await forgetPageBefore(session);
    countRequests(session);
    const detach = session.close.bind(session);
    session.close = async () => {
      // First: what it has set ends with it, and would end under the hands of the next.
      await detach();
      // A page that is caught in a loop is not given another story.
      if (session.hasFailed) await CDP.Close({ port, id: tab });
      else idle.push(tab);
    };
    return session;
  };
}
