import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { AvatarCrop, type AvatarCropProps } from '#kit/AvatarCrop';
import { Button } from '#kit/Button';
import type { ComponentGuide } from '../docs/guide.ts';
import { pictureFile, sizeOf } from './pictures.ts';
import { LAZY, settled } from './support.tsx';

function Opened(props: AvatarCropProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Change picture
      </Button>
      <AvatarCrop
        {...props}
        open={isOpen}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
        onCrop={async (square) => {
          await props.onCrop(square);
          setOpen(false);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/AvatarCrop',
  tags: ['autodocs'],
  component: AvatarCrop,
  parameters: {
    guide: {
      use: ['After a picture was chosen for a profile, to pick the square that others see in a circle.'],
      avoid: ['Not for documents, which must be whole: use ImageUpload.', 'Not to look at a picture: use MediaViewer.'],
      accessibility: [
        'The focus begins on the picture. Arrow keys move it, plus and minus zoom; the hint under it says so.',
        'The zoom is a slider named "Zoom" that says its value as a multiple.',
        'A file that is no picture, or a failed save, is announced, and the sheet stays.',
      ],
      waitsFor: ['pages/setting/userInfo'],
    } satisfies ComponentGuide,
  },
  loaders: [async () => ({ image: await pictureFile(1600, 1000) })],
  render: (args, { loaded }) => <Opened {...args} image={args.image ?? (loaded.image as File)} />,
  args: { open: true, title: 'Your picture', image: null, size: 256, onClose: fn(), onCrop: fn() },
} satisfies Meta<typeof AvatarCrop>;

export default meta;
type Story = StoryObj<typeof meta>;

async function sheet() {
  const opened = within(await within(document.body).findByRole('dialog', { name: 'Your picture' }, LAZY));
  await settled();
  return opened;
}
/** Waits for the picture, too. */
async function ready() {
  const opened = await sheet();
  await waitFor(() => expect(opened.getByRole('button', { name: 'Done' })).toBeEnabled());
  return { opened, stage: opened.getByRole('application', { name: 'Picture position' }) };
}
const place = (stage: HTMLElement) => ({
  start: Number.parseFloat(stage.style.getPropertyValue('--crop-start')),
  width: Number.parseFloat(stage.style.getPropertyValue('--crop-width')),
});

/** The largest square in the middle, given as a square of the asked size. */
export const Default: Story = {
  play: async () => {
    const { stage } = await ready();
    await expect(place(stage)).toEqual({ start: -30, width: 160 });
    await expect(stage).toHaveAccessibleDescription(/Drag to move/);
  },
};

export const Cropping: Story = {
  play: async ({ args }) => {
    const { opened } = await ready();
    await userEvent.click(opened.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(args.onCrop).toHaveBeenCalledOnce());
    const [square] = (args.onCrop as ReturnType<typeof fn<AvatarCropProps['onCrop']>>).mock.calls[0] ?? [];
    await expect(square?.type).toBe('image/jpeg');
    await expect(await sizeOf(square as Blob)).toEqual([256, 256]);
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** Arrows move it, plus and minus zoom, and it never leaves the circle. */
export const Keyboard: Story = {
  play: async () => {
    const { opened, stage } = await ready();
    await waitFor(() => expect(stage).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(place(stage).start).toBe(-25);
    await userEvent.keyboard('{ArrowRight>9/}');
    await expect(place(stage).start).toBe(0);
    await userEvent.keyboard('++');
    await expect(opened.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '1.44×');
    await userEvent.keyboard('----');
    await expect(opened.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '1×');
    stage.blur();
  },
};

/** One finger moves the picture, two zoom it. */
export const Touch: Story = {
  play: async () => {
    const { opened, stage } = await ready();
    const { left, top, width } = stage.getBoundingClientRect();
    const at = (pointerId: number, x: number, y: number) => ({
      pointerId,
      clientX: left + x * width,
      clientY: top + y * width,
    });
    await fireEvent.pointerDown(stage, at(1, 0.5, 0.5));
    await fireEvent.pointerMove(stage, at(1, 0.6, 0.5));
    await waitFor(() => expect(place(stage).start).toBeCloseTo(-20, 1));
    await fireEvent.pointerUp(stage, at(1, 0.6, 0.5));
    await fireEvent.pointerDown(stage, at(2, 0.4, 0.5));
    await fireEvent.pointerDown(stage, at(3, 0.6, 0.5));
    await fireEvent.pointerMove(stage, at(2, 0.3, 0.5));
    await fireEvent.pointerMove(stage, at(3, 0.7, 0.5));
    await fireEvent.pointerUp(stage, at(2, 0.3, 0.5));
    await fireEvent.pointerUp(stage, at(3, 0.7, 0.5));
    await waitFor(() => expect(opened.getByRole('slider', { name: 'Zoom' })).toHaveAttribute('aria-valuetext', '2×'));
  },
};

export const Wheel: Story = {
  play: async () => {
    const { opened, stage } = await ready();
    await fireEvent.wheel(stage, { deltaY: -400 });
    await waitFor(() => expect(opened.getByRole('slider')).toHaveAttribute('aria-valuetext', '1.82×'));
  },
};

export const Zoomed: Story = {
  play: async () => {
    const { opened, stage } = await ready();
    await fireEvent.change(opened.getByRole('slider', { name: 'Zoom' }), { target: { value: '300' } });
    await expect(place(stage).width).toBeCloseTo(480, 1);
  },
};

/** While the square is on its way the button waits; where it did not arrive the sheet says so and stays. */
export const Failed: Story = {
  args: { onCrop: fn(() => Promise.reject(new Error('network'))) },
  play: async () => {
    const { opened } = await ready();
    await userEvent.click(opened.getByRole('button', { name: 'Done' }));
    await expect(await opened.findByText('That did not work. Try again', { exact: false })).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Done' })).toBeEnabled();
  },
};

export const Busy: Story = {
  args: { onCrop: fn(() => new Promise<void>(() => undefined)), confirmLabel: 'Use picture' },
  play: async () => {
    const opened = await sheet();
    const use = opened.getByRole('button', { name: 'Use picture' });
    await waitFor(() => expect(use).toBeEnabled());
    await userEvent.click(use);
    await waitFor(() => expect(use).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Unreadable: Story = {
  args: { image: new File(['not a picture'], 'photo.heic', { type: 'image/heic' }) },
  play: async () => {
    const opened = await sheet();
    await expect(await opened.findByText('This file cannot be used', { exact: false })).toBeVisible();
    await expect(opened.getByRole('button', { name: 'Done' })).toBeDisabled();
  },
};
