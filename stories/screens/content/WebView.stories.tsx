import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?inline';
import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { visits } from '../../support/world.ts';

const meta = { title: 'Screens/Web view', ...screenMeta('pages/common/webView') } satisfies Meta;
export default meta;

const ADDRESS = 'https://help.example.com/start';
const allowed = {
  session: 'guest',
  query: { url: ADDRESS },
  calls: { 'common.setting': { value: 'help.example.com' } },
} as const;

/** A font that the site brings itself: one of the system's is another on the next machine. */
const FONT = `<style>@font-face{font-family:Site;font-weight:100 900;src:url(${inter})}</style>`;

/** The site that a frame would fetch: stories have no network. */
function standInForTheSite(html: string): () => void {
  const original = HTMLIFrameElement.prototype.setAttribute;
  HTMLIFrameElement.prototype.setAttribute = function setAttribute(name: string, value: string) {
    original.call(
      this,
      name,
      name === 'src' && value === ADDRESS ? `data:text/html,${encodeURIComponent(html)}` : value,
    );
  };
  return () => {
    HTMLIFrameElement.prototype.setAttribute = original;
  };
}

export const Ready: ScreenStory = {
  parameters: { screen: allowed },
  beforeEach: () =>
    standInForTheSite(`${FONT}<body style="font:16px/24px Site;margin:0;color:#1b1f22">
      <header style="padding:20px 16px;background:#0d657c;color:#fff;font-weight:600">Help centre</header>
      <main style="padding:8px 16px"><h1 style="font-size:22px">Your first withdrawal</h1>
      <p>Add the address once, confirm it by the code in your mail, and it is yours to use after a day.</p>
      <h2 style="font-size:18px">What it costs</h2><p>The fee of the network stands on the form before you send.</p>
      <h2 style="font-size:18px">How long it takes</h2><p>Most are on their way within minutes.</p></main></body>`),
  play: async ({ canvasElement }) => {
    const frame = await within(canvasElement).findByTitle('help.example.com');
    await expect(frame).toHaveAttribute('sandbox');
    await expect(frame).not.toHaveAttribute('allow', expect.stringContaining('camera'));
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(/^help\.example\.com$/);
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Load the page again' }));
    await expect(await within(canvasElement).findByTitle('help.example.com')).not.toBe(frame);
  },
};

/** A site that never answers: the frame hears nothing, and its limit comes at once. */
function silentSite(): () => void {
  const { addEventListener } = HTMLIFrameElement.prototype;
  const { setTimeout } = window;
  HTMLIFrameElement.prototype.addEventListener = function listen(...call: Parameters<typeof addEventListener>) {
    if (call[0] !== 'load') addEventListener.apply(this, call);
  };
  window.setTimeout = Object.assign(
    (handler: TimerHandler, delay?: number) => setTimeout(handler, delay === FRAME_LIMIT_MS ? 0 : delay),
    setTimeout,
  );
  return () => {
    HTMLIFrameElement.prototype.addEventListener = addEventListener;
    window.setTimeout = setTimeout;
  };
}

/** How long the frame waits. */
const FRAME_LIMIT_MS = 20_000;

export const LoadFailed: ScreenStory = {
  parameters: { screen: allowed },
  beforeEach: () => {
    const stops = [standInForTheSite(''), silentSite()];
    return () => {
      for (const stop of stops) stop();
    };
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('The page did not load')).toBeVisible();
    await expect(
      screen.getByText('help.example.com did not respond, or does not allow being shown here.'),
    ).toBeVisible();
  },
};

/** A host that nobody allowed asks before it opens a new tab. */
export const AsksFirst: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: { session: 'guest', query: { url: 'https://elsewhere.example/offer' } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { name: 'Go to elsewhere.example?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await expect(visits).toHaveLength(1);
  },
};

export const Refused: ScreenStory = {
  parameters: { screen: { session: 'guest', query: { url: 'javascript:alert(1)' } } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'This address cannot be opened' }),
    ).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

/** Whoever opened the page gave it a name: the host stands below it. */
export const Titled: ScreenStory = {
  parameters: { screen: { ...allowed, query: { url: ADDRESS, title: 'White paper' } } },
  beforeEach: () =>
    standInForTheSite(`${FONT}<body style="font:16px/24px Site;margin:0;padding:16px;color:#1b1f22">
      <h1 style="font-size:22px;margin:0 0 4px">A market that can be checked</h1>
      <p style="margin:0 0 24px;color:#5c666d">Ten pages, version 3 of 2 November 2026</p>
      <h2 style="font-size:18px">1. One chain of ticks</h2><p>Each second the index, the mark and the last price of
      every market go into a batch, and its hash covers the one before.</p>
      <h2 style="font-size:18px">2. One ledger</h2><p>A balance changes by a balanced set of postings alone, and never
      falls below zero.</p><h2 style="font-size:18px">3. What settles names its tick</h2><p>Whoever reads a result can
      ask for the batch, and count it again.</p></body>`),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByTitle('help.example.com');
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'White paperhelp.example.com',
    );
  },
};
