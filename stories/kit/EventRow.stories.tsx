import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { EventRow } from '#kit/EventRow';
import { ArrowsLeftRightIcon, BellIcon, KeyIcon, ShieldWarningIcon } from '#kit/icons';
import type { ComponentGuide } from '../docs/guide.ts';

const AT = Date.UTC(2026, 10, 20, 6, 32);

const act = (words: string) => (
  <Button variant="secondary" size="sm" onClick={() => undefined}>
    {words}
  </Button>
);

const meta = {
  title: 'Components/EventRow',
  tags: ['autodocs'],
  component: EventRow,
  parameters: {
    stage: 'flush',
    guide: {
      use: ['Something that happened, in a list by days: a notification, an alert that was reached.'],
      avoid: ['Not for movements of a balance: use LedgerRow. Not for steps of one process: use StatusTimeline.'],
      accessibility: [
        'The title is the button, and all of the row answers to it; what can be done is a button of its own.',
        'That it is unread is said with the title, as the point in the gutter is only seen.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Login from a new device',
    icon: <ShieldWarningIcon size={20} />,
    time: AT,
    lang: 'en',
    unread: 'Unread',
    children: 'Safari, iPhone logged in from 203.0.113.24. If this was not you, change your login password now.',
    action: act('Change password'),
    onPress: fn(),
  },
} satisfies Meta<typeof EventRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const title = within(canvasElement).getByRole('button', { name: 'Login from a new device Unread' });
    await userEvent.click(title);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    title.blur();
  },
};

export const Read: Story = { args: { unread: undefined, action: undefined } };

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: ({ onPress }) => (
    <>
      <EventRow
        title="BTC rose to 64,000.0"
        icon={<BellIcon size={20} />}
        time={AT}
        lang="en"
        unread="Unread"
        onPress={onPress}
      />
      <EventRow
        title="Ordre annulé par la plateforme, faute de fonds disponibles"
        icon={<ArrowsLeftRightIcon size={20} />}
        time={AT}
        lang="fra"
        unread="Non lue"
        action={act('Voir les ordres')}
        onPress={onPress}
      >
        Votre ordre SOL/USDT a quitté le carnet : les fonds réservés ne suffisaient plus.
      </EventRow>
      <EventRow title="เปลี่ยนรหัสผ่านเข้าสู่ระบบแล้ว" icon={<KeyIcon size={20} />} time={AT} lang="th" onPress={onPress}>
        อุปกรณ์อื่นทั้งหมดออกจากระบบแล้ว
      </EventRow>
    </>
  ),
};
