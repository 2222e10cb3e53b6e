/**
 * Loaded before Loki. It opens a tab for each of the stories that render at once, in one window: all but the last
 * are hidden, and a hidden tab draws no frames. Each gets a window of its own instead.
 */
const CDP = require('chrome-remote-interface');

CDP.New = async ({ port }) => {
  const { webSocketDebuggerUrl } = await CDP.Version({ port });
  const browser = await CDP({ port, target: webSocketDebuggerUrl });
  const { targetId } = await browser.Target.createTarget({ url: 'about:blank', newWindow: true });
  await browser.close();
  return { id: targetId, webSocketDebuggerUrl: `ws://127.0.0.1:${port}/devtools/page/${targetId}` };
};
