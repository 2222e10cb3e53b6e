import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { DateTimePicker, type DateTimePickerProps } from '#kit/DateTimePicker';
import { formatDateTime } from '../../src/domain/time.ts';
import type { ComponentGuide } from '../docs/guide.ts';
import { LAZY, settled } from './support.tsx';

/** Bangkok time all year round, so that pictures do not follow the zone of a machine. */
const BANGKOK = 420;
const at = (day: number, hour: number, minute: number) => Date.UTC(2026, 10, day, hour - 7, minute);

function Opened(props: DateTimePickerProps) {
  const [isOpen, setOpen] = useState(true);
  const [value, setValue] = useState(props.value);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {`Closes ${formatDateTime(value, { time: false })}`}
      </Button>
      <DateTimePicker
        {...props}
        open={isOpen}
        value={value}
        onClose={() => setOpen(false)}
        onChange={(ms) => {
          setValue(ms);
          props.onChange(ms);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Components/DateTimePicker',
  tags: ['autodocs'],
  component: DateTimePicker,
  parameters: {
    guide: {
      use: [
        'A day, or a day and a time between two limits: filters of a history, the end of an auction.',
        '`precision="day"` where the hour means nothing.',
      ],
      avoid: [
        'Not for a span that has a name, such as seven days: use Chip.',
        'Not to show a time: write it, or use RelativeTime.',
      ],
      accessibility: [
        'A dialog with a listbox for each wheel. Arrows turn by a row, Page Up and Page Down by a page, Home and End to the limits.',
        'The whole date is announced as it changes. The offset to UTC stands beside it.',
      ],
      waitsFor: ['pages/fund/assets_all_record', 'pages/setting/bill'],
    } satisfies ComponentGuide,
  },
  render: (args) => <Opened {...args} />,
  args: {
    open: true,
    title: 'Auction ends',
    value: at(20, 18, 45),
    min: at(18, 9, 30),
    max: at(30, 21, 0),
    utcOffset: BANGKOK,
    onClose: fn(),
    onChange: fn(),
  },
} satisfies Meta<typeof DateTimePicker>;

export default meta;
type Story = StoryObj<typeof meta>;
type Queries = ReturnType<typeof within>;

async function sheet(name = 'Auction ends') {
  const opened = await within(document.body).findByRole('dialog', { name }, LAZY);
  await settled();
  return within(opened);
}
/** The moment in full, above the wheels. */
const summary = (opened: Queries) => opened.getByText(/UTC/).parentElement;
const chosen = (wheel: HTMLElement) => within(wheel).getByRole('option', { selected: true });

/** Three wheels with names from the language; the offset stands beside the time. */
export const Default: Story = {
  play: async () => {
    const opened = await sheet();
    await expect(summary(opened)).toHaveTextContent('Friday, November 20, 2026 18:45UTC+7');
    await expect(chosen(opened.getByRole('listbox', { name: 'Day' }))).toHaveTextContent('Today');
    await expect(chosen(opened.getByRole('listbox', { name: 'Hour' }))).toHaveTextContent('18');
    await expect(chosen(opened.getByRole('listbox', { name: 'Minute' }))).toHaveTextContent('45');
    const minute = opened.getByRole('listbox', { name: 'Minute' });
    await waitFor(() => expect(minute.scrollTop).toBeGreaterThan(0));
  },
};

/** Arrows turn by a row, pages by more, Home and End to the limits; nothing is told before it is confirmed. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    const opened = await sheet();
    const day = opened.getByRole('listbox', { name: 'Day' });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(summary(opened)).toHaveTextContent('Saturday, November 21'));
    await userEvent.tab();
    await expect(opened.getByRole('listbox', { name: 'Hour' })).toHaveFocus();
    await userEvent.keyboard('{PageUp}');
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    await expect(summary(opened)).toHaveTextContent('November 21, 2026 12:55');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(opened.getByRole('button', { name: 'Done' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(at(21, 12, 55));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
  },
};

/** A wheel that comes to rest chooses the row in its middle. */
export const Turning: Story = {
  play: async () => {
    const opened = await sheet();
    const hour = opened.getByRole('listbox', { name: 'Hour' });
    await waitFor(() => expect(hour.scrollTop).toBeGreaterThan(0));
    const rowHeight = within(hour).getByRole('option', { name: '06' }).offsetHeight;
    // Again until it holds: the wheel still turns to its value while the sheet opens.
    await waitFor(() => {
      hour.scrollTo({ top: 6 * rowHeight, behavior: 'instant' });
      expect(chosen(hour)).toHaveTextContent('06');
    });
    await waitFor(() => expect(summary(opened)).toHaveTextContent('06:45'));
  },
};

/** Where a turn would leave the range, the time stops at its end; rows beyond it are struck through. */
export const AtTheLimit: Story = {
  args: { value: at(30, 20, 15) },
  play: async () => {
    const opened = await sheet();
    const hour = opened.getByRole('listbox', { name: 'Hour' });
    await expect(within(hour).getByRole('option', { name: '22' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(within(hour).getByRole('option', { name: '22' }));
    await waitFor(() => expect(summary(opened)).toHaveTextContent('November 30, 2026 21:00'));
    await waitFor(() => expect(chosen(hour)).toHaveTextContent('21'));
  },
};

/** A filter: days alone, and a way to take the choice away. */
export const DaysOnly: Story = {
  args: { title: 'From', precision: 'day', value: at(19, 14, 2), confirmLabel: 'Show from here', onClear: fn() },
  play: async ({ args }) => {
    const opened = await sheet('From');
    await expect(opened.getAllByRole('listbox')).toHaveLength(1);
    await userEvent.click(opened.getByRole('button', { name: 'Show from here' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(at(19, 0, 0));
  },
};

export const Clearing: Story = {
  args: { onClear: fn() },
  play: async ({ args }) => {
    const opened = await sheet();
    await userEvent.click(opened.getByRole('button', { name: 'Clear' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Quarters: Story = {
  args: { minuteStep: 15, utcOffset: 345, value: at(20, 18, 52) },
  play: async () => {
    const opened = await sheet();
    await expect(within(opened.getByRole('listbox', { name: 'Minute' })).getAllByRole('option')).toHaveLength(4);
    await expect(summary(opened)).toHaveTextContent('UTC+5:45');
  },
};

/** Without a time, or with a damaged one, the wheels begin at now. */
export const Malformed: Story = {
  args: { value: 'Invalid Date', min: 'soon', max: null },
  play: async () => {
    const opened = await sheet();
    await expect(chosen(opened.getByRole('listbox', { name: 'Day' }))).toHaveTextContent('Today');
    await expect(summary(opened)).not.toHaveTextContent(/NaN|Invalid/);
  },
};

export const Thai: Story = {
  args: { title: 'สิ้นสุดการประมูล', lang: 'th-TH' },
  play: async () => {
    const opened = await sheet('สิ้นสุดการประมูล');
    await expect(summary(opened)).toHaveTextContent('วันศุกร์ที่ 20 พฤศจิกายน ค.ศ. 2026 18:45');
  },
};

export const French: Story = {
  args: { title: 'Fin de l’enchère', lang: 'fr-FR', utcOffset: -210 },
  play: async () => {
    const opened = await sheet('Fin de l’enchère');
    await expect(opened.getByRole('listbox', { name: 'Jour' })).toBeVisible();
    await expect(summary(opened)).toHaveTextContent('UTC−3:30');
  },
};
