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
const FONT = `<style>@font-face{font-family:Site;font-weight:100 900;src:url(${inter})}
  body{font:16px/24px Site;margin:0;background:#e4eaed;color:#1b1f22}h1{font-size:22px;line-height:28px;margin:0 0 4px}
  h2{font-size:17px;margin:0 0 4px}p{margin:0;color:#48535a}section{margin:12px 16px;padding:16px;border-radius:12px;background:#fff}</style>`;

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
    standInForTheSite(`${FONT}<header style="padding:24px 16px;background:#0d657c;color:#fff">
      <b style="font-weight:600">Help centre</b><h1 style="margin:16px 0 0">Your first withdrawal</h1></header>
      <section><h2>Add the address once</h2><p>Confirm it by the code in your mail, and it is yours to use after a day.</p></section>
      <section><h2>What it costs</h2><p>The fee of the network stands on the form before you send.</p></section>
      <section><h2>How long it takes</h2><p>Most are on their way within minutes. The record names the step it stands at.</p></section>
      <section><h2>Where to ask</h2><p>Write to us with the reference of the record, and a person answers.</p></section>`),
  play: async ({ canvasElement }) => {
    const frame = await within(canvasElement).findByTitle('help.example.com');
    await expect(frame).toHaveAttribute('sandbox');
    await expect(frame).not.toHaveAttribute('allow', expect.stringContaining('camera'));
    const host = within(canvasElement).getByRole('heading', { level: 1 });
    await expect(host).toHaveTextContent(/^help\.example\.com$/);
    // Where it breaks, it breaks after its dots.
    await expect([...host.querySelectorAll('wbr')].map((at) => at.previousSibling?.textContent)).toEqual([
      'help.',
      'example.',
    ]);
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
    standInForTheSite(`${FONT}<section style="margin:0;border-radius:0;min-height:100vh">
      <h1>A market that can be checked</h1><p style="margin-bottom:24px">Ten pages, version 3 of 2 November 2026</p>
      <h2>1. One chain of ticks</h2><p style="margin-bottom:16px">Each second the index, the mark and the last price of
      every market go into a batch, and its hash covers the one before.</p>
      <h2>2. One ledger</h2><p style="margin-bottom:16px">A balance changes by a balanced set of postings alone, and never
      falls below zero.</p><h2>3. What settles names its tick</h2><p>Whoever reads a result can ask for the batch, and
      count it again.</p></section>`),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByTitle('help.example.com');
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'White paperhelp.example.com',
    );
  },
};
