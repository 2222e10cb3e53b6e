import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Area, AreaPicker } from '#kit/AreaPicker';
import { NavBar } from '#kit/NavBar';
import type { ComponentGuide } from '../docs/guide.ts';

const AREAS: readonly Area[] = (
  [
    ['AR', 'Argentina', '54'],
    ['AU', 'Australia', '61'],
    ['AT', 'Austria', '43'],
    ['BE', 'Belgium', '32'],
    ['BR', 'Brazil', '55'],
    ['CA', 'Canada', '1'],
    ['CN', 'China', '86'],
    ['CI', 'Côte d’Ivoire', '225'],
    ['FR', 'France', '33'],
    ['HK', 'Hong Kong', '852'],
    ['JP', 'Japan', '81'],
    ['KR', 'South Korea', '82'],
    ['ES', 'Spain', '34'],
    ['TH', 'Thailand', '66'],
  ] as const
).map(([key, name, code]) => ({ key, name, code: `+${code}`, keywords: code, letter: name.slice(0, 1) }));

const meta = {
  title: 'Components/AreaPicker',
  tags: ['autodocs'],
  component: AreaPicker,
  parameters: {
    stage: 'flush',
    guide: {
      use: [
        'A country, region or calling code out of some two hundred, on a screen of its own.',
        'Give `recent` and `suggested`: most users never scroll.',
      ],
      avoid: [
        'Not for a short list on the way: use PickerSheet or Select.',
        'Not for the language of the app: use LanguageSheet.',
      ],
      accessibility: [
        'Rows are buttons in lists under headings.',
        'The letters at the edge are a shortcut for fingers only, hidden from screen readers: the search does the same.',
        'That nothing was found is said by a status.',
      ],
    } satisfies ComponentGuide,
  },
  // Search and letters stay under the bar of its screen.
  decorators: [
    (Story) => (
      <>
        <NavBar title="Country or region" />
        <Story />
      </>
    ),
  ],
  args: { areas: AREAS, recent: ['TH'], suggested: { title: 'Suggested', keys: ['JP', 'HK'] }, onPick: fn() },
} satisfies Meta<typeof AreaPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toContain('J');
    const japan = canvas.getAllByRole('button', { name: /Japan/ })[0];
    if (!japan) throw new Error('Japan is not listed');
    await userEvent.click(japan);
    await expect(args.onPick).toHaveBeenCalledWith(expect.objectContaining({ key: 'JP' }));
    japan.blur();
  },
};

/** Accents do not matter; digits find the calling code. */
export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, '852');
    await expect(canvas.getByRole('button', { name: /Hong Kong/ })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'cote');
    await expect(canvas.getByRole('button', { name: /Ivoire/ })).toBeVisible();
    field.blur();
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'atlantis');
    await expect(canvas.getByText('Nothing found')).toBeVisible();
    field.blur();
  },
};
