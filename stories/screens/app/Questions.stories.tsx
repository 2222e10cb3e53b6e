import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { RoutePath } from '../../../src/domain/routes.ts';
import { formatStamp } from '../../../src/domain/time.ts';
import type { FactsOf, QuestionName } from '../../../src/parts/questions/question.tsx';
import { useQuestion } from '../../../src/parts/questions/useQuestion.ts';
import { findQuestion, LAZY } from '../../support/play.ts';
import { type Staged, stageScreen } from '../../support/screen.tsx';
import { endIn, type StageGlobals } from '../../support/world.ts';

/** The eleven questions before money or rights move, in the words and with the facts that their screens show. */
const meta = {
  title: 'Screens/Questions',
  parameters: { stage: 'flush' },
  afterEach: ({ loaded, globals }) => endIn(loaded, globals as StageGlobals),
  render: (_args, { loaded }) => (loaded as Staged).page,
} satisfies Meta;
export default meta;
type Story = StoryObj;

const FACTS: { readonly [Name in QuestionName]: FactsOf<Name> } = {
  closePosition: { pair: 'BTC/USDT', side: 'long', lots: '5', price: '64,218.5 USDT', profit: '+182.40 USDT' },
  selfHold: { pair: 'BTC/USDT', side: 'short', lots: '5', profit: '+182.40 USDT' },
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
  earlyRedemption: {
    rate: '0.40%',
    amount: '1,000.00 USDT',
    daysLeft: '3',
    penalty: '12.00 USDT',
    back: '988.00 USDT',
  },
};

/** Asks by itself, over the screen of the story. */
function Asker({ name, isTyped }: { readonly name: QuestionName; readonly isTyped?: boolean | undefined }) {
  const ask = useQuestion();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask(name, FACTS[name] as never, { isTyped });
  });
  return null;
}

/** Over the screen that will ask: until it is built, what stands in its place. */
const asking = (path: RoutePath, name: QuestionName, title: string, isTyped?: boolean): Story => ({
  loaders: [
    ({ globals }) => stageScreen({ path }, globals as StageGlobals, undefined, <Asker name={name} isTyped={isTyped} />),
  ],
  play: async () => {
    const question = await findQuestion(title);
    // No figure of the words is left open.
    await expect(question).not.toHaveTextContent('{{');
    for (const value of Object.values(FACTS[name]))
      await expect(question).toHaveTextContent(typeof value === 'number' ? formatStamp(value, 'en') : value);
  },
});

export const ClosePosition: Story = {
  ...asking('pages/transaction/index', 'closePosition', 'Close BTC/USDT long?'),
  tags: ['dark', 'text-200'],
};
export const SelfHold = asking('pages/copytrade/my', 'selfHold', 'Hold BTC/USDT short yourself?');
export const Transfer = asking('pages/fund/transfer', 'transfer', 'Transfer these funds?');
export const Follow = asking('pages/copytrade/trader', 'follow', 'Copy Noor Haddad?');
export const CancelFollow = asking('pages/copytrade/my', 'cancelFollow', 'Stop copying Noor Haddad?');
export const Purchase = asking('pages/nft/purchase', 'purchase', 'Buy Slow Tide #12?');
export const Bid = asking('pages/nft/artworkDetail', 'bid', 'Bid on Slow Tide #12?');
export const Resell = asking('pages/nft/resell', 'resell', 'Resell Slow Tide #12?');
export const OpenBlindBox = asking('pages/nft/myNft', 'openBlindBox', 'Open Harbour Box?');
export const Pay = asking('pages/nft/mine', 'pay', 'Pay for Slow Tide #12?');

const TITLE = 'Redeem 1,000.00 USDT early?';

/** Of more than 100 USDT a word is typed before the button works. */
const early = asking('pages/lockming/order', 'earlyRedemption', TITLE, true);
export const EarlyRedemption: Story = {
  ...early,
  // The word is typed in the language that the question was asked in.
  tags: ['no-longest'],
  play: async (context) => {
    await early.play?.(context);
    const dialog = within(await findQuestion(TITLE));
    const redeem = dialog.getByRole('button', { name: 'Redeem 988.00 USDT' });
    await expect(redeem).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'REDEEM');
    await waitFor(() => expect(redeem).toBeEnabled(), LAZY);
  },
};
