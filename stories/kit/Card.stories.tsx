import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '#kit/Card';
import { BellIcon, TranslateIcon } from '#kit/icons';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { Page } from '#kit/Page';
import { SettingRow } from '#kit/SettingRow';
import { Text } from '#kit/Text';
import type { ComponentGuide } from '../docs/guide.ts';

const meta = {
  title: 'Components/Card',
  tags: ['autodocs'],
  component: Card,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'On the band of a Page: rows of settings, facts, a document, each group on paper of its own.',
        '`icons` where rows begin with an icon of 20, so that the lines begin with the words; `text` for words and figures.',
      ],
      avoid: ['Not for a list that goes on: it runs from edge to edge.', 'Not in another card.'],
      accessibility: ['A region that its title names, where it has one.'],
    } satisfies ComponentGuide,
  },
  decorators: [
    (Story) => (
      <Page ground="band">
        <Story />
      </Page>
    ),
  ],
  args: {
    title: 'Account',
    children: (
      <>
        <SettingRow label="Language" value="English" onPress={() => undefined} />
        <SettingRow label="Notifications" onPress={() => undefined} />
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Account' })).toBeVisible();
  },
};

export const Icons: Story = {
  args: {
    look: 'icons',
    title: undefined,
    children: (
      <>
        <SettingRow icon={<TranslateIcon size={20} />} label="Language" value="English" onPress={() => undefined} />
        <SettingRow icon={<BellIcon size={20} />} label="Notifications" onPress={() => undefined} />
      </>
    ),
  },
};

export const Words: Story = {
  args: {
    look: 'text',
    note: 'What you choose here holds on this device alone.',
    children: (
      <>
        <Text look="strong">Client money</Text>
        <KeyValueList>
          <KeyValue label="Auditor" value="Example Audit LLP" />
          <KeyValue label="Checked" value="31 Oct" />
        </KeyValueList>
      </>
    ),
  },
};

/** A word that is longer than the card breaks. */
export const LongWords: Story = {
  args: {
    look: 'text',
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    children: 'Rückerstattungsvereinbarungsbestätigungsformularnummernverzeichnis',
  },
  play: async ({ canvasElement }) => {
    const words = within(canvasElement).getByText(/^Rück/);
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
  },
};
