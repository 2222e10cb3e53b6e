import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LanguageSheet } from '../../src/kit/components/LanguageSheet/index.ts';

const meta = {
  title: 'Kit/LanguageSheet',
  component: LanguageSheet,
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

export const Default: Story = {
  play: async () => {
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Language' }));
    await expect(sheet.getByRole('radio', { checked: true })).toHaveTextContent('English');
    await expect(sheet.getByRole('radio', { name: '日本語' })).toHaveAttribute('lang', 'ja');
  },
};

export const Choosing: Story = {
  play: async ({ args }) => {
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Language' }));
    await userEvent.click(sheet.getByRole('radio', { name: 'Français' }));
    await expect(args.onChange).toHaveBeenCalledWith('fra');
    await expect(args.onClose).toHaveBeenCalled();
    sheet.getByRole('radio', { name: 'Français' }).blur();
  },
};
