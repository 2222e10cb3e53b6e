import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CodeField } from '#kit/CodeField';
import { TextButton } from '#kit/TextButton';
import type { ComponentGuide } from '../docs/guide.ts';
import { Held } from './support.tsx';

const meta = {
  title: 'Components/CodeField',
  tags: ['autodocs'],
  component: CodeField,
  parameters: {
    guide: {
      use: [
        'The six digits from a mail, a message or an authenticator.',
        'Put the TextButton that sends the code into `labelEnd`.',
      ],
      avoid: ['Not for a password: use PasswordField.', 'Not for an amount: use NumberField.'],
      accessibility: [
        'One input behind six painted cells: a screen reader meets one field with one name.',
        'The phone offers the code by itself; a pasted sentence is cleaned to its digits.',
        'An error is announced and tied to the field.',
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => (
    <Held value={args.value} onChange={args.onChange}>
      {(value, onChange) => <CodeField {...args} value={value} onChange={onChange} />}
    </Held>
  ),
  args: { label: 'Code from the mail', value: '', onChange: fn() },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Code from the mail' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '12a3');
    await expect(args.onChange).toHaveBeenLastCalledWith('123');
    input.blur();
  },
};

/** A pasted sentence gives its digits. */
export const Pasted: Story = {
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox');
    await userEvent.click(input);
    await userEvent.paste('Your code is 481 920.');
    await expect(args.onChange).toHaveBeenLastCalledWith('481920');
    input.blur();
  },
};

export const WithSend: Story = {
  args: {
    labelEnd: <TextButton>Send code</TextButton>,
    hint: 'Sent to m***a@example.com',
  },
};

export const Waiting: Story = {
  args: {
    value: '48',
    labelEnd: <TextButton disabled>Again in 96 s</TextButton>,
  },
};

export const WithError: Story = {
  args: { value: '481920', error: 'This code is not the one we sent. Ask for a new one.' },
};
