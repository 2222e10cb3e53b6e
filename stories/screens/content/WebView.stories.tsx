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
    standInForTheSite(
      '<body style="font:16px sans-serif;padding:16px"><div style="height:8px;background:#0d657c"></div></body>',
    ),
  play: async ({ canvasElement }) => {
    const frame = await within(canvasElement).findByTitle('help.example.com');
    await expect(frame).toHaveAttribute('sandbox');
    await expect(frame).not.toHaveAttribute('allow', expect.stringContaining('camera'));
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

export const Titled: ScreenStory = {
  parameters: { screen: { session: 'guest', query: { url: 'https://elsewhere.example/', title: 'White paper' } } },
};
