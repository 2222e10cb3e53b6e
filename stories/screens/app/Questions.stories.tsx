import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Providers } from '../../../src/app/Providers.tsx';
import { formatStamp } from '../../../src/domain/time.ts';
import type { FactsOf, QuestionName } from '../../../src/parts/questions/question.tsx';
import { useQuestion } from '../../../src/parts/questions/useQuestion.ts';
import { findQuestion, LAZY } from '../../support/play.ts';
import { Services } from '../../support/screen.tsx';
import { clientOf, endIn, layOut, type StageGlobals } from '../../support/world.ts';

/** The eleven questions before money or rights move, in the words and with the facts that their screens show. */
const meta = {
  title: 'Screens/Questions',
  loaders: [async ({ globals }) => ({ client: await layOut({ path: 'pages/index/index' }, globals as StageGlobals) })],
  afterEach: ({ loaded, globals }) => endIn(loaded, globals as StageGlobals),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const FACTS: { readonly [Name in QuestionName]: FactsOf<Name> } = {
  closePosition: { pair: 'BTC/USDT', lots: '5', price: '64,218.5 USDT', profit: '+182.40 USDT' },
  selfHold: { pair: 'BTC/USDT', lots: '5', profit: '+182.40 USDT' },
  transfer: { from: 'Spot', to: 'Futures', amount: '500.00 USDT', receive: '500.00 USDT', fee: '0.00 USDT' },
  follow: { trader: 'Noor Haddad', ratio: '1.5×', most: '5' },
  cancelFollow: { trader: 'Noor Haddad', profit: '+96.20 USDT', openPositions: '2' },
  purchase: { item: 'Slow Tide #12', price: '240.00 USDT', balance: '20,008.41 USDT' },
  bid: { item: 'Slow Tide #12', current: '240.00 USDT', bid: '250.00 USDT', deposit: '50.00 USDT' },
  resell: {
    item: 'Slow Tide #12',
    price: '300.00 USDT',
    start: Date.UTC(2026, 10, 21, 1),
    end: Date.UTC(2026, 10, 24, 1),
  },
  openBlindBox: { item: 'Harbour Box', odds: 'Normal (N) 70%, rare (R) 25%, super rare (SR) 5%' },
  pay: { item: 'Slow Tide #12', amount: '250.00 USDT', until: Date.UTC(2026, 10, 21, 6, 31) },
  earlyRedemption: { amount: '1,000.00 USDT', daysLeft: '3', penalty: '12.00 USDT', back: '988.00 USDT' },
};

/** Asks by itself: nothing of the page is in the picture. */
function Asker({ name, isTyped }: { readonly name: QuestionName; readonly isTyped?: boolean }) {
  const ask = useQuestion();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask(name, FACTS[name] as never, { isTyped });
  });
  return null;
}

const asking = (name: QuestionName, title: string, isTyped?: boolean): Story => ({
  render: (_args, { loaded }) => (
    <Providers client={clientOf(loaded)}>
      <Services />
      <Asker name={name} isTyped={isTyped} />
    </Providers>
  ),
  play: async () => {
    const dialog = within(await findQuestion(title));
    // No figure of the button is left open.
    await expect(dialog.queryByText(/\{\{/)).toBeNull();
    for (const value of Object.values(FACTS[name])) {
      const text = typeof value === 'number' ? formatStamp(value, 'en') : value;
      await expect(dialog.getAllByText(text)[0]).toBeInTheDocument();
    }
  },
});

export const ClosePosition = asking('closePosition', 'Close this position?');
export const SelfHold = asking('selfHold', 'Hold this position yourself?');
export const Transfer = asking('transfer', 'Transfer these funds?');
export const Follow = asking('follow', 'Copy this trader?');
export const CancelFollow = asking('cancelFollow', 'Stop copying this trader?');
export const Purchase = asking('purchase', 'Buy this work?');
export const Bid = asking('bid', 'Place this bid?');
export const Resell = asking('resell', 'Resell this work?');
export const OpenBlindBox = asking('openBlindBox', 'Open this blind box?');
export const Pay = asking('pay', 'Pay for this work?');

/** Of more than 100 USDT a word is typed before the button works. */
const early = asking('earlyRedemption', 'Redeem early?', true);
export const EarlyRedemption: Story = {
  ...early,
  // The word is typed in the language that the question was asked in.
  tags: ['no-longest'],
  play: async (context) => {
    await early.play?.(context);
    const dialog = within(await findQuestion('Redeem early?'));
    const redeem = dialog.getByRole('button', { name: 'Redeem 988.00 USDT' });
    await expect(redeem).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'REDEEM');
    await waitFor(() => expect(redeem).toBeEnabled(), LAZY);
  },
};
