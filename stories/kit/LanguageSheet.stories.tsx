import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageSheet } from '#kit/LanguageSheet';
import type { ComponentGuide } from '../docs/guide.ts';
import { LAZY, settled } from './support.tsx';

const meta = {
  title: 'Components/LanguageSheet',
  tags: ['autodocs'],
  component: LanguageSheet,
  parameters: {
    guide: {
      use: ['The language of the app, each in its own words.'],
      avoid: [
        'Not for any other list of choices: use PickerSheet.',
        'Not for a country or a calling code: use AreaPicker.',
      ],
      accessibility: [
        'A sheet with a group of radios. Every name is marked with its language, so that it is read and drawn in it.',
        'Arrows walk the languages, Esc closes and gives the focus back.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    open: true,
    title: 'Language',
    value: 'en',
    options: [
      { key: 'en', label: 'English', tag: 'en' },
      { key: 'zh', label: '简体中文', tag: 'zh-Hans' },
      { key: 'hk', label: '繁體中文', tag: 'zh-Hant-HK' },
      { key: 'th', label: 'ไทย', tag: 'th' },
      { key: 'jp', label: '日本語', tag: 'ja' },
      { key: 'kor', label: '한국어', tag: 'ko' },
      { key: 'fra', label: 'Français', tag: 'fr' },
      { key: 'spa', label: 'Español', tag: 'es' },
    ],
    onClose: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof LanguageSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

async function sheet() {
  const opened = await within(document.body).findByRole('dialog', { name: 'Language' }, LAZY);
  await settled();
  return within(opened);
}

export const Default: Story = {
  play: async () => {
    const opened = await sheet();
    await expect(opened.getByRole('radio', { checked: true })).toHaveTextContent('English');
    await expect(opened.getByRole('radio', { name: '日本語' })).toHaveAttribute('lang', 'ja');
  },
};

export const Choosing: Story = {
  tags: ['play-only'],
  play: async ({ args }) => {
    const opened = await sheet();
    await userEvent.click(opened.getByRole('radio', { name: 'Français' }));
    await expect(args.onChange).toHaveBeenCalledWith('fra');
    await expect(args.onClose).toHaveBeenCalled();
    opened.getByRole('radio', { name: 'Français' }).blur();
  },
};
