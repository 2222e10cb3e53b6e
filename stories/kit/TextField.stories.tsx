import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { TextField } from '#kit/TextField';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Stack } from './support.tsx';

const meta = {
  title: 'Components/TextField',
  tags: ['autodocs'],
  component: TextField,
  parameters: {
    guide: {
      use: [
        'One line of text: a name, a mail address, a note on an address.',
        '`hint` before a mistake, `error` after it: what is wrong and what would be right.',
      ],
      avoid: [
        'Not for numbers that money depends on: use NumberField. Not for passwords: use PasswordField.',
        'Not for several lines: use MessageInput. Not to search: use SearchField.',
      ],
      accessibility: [
        'A field named by the label above it. Hint and error are tied to it, and an error is announced.',
        'The clear button is named and gives the focus back to the field.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <TextField {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { label: 'Email, phone or user name', value: '', onChange: fn(), name: 'account', autoComplete: 'username' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { placeholder: 'name@example.com' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Email, phone or user name' });
    await userEvent.type(input, 'mira');
    await expect(args.onChange).toHaveBeenLastCalledWith('mira');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Clear' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    input.blur();
  },
};

export const Filled: Story = { args: { value: 'mira.okafor@example.com' } };

export const WithError: Story = {
  args: { value: 'mira.okafor@example', error: 'This is no e-mail address. Check the part after the @.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input).toHaveAccessibleDescription('This is no e-mail address. Check the part after the @.');
    await expect(input).toBeInvalid();
  },
};

export const WithCounter: Story = {
  args: { label: 'Signature', value: 'Slow and steady', counter: true, maxLength: 30, hint: '2 to 30 characters' },
};

export const WithTrailing: Story = {
  args: {
    label: 'E-mail',
    value: 'mira.okafor@example.com',
    trailing: (
      <Button variant="text" size="md">
        Send code
      </Button>
    ),
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Stack>
      <TextField label="Label" value="" placeholder="Placeholder" onChange={() => undefined} hint="A hint" />
      <TextField label="Label" value="Read only" readOnly onChange={() => undefined} />
      <TextField label="Label" value="Disabled" disabled onChange={() => undefined} />
      <TextField
        label="ชื่อผู้ใช้ อีเมล หรือหมายเลขโทรศัพท์"
        value="ข้อความยาวที่ไม่พอดีกับความกว้างของช่อง"
        onChange={() => undefined}
        error="ไม่พบบัญชีนี้ ตรวจสอบการสะกดแล้วลองอีกครั้ง"
      />
    </Stack>
  ),
};
