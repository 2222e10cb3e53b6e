import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#kit/Button';
import { Providers } from '../../../src/app/Providers.tsx';
import type { FactsOf, QuestionName } from '../../../src/parts/questions/question.ts';
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
  resell: { item: 'Slow Tide #12', price: '300.00 USDT', start: '2026-11-21 09:00', end: '2026-11-24 09:00' },
  openBlindBox: { item: 'Harbour Box', odds: 'N 70 %, R 25 %, SR 5 %' },
  pay: { item: 'Slow Tide #12', amount: '250.00 USDT', until: '2026-11-21 14:31' },
  earlyRedemption: { amount: '1,000.00 USDT', daysLeft: '3', penalty: '12.00 USDT', back: '988.00 USDT' },
};

function Asker({ name, isTyped }: { readonly name: QuestionName; readonly isTyped?: boolean }) {
  const ask = useQuestion();
  return <Button onClick={() => void ask(name, FACTS[name] as never, { isTyped })}>{name}</Button>;
}

const asking = (name: QuestionName, title: string, isTyped?: boolean): Story => ({
  render: (_args, { loaded }) => (
    <Providers client={clientOf(loaded)}>
      <Services />
      <Asker name={name} isTyped={isTyped} />
    </Providers>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }));
    const dialog = within(await findQuestion(title));
    for (const value of Object.values(FACTS[name])) await expect(dialog.getAllByText(value)[0]).toBeInTheDocument();
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
  play: async (context) => {
    await early.play?.(context);
    const dialog = within(await findQuestion('Redeem early?'));
    const redeem = dialog.getByRole('button', { name: 'Redeem early' });
    await expect(redeem).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox'), 'REDEEM');
    await waitFor(() => expect(redeem).toBeEnabled(), LAZY);
  },
};
