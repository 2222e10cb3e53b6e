import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { PasswordField } from '#kit/PasswordField';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held, Stack } from './support.tsx';

const meta = {
  title: 'Components/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  parameters: {
    guide: {
      use: ['A password to enter or to choose; `strength` where it is chosen.'],
      avoid: ['Not for the six digits of a code: use CodeField.', 'Not for any other text: use TextField.'],
      accessibility: [
        'The button in the box says what it will do: show or hide the password.',
        'The strength is a word beside its three bars. An error is announced and tied to the field.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <PasswordField {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { label: 'Password', value: 'demo-1234', onChange: fn(), name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
    canvas.getByRole('button', { name: 'Show password' }).blur();
  },
};

export const WithError: Story = {
  args: {
    error: 'Wrong password. 4 tries left before a 15 min pause.',
    labelEnd: <a href="#forgot">Forgot password?</a>,
  },
};

/** The word changes with what is typed. */
export const Strength: Story = {
  args: { strength: true, value: '', autoComplete: 'new-password' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'abcdefg');
    await expect(canvas.getByText('Weak password')).toBeVisible();
    await userEvent.type(input, 'H9');
    await expect(canvas.getByText('Fair password')).toBeVisible();
    await userEvent.type(input, '-river-stone');
    await expect(canvas.getByText('Strong password')).toBeVisible();
    input.blur();
  },
};

export const MatrixOfAll: Story = {
  name: 'Matrix',
  render: () => (
    <Stack>
      {['abcdefg', 'Abcdefg9', 'Abcdefg9-river'].map((value) => (
        <PasswordField key={value} label="Password" value={value} strength onChange={() => undefined} />
      ))}
    </Stack>
  ),
};
