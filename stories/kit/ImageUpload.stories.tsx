import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ImageUpload, type UploadImage } from '#kit/ImageUpload';
import type { ComponentGuide } from '../docs/guide.ts';
import { pictureAddress, pictureFile, sizeOf } from './pictures.ts';
import { Held, Matrix } from './support.tsx';

const MEGABYTE = 1024 * 1024;
const arrives: UploadImage = async (_file, { onProgress }) => {
  onProgress(1);
  return '/upload/front.jpg';
};

/** The first call of a story fails. */
const secondTime = fn<UploadImage>(async () => {
  if (secondTime.mock.calls.length === 1) throw new Error('network');
  return '/upload/front.jpg';
});

const meta = {
  title: 'Components/ImageUpload',
  tags: ['autodocs'],
  component: ImageUpload,
  parameters: {
    guide: {
      use: [
        'A picture that somebody will check: a document, a voucher, a screenshot for the support.',
        'Formats and size are told before; larger pictures are made smaller on the device.',
      ],
      avoid: [
        'Not to choose the square of a profile picture: use AvatarCrop after it.',
        'Not to look at a picture: use MediaViewer.',
      ],
      accessibility: [
        'A group named after what the picture is to show. Camera and album are two buttons; the keyboard opens both.',
        'Progress is a progress bar with its percent in words; done is a status, and a failure is announced with a button that tries again.',
      ],
      waitsFor: ['pages/setting/real', 'pages/kefu/index'],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <ImageUpload {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: {
    label: 'Front of the card',
    value: '',
    maxBytes: 10 * MEGABYTE,
    onChange: fn(),
    upload: fn(arrives),
  },
} satisfies Meta<typeof ImageUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Camera first, album second. */
function inputs(canvasElement: HTMLElement): [camera: HTMLInputElement, album: HTMLInputElement] {
  const [camera, album] = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
  if (!camera || !album) throw new Error('There are not two ways to a picture');
  return [camera, album];
}
async function choose(canvasElement: HTMLElement, file: File): Promise<void> {
  await userEvent.upload(inputs(canvasElement)[1], file, { applyAccept: false });
}

/** Limits are told before anything is chosen. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Front of the card' })).toHaveTextContent(
      'JPEG or PNG, up to 10 MB',
    );
    const [camera, album] = inputs(canvasElement);
    await expect(camera).toHaveAttribute('capture', 'environment');
    await expect(album).not.toHaveAttribute('capture');
    await expect(album).toHaveAttribute('accept', 'image/jpeg,image/png');
    const opened = fn();
    album.addEventListener('click', (event) => {
      event.preventDefault();
      opened();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose from album' }));
    await expect(opened).toHaveBeenCalledOnce();
  },
};

/** A photo of the camera is made smaller on the device, then sent. */
export const Done: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await pictureFile(3200, 2000));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('/upload/front.jpg'));
    const [sent] = (args.upload as ReturnType<typeof fn<UploadImage>>).mock.calls[0] ?? [];
    await expect(await sizeOf(sent as File)).toEqual([2048, 1280]);
    await expect(within(canvasElement).getByText('Uploaded')).toBeVisible();
    await expect(within(canvasElement).getByRole('img', { name: 'Front of the card' })).toBeVisible();
  },
};

/** A picture inside the limits is sent as it is. */
export const SmallStaysAsItIs: Story = {
  tags: ['play-only'],
  args: { upload: fn(arrives) },
  play: async ({ canvasElement, args }) => {
    const file = await pictureFile(800, 500, 'image/png');
    await choose(canvasElement, file);
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await expect(args.upload).toHaveBeenLastCalledWith(file, expect.anything());
  },
};

export const Uploading: Story = {
  args: {
    upload: fn<UploadImage>((_file, { onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    }),
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await pictureFile(800, 500));
    const bar = await within(canvasElement).findByRole('progressbar', { name: 'Uploading 40%' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(within(canvasElement).getByRole('button', { name: 'Front of the card: remove' })).toBeVisible();
  },
};

/** Taken away on its way: the call is set off, the frame is empty again. */
export const RemovedWhileUploading: Story = {
  tags: ['play-only'],
  args: { upload: fn<UploadImage>(() => new Promise(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await pictureFile(800, 500));
    await within(canvasElement).findByRole('progressbar', { name: 'Uploading 0%' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Front of the card: remove' }));
    const [, options] = (args.upload as ReturnType<typeof fn<UploadImage>>).mock.calls[0] ?? [];
    await expect(options?.signal.aborted).toBe(true);
    await expect(within(canvasElement).getByRole('button', { name: 'Take a photo' })).toBeVisible();
  },
};

/** What failed stays in sight and can be sent again without choosing it anew. */
export const Failed: Story = {
  args: { upload: fn<UploadImage>(() => Promise.reject(new Error('network'))) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await pictureFile(800, 500));
    await expect(
      await within(canvasElement).findByText('The picture was not uploaded. Check your connection and try again.', {
        exact: false,
      }),
    ).toBeVisible();
    await expect(within(canvasElement).getByRole('group', { name: 'Front of the card' })).toHaveAccessibleDescription(
      /was not uploaded/,
    );
  },
};

export const Retried: Story = {
  args: {
    upload: secondTime,
  },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, await pictureFile(800, 500));
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('/upload/front.jpg'));
    await expect(within(canvasElement).queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Words of the server about a picture it refuses. */
export const Refused: Story = {
  args: {
    upload: fn<UploadImage>(() => Promise.reject(new Error('blurred'))),
    errorText: () => 'The four corners of the card are not in the picture. Take it again.',
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await pictureFile(800, 500));
    await expect(await within(canvasElement).findByText('four corners', { exact: false })).toBeVisible();
  },
};

export const NoPicture: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, new File(['%PDF-1.7'], 'statement.pdf', { type: 'application/pdf' }));
    await expect(
      await within(canvasElement).findByText('Choose a JPEG or PNG picture', { exact: false }),
    ).toBeVisible();
    await choose(canvasElement, new File(['not a picture'], 'photo.jpg', { type: 'image/jpeg' }));
    await expect(await within(canvasElement).findByText('This file cannot be used', { exact: false })).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  args: { maxBytes: 512 },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, await pictureFile(800, 500));
    await expect(await within(canvasElement).findByText('larger than 0.5 kB', { exact: false })).toBeVisible();
  },
};

/** A picture from before, and it is taken away. */
export const Uploaded: Story = {
  args: { value: '/upload/front.jpg', src: pictureAddress(800, 500) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Front of the card' })).toBeVisible();
    await expect(within(canvasElement).getByText('Uploaded')).toBeVisible();
  },
};

export const Removing: Story = {
  tags: ['play-only'],
  args: { value: '/upload/front.jpg', src: pictureAddress(800, 500) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Front of the card: remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(within(canvasElement).getByRole('button', { name: 'Choose from album' })).toBeVisible();
  },
};

export const Missing: Story = { args: { error: 'Add the front of the card: it is needed for level 2.' } };

export const Disabled: Story = { args: { disabled: true } };

export const MatrixOfAll: Story = {
  name: 'Matrix',
  args: { src: pictureAddress(800, 500) },
  render: (args) => (
    <Matrix columns={1}>
      <ImageUpload {...args} label="Payment voucher" shape="square" value="/upload/voucher.png" />
      <ImageUpload {...args} label="QR code of the wallet" shape="square" camera="off" src={undefined} />
      <ImageUpload {...args} label="ด้านหน้าบัตรประชาชนของผู้ถือบัญชี" src={undefined} />
    </Matrix>
  ),
};
