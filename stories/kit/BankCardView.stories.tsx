import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '#kit/Badge';
import { BankCardView } from '#kit/BankCardView';
import { Button } from '#kit/Button';
import type { ComponentGuide } from '../docs/guide.ts';
import { Stack, unfocus } from './support.tsx';

const remove = fn();

const actions = (
  <>
    <Button variant="secondary" size="sm">
      Edit
    </Button>
    <Button variant="text" size="sm" onClick={remove}>
      Delete card
    </Button>
  </>
);

const meta = {
  title: 'Components/BankCardView',
  tags: ['autodocs'],
  component: BankCardView,
  parameters: {
    guide: {
      use: [
        'The bank cards and accounts of the user, in their list and where one is picked.',
        'Only the last four digits are ever shown, whatever the server sends.',
      ],
      avoid: ['Not as a fact of a withdrawal: use ReviewSheet.', 'Not for an address on a chain: use AddressText.'],
      accessibility: [
        'An article. The number is spoken as "ending in" and its digits one by one; the dots are silent.',
        'Buttons under the card come from the caller and must name the card if there are several.',
      ],
      waitsFor: ['pages/setting/bank', 'pages/setting/bank_international'],
    } satisfies ComponentGuide,
  },
  args: { bank: 'Hang Seng Bank', number: '6222020812346789', holder: 'CHAN TAI MAN' },
} satisfies Meta<typeof BankCardView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only the last four are shown and said, even where the whole number comes in. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Number ending in 6 7 8 9')).toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent('•••• 6789');
    await expect(canvasElement.textContent).not.toContain('6222');
  },
};

export const IsDefault: Story = { args: { defaultLabel: 'Default' } };

export const WithActions: Story = {
  args: { defaultLabel: 'Default', actions },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete card' }));
    await expect(remove).toHaveBeenCalled();
    unfocus();
  },
};

export const InReview: Story = { args: { badge: <Badge tone="warning">In review</Badge>, holder: undefined } };

/** An account number with letters. */
export const International: Story = {
  args: { bank: 'Commerzbank AG', number: 'DE89 3704 0044 0532 0130 00', holder: 'Anna Weber' },
};

/** What is no number is a dash, never half a number. */
export const Malformed: Story = {
  args: { bank: '', number: '6222 02** ****', holder: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('––');
  },
};

export const LongWords: Story = {
  args: {
    bank: 'Caisse Régionale de Crédit Agricole Mutuel Provence-Côte d’Azur',
    holder: 'Maximilienne-Alexandrine de la Rochefoucauld-Montmorency',
    defaultLabel: 'Carte par défaut',
    actions,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack>
      <BankCardView bank="招商银行" number="**** **** **** 6789" holder="陈大文" defaultLabel="默认" />
      <BankCardView bank="ธนาคารกสิกรไทย" number="123-4-56789-0" holder="สมชาย ใจดี" actions={actions} />
      <BankCardView bank="HSBC" number={null} badge={<Badge tone="danger">Refused</Badge>} />
    </Stack>
  ),
};
