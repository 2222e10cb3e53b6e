import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { MediaViewer, type MediaViewerProps } from '#kit/MediaViewer';
import type { ComponentGuide } from '../docs/guide.ts';
import { BROKEN, DRY_SEASON, FILM, GIF, LOW_TIDE, tone } from './media.ts';
import { Stack, still } from './support.tsx';

/** A file that is there again when it is tried again. */
function Mended(props: MediaViewerProps) {
  const [src, setSrc] = useState(props.src);
  const retry = () => {
    setSrc(props.kind === 'audio' ? tone() : props.kind === 'video' ? FILM : LOW_TIDE);
    props.onRetry?.();
  };
  return <MediaViewer {...props} src={src} onRetry={retry} />;
}

/** What the reader has asked the device for. */
const motion = (isReduced: boolean) => () => {
  const real = window.matchMedia.bind(window);
  const spy = spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    return query.includes('prefers-reduced-motion')
      ? new Proxy(list, { get: (target, key) => (key === 'matches' ? isReduced : Reflect.get(target, key)) })
      : list;
  });
  return () => spy.mockRestore();
};

const meta = {
  title: 'Components/MediaViewer',
  tags: ['autodocs'],
  component: MediaViewer,
  parameters: {
    guide: {
      use: [
        'An artwork, or a file that somebody sent: picture, moving picture, sound or film.',
        'It keeps its place while nothing has loaded, so that nothing jumps.',
      ],
      avoid: ['Not to send a picture: use ImageUpload.', 'Not for a page of somebody else: use WebFrame.'],
      accessibility: [
        "A picture is named by `title`; leave it empty where the text beside says it. Sound and film have the browser's own controls, and captions.",
        'Nothing plays by itself where less motion is asked for.',
        'What does not load says so as a status, with a button that tries again.',
      ],
      waitsFor: ['pages/nft/artworkDetail', 'pages/kefu/index'],
    } satisfies ComponentGuide,
  },
  args: { kind: 'image', src: LOW_TIDE, title: 'Low Tide, No. 14', onRetry: fn() },
} satisfies Meta<typeof MediaViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

const loaded = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).queryByRole('img', { name: 'Loading' })).toBeNull());

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await expect(within(canvasElement).getByRole('img', { name: 'Low Tide, No. 14' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { src: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};

export const LoadingWithPoster: Story = { args: { src: null, kind: 'video', poster: DRY_SEASON }, decorators: [still] };

/** It says what failed, and the next attempt shows it. */
export const Failed: Story = {
  tags: ['play-only'],
  args: { src: BROKEN },
  render: (args) => <Mended {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The picture did not load')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(await canvas.findByRole('img', { name: 'Low Tide, No. 14' })).toBeVisible();
  },
};

export const FailedForGood: Story = {
  parameters: { pictures: { sameAs: 'WithoutAddress', why: 'Without an address is told as what does not load.' } },
  args: { src: BROKEN },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(await within(canvasElement).findByText('The picture did not load')).toBeVisible();
  },
};

/** A server that sends no address. */
export const WithoutAddress: Story = {
  args: { src: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The picture did not load')).toBeVisible();
  },
};

/** Stands until it is started, and can be stopped. */
export const MovingPicture: Story = {
  args: { kind: 'gif', src: GIF, title: 'Rising ticks' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Rising ticks: play' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Rising ticks: pause' }));
    await expect(await canvas.findByRole('button', { name: 'Rising ticks: play' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Rising ticks' }).tagName).toBe('CANVAS');
  },
};

export const MovesByItself: Story = {
  tags: ['play-only'],
  args: { kind: 'gif', src: GIF, title: 'Rising ticks', autoPlay: true },
  beforeEach: motion(false),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Stopped again: a picture shows no moment of a movement.
    await userEvent.click(await canvas.findByRole('button', { name: 'Rising ticks: pause' }));
    await expect(canvas.getByRole('button', { name: 'Rising ticks: play' })).toBeVisible();
  },
};

/** Less motion is asked for: it stands, though it might move by itself. */
export const ReducedMotion: Story = {
  parameters: { pictures: { sameAs: 'MovingPicture', why: 'It stands until it is started.' } },
  args: { kind: 'gif', src: GIF, title: 'Rising ticks', autoPlay: true },
  beforeEach: motion(true),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Rising ticks: play' })).toBeVisible();
  },
};

export const Sound: Story = {
  args: { kind: 'audio', src: tone(), title: 'Harbour bell' },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const sound = canvasElement.querySelector('audio');
    await expect(sound).toHaveAccessibleName('Harbour bell');
    await expect(sound).toHaveAttribute('controls');
    await expect(sound?.paused).toBe(true);
  },
};

export const SoundWithPoster: Story = {
  args: { kind: 'audio', src: tone(), title: 'Harbour bell', poster: DRY_SEASON, fit: 'cover' },
  play: async ({ canvasElement }) => loaded(canvasElement),
};

export const SoundFailed: Story = {
  args: { kind: 'audio', src: 'data:audio/wav;base64,AAAA', title: 'Harbour bell' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The sound did not load')).toBeVisible();
  },
};

export const SoundMended: Story = {
  ...SoundFailed,
  tags: ['play-only'],
  render: (args) => <Mended {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await loaded(canvasElement);
    await expect(canvasElement.querySelector('audio')).toBeVisible();
  },
};

export const Film: Story = {
  args: { kind: 'video', src: FILM, title: 'Rising ticks', poster: DRY_SEASON },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const film = canvasElement.querySelector('video');
    await expect(film).toHaveAccessibleName('Rising ticks');
    await expect(film).toHaveAttribute('controls');
    await expect(film?.autoplay).toBe(false);
  },
};

/** By itself a film runs without sound, over and over. */
export const FilmByItself: Story = {
  args: { kind: 'video', src: FILM, title: 'Rising ticks', autoPlay: true },
  beforeEach: motion(false),
  play: async ({ canvasElement }) => {
    const film = canvasElement.querySelector('video');
    await expect(film?.autoplay).toBe(true);
    await expect(film?.muted).toBe(true);
    await expect(film?.loop).toBe(true);
    // Stopped at its first frame: a picture shows no moment of a movement.
    await waitFor(() => expect(film?.readyState).toBeGreaterThan(1));
    film?.pause();
    if (film) film.currentTime = 0;
    await waitFor(() => expect(film?.seeking).toBe(false));
  },
};

export const FilmUnderReducedMotion: Story = {
  parameters: { pictures: { sameAs: 'Film', why: 'It stands until it is started.' } },
  args: { kind: 'video', src: FILM, title: 'Rising ticks', autoPlay: true, poster: DRY_SEASON },
  beforeEach: motion(true),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')?.autoplay).toBe(false);
    await loaded(canvasElement);
  },
};

export const FilmFailed: Story = {
  args: { kind: 'video', src: 'data:video/webm;base64,AAAA', title: 'Rising ticks' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The video did not load')).toBeVisible();
  },
};

/** As narrow as in a card of two. */
export const Matrix: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))', gap: 12 }}>
      <Stack>
        <MediaViewer kind="image" src={LOW_TIDE} title="Low Tide, No. 14" ratio="1 / 1" />
        <MediaViewer kind="image" src={LOW_TIDE} title="Low Tide, No. 14" ratio="4 / 1" fit="cover" />
      </Stack>
      <MediaViewer kind="image" src={BROKEN} title="Dry Season, No. 3" ratio="1 / 1" />
      <MediaViewer kind="image" src={null} title="Dry Season, No. 3" ratio="1 / 1" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The picture did not load')).toBeVisible();
  },
};
