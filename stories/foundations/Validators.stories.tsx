import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { copyProblem, copyRatio } from '../../src/domain/copy-trading.ts';
import { dualPayout, isQuantity } from '../../src/domain/dual.ts';
import { problemOf } from '../../src/domain/forms/form.ts';
import { withdrawalForm } from '../../src/domain/forms/withdrawal.ts';
import { earlyEnd, yieldOf } from '../../src/domain/lock-mining.ts';
import { bidProblem, nftSaleState, resaleProblem } from '../../src/domain/nft.ts';
import {
  codeProblem,
  hasSpecialChar,
  isEmail,
  isMainlandMobile,
  isNumericCode,
  nicknameProblem,
  passwordProblem,
  signatureProblem,
} from '../../src/domain/validators.ts';
import * as general from '../../src/domain/validators-general.ts';
import {
  addressProblem,
  cardProblem,
  depositProblem,
  type IdType,
  identityProblem,
  missingForVerification,
  type Network,
  phoneProblem,
  stopProblem,
} from '../../src/domain/validators-wallet.ts';
import { type Sample, ValidatorDesk, VERDICT } from './ValidatorDesk.tsx';

/**
 * The rules that app and exchange share (`src/domain`), one story each: type, and it says what the product would say. Problems are keys of the
 * words. What a story shows of its samples is what the functions say now; its play types them.
 */
const meta = {
  title: 'Foundations/Validators',
  component: ValidatorDesk,
  // One picture shows the desk: the others differ in their words alone.
  tags: ['play-only'],
  play: async ({ canvasElement, args }) => {
    const desk = within(canvasElement);
    const verdict = () => desk.getByText(VERDICT).nextElementSibling;
    for (const { typed, says } of args.samples) {
      for (const [place, label] of args.inputs.entries()) {
        const field = desk.getByLabelText(label);
        await userEvent.clear(field);
        if (typed[place]) await userEvent.type(field, literally(typed[place]));
      }
      await expect(verdict()?.textContent, typed.join(', ')).toBe(says);
    }
  },
} satisfies Meta<typeof ValidatorDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** user-event reads brackets as names of keys. */
const literally = (text: string) => text.replaceAll(/[{[]/g, '$&$&');

const YES = 'accepted';
const NO = 'refused';
const sample = (says: string, ...typed: string[]): Sample => ({ typed, says });
const yes = (...texts: string[]) => texts.map((text) => sample(YES, text));
const no = (...texts: string[]) => texts.map((text) => sample(NO, text));

/** Whether calculators have what they count with. */
const figures = (texts: readonly string[]) => texts.every(general.isNumber);

export const Email: Story = {
  tags: ['!play-only'],
  args: {
    rule: 'An e-mail address, as mail servers take it.',
    inputs: ['E-mail'],
    judge: isEmail,
    samples: [...yes('mira.okafor@example.com', 'a+b@mail.co'), ...no('mira@example', 'mira okafor@example.com')],
  },
};

export const MainlandMobile: Story = {
  args: {
    rule: '1, then 3 to 9, then nine digits.',
    inputs: ['Mobile number'],
    judge: isMainlandMobile,
    samples: [...yes('13800138000'), ...no('12800138000', '1380013800')],
  },
};

export const Url: Story = {
  args: {
    rule: 'An http or https address.',
    inputs: ['Address'],
    judge: general.isUrl,
    samples: [...yes('https://example.com/news?id=1', 'http://localhost:8080'), ...no('ftp://example.com', 'example')],
  },
};

export const Day: Story = {
  args: {
    rule: 'A day of the calendar, as year-month-day or year/month/day.',
    inputs: ['Date'],
    judge: general.isDate,
    samples: [...yes('2028-02-29', '2026/1/5'), ...no('2026-02-29', '5.1.2026')],
  },
};

export const DecimalNumber: Story = {
  args: {
    rule: 'A decimal number, signed or not.',
    inputs: ['Number'],
    judge: general.isNumber,
    samples: [...yes('-3.07', '.5', '12'), ...no('1,000', '1e5')],
  },
};

export const Digits: Story = {
  args: {
    rule: 'Digits only.',
    inputs: ['Digits'],
    judge: general.isDigits,
    samples: [...yes('000123'), ...no('12.3', '')],
  },
};

export const IdentityCard: Story = {
  args: {
    rule: 'A Chinese identity card: 18 places with a true birthday and check digit (GB 11643).',
    inputs: ['ID number'],
    judge: general.isIdCard,
    samples: [...yes('11010519491231002X'), ...no('110105194912310021', '11010519490231002X')],
  },
};

export const LicencePlate: Story = {
  args: {
    rule: 'A mainland licence plate, new-energy ones included; no I and no O.',
    inputs: ['Plate'],
    judge: general.isLicencePlate,
    samples: [...yes('京A12345', '粤BD12345'), ...no('京I12345', 'A12345')],
  },
};

export const Amount: Story = {
  args: {
    rule: 'A positive amount with up to ten decimals, or 0.x with up to twenty.',
    inputs: ['Amount'],
    judge: general.isAmount,
    samples: [...yes('12.5', '0.00000000000000000001', '1.0123456789'), ...no('1.01234567891', '0.0', '007')],
  },
};

export const ChineseOnly: Story = {
  args: {
    rule: 'Chinese characters only.',
    inputs: ['Text'],
    judge: general.isChinese,
    samples: [...yes('陈大文'), ...no('陈 Wei', '')],
  },
};

export const LettersOnly: Story = {
  args: {
    rule: 'English letters only.',
    inputs: ['Text'],
    judge: general.isLetters,
    samples: [...yes('Mira'), ...no('Mira7', 'é')],
  },
};

export const LettersOrDigits: Story = {
  args: {
    rule: 'English letters and digits only.',
    inputs: ['Text'],
    judge: general.isLettersOrDigits,
    samples: [...yes('A12345'), ...no('A-12345')],
  },
};

export const Range: Story = {
  args: {
    rule: 'A number within bounds, both included.',
    inputs: ['Number', 'From', 'To'],
    judge: (value = '', from = '', to = '') => general.isInRange(Number(value), Number(from), Number(to)),
    samples: [sample(YES, '5', '1', '5'), sample(NO, '5.01', '1', '5')],
  },
};

export const LengthRange: Story = {
  args: {
    rule: 'So many characters as a reader counts them, both bounds included.',
    inputs: ['Text', 'At least', 'At most'],
    judge: (text = '', least = '', most = '') => general.isLengthInRange(text, Number(least), Number(most)),
    samples: [sample(YES, '陈大文', '2', '3'), sample(NO, 'Mira', '2', '3')],
  },
};

export const Empty: Story = {
  args: {
    rule: 'Nothing: no text but blanks. In code undefined, null and what has no content too.',
    inputs: ['Text'],
    judge: general.isEmpty,
    samples: [...yes('', '  '), ...no('0')],
  },
};

export const JsonText: Story = {
  args: {
    rule: 'Text that is a JSON object or array.',
    inputs: ['Text'],
    judge: general.isJsonText,
    samples: [...yes('{"id": 1}', '[]'), ...no('1', '{id: 1}')],
  },
};

export const Landline: Story = {
  args: {
    rule: 'A mainland landline: area code, number, extension.',
    inputs: ['Phone number'],
    judge: general.isLandline,
    samples: [...yes('010-62345678', '62345678-12'), ...no('010-1234567', '13800138000')],
  },
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

export const PlainObject: Story = {
  args: {
    rule: 'A plain object: not null, not an array. Type the value as JSON.',
    inputs: ['Value'],
    judge: (text = '') => general.isObject(parsed(text)),
    samples: [...yes('{}'), ...no('[]', 'null')],
  },
};

export const List: Story = {
  args: {
    rule: 'An array. Type the value as JSON.',
    inputs: ['Value'],
    judge: (text = '') => general.isArray(parsed(text)),
    samples: [...yes('[1]'), ...no('{}', '"[]"')],
  },
};

export const NumericCode: Story = {
  args: {
    rule: 'Digits of a length, six by default.',
    inputs: ['Code', 'Length'],
    judge: (code = '', length = '') => isNumericCode(code, length === '' ? undefined : Number(length)),
    samples: [sample(YES, '048213', ''), sample(NO, '04821', ''), sample(YES, '0482', '4')],
  },
};

export const SpecialCharacters: Story = {
  args: {
    rule: 'Whether a text holds a character that names, passwords and addresses may not have, full-width forms included.',
    inputs: ['Text'],
    judge: (text = '') => ({ special: hasSpecialChar(text) ? 'yes' : 'no' }),
    samples: [
      sample('special no', 'mira_okafor@x-1.com'),
      sample('special yes', 'a;b'),
      sample('special yes', '你好！'),
    ],
  },
};

export const Password: Story = {
  args: {
    rule: 'More than six characters, none of them special, and twice the same.',
    inputs: ['New password', 'Confirm password'],
    judge: (password = '', confirm = '') => passwordProblem(password, confirm),
    samples: [
      sample(YES, 'quiet-river-7', 'quiet-river-7'),
      sample('empty', 'quiet-river-7', ''),
      sample('short', 'river7', 'river7'),
      sample('characters', 'quiet;river', 'quiet;river'),
      sample('mismatch', 'quiet-river-7', 'quiet-river-8'),
    ],
  },
};

export const VerificationCode: Story = {
  args: {
    rule: 'Exactly six digits.',
    inputs: ['Verification code'],
    judge: codeProblem,
    samples: [sample(YES, '048213'), sample('empty', ''), sample('format', '48213')],
  },
};

export const Nickname: Story = {
  args: {
    rule: '2 to 10 Chinese characters, English letters or digits.',
    inputs: ['Nickname'],
    judge: nicknameProblem,
    samples: [
      sample(YES, '陈Mira7'),
      sample('empty', ''),
      sample('short', '陈'),
      sample('long', 'MiraOkafor7'),
      sample('characters', 'Mira O'),
    ],
  },
};

export const Signature: Story = {
  args: {
    rule: '2 to 30 characters of any kind but line breaks.',
    inputs: ['Signature'],
    judge: signatureProblem,
    samples: [sample(YES, 'Slow and steady!'), sample('short', 'x'), sample('long', 'x'.repeat(31))],
  },
};

export const WalletAddress: Story = {
  args: {
    rule: 'An address of its network: BTC, ERC20 or TRC20.',
    inputs: ['Network', 'Address'],
    judge: (network = '', address = '') =>
      ['BTC', 'ERC20', 'TRC20'].includes(network) ? addressProblem(network as Network, address) : 'no such network',
    samples: [
      sample(YES, 'BTC', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'),
      sample(YES, 'TRC20', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'),
      sample('address.network', 'ERC20', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'),
      sample('address.characters', 'ERC20', '0x52908400;'),
      sample('address.required', 'BTC', ''),
    ],
  },
};

export const Deposit: Story = {
  args: {
    rule: 'An amount of at least the minimum, and the picture that proves it.',
    inputs: ['Amount', 'Minimum', 'Payment proof'],
    judge: (amount = '', minimum = '', voucher = '') => depositProblem(amount, minimum || '0', voucher),
    samples: [
      sample(YES, '10', '10', 'proof.png'),
      sample('rechargeAmount.required', '', '10', 'proof.png'),
      sample('rechargeAmount.min', '9.99', '10', 'proof.png'),
      sample('voucher.required', '10', '10', ''),
    ],
  },
};

export const Withdrawal: Story = {
  args: {
    rule: 'An address or card, an amount of at least the minimum, the balance for it, and something left after the fee.',
    inputs: ['To', 'Amount', 'Minimum', 'Available', 'Fee'],
    judge: (to = '', amount = '', minimum = '', available = '', fee = '') =>
      problemOf(withdrawalForm({ coin: '', minimum: minimum || '0', available: available || '0', fee: fee || '0' }), {
        to,
        amount,
      })?.key ?? null,
    samples: [
      sample(YES, 'Cold store', '20', '10', '100', '1'),
      sample('withdrawTo.required', '', '20', '10', '100', '1'),
      sample('withdrawAmount.required', 'Cold store', '', '10', '100', '1'),
      sample('withdrawAmount.min', 'Cold store', '9', '10', '100', '1'),
      sample('balance', 'Cold store', '101', '10', '100', '1'),
      sample('withdrawAmount.fee', 'Cold store', '20', '10', '100', '20'),
    ],
  },
};

const ID_TYPES: readonly string[] = ['idCard', 'passport', 'licence'] satisfies IdType[];

export const Identity: Story = {
  args: {
    rule: 'A name, and a number of at least six that fits its paper: idCard, passport or licence.',
    inputs: ['Paper', 'Name', 'ID number'],
    judge: (type = '', name = '', number = '') =>
      ID_TYPES.includes(type) ? identityProblem(type as IdType, name, number) : 'no such paper',
    samples: [
      sample(YES, 'passport', 'Mira Okafor', 'A12345'),
      sample('idNumber.invalid', 'passport', 'Mira Okafor', 'A1234'),
      sample('name.characters', 'idCard', 'Li;', '11010519491231002X'),
      sample('idNumber.required', 'idCard', 'Li Wei', ''),
    ],
  },
};

export const BeforeVerification: Story = {
  args: {
    rule: 'Basic verification needs a bound e-mail and phone first; it says which are missing.',
    inputs: ['E-mail', 'Phone'],
    judge: (email = '', phone = '') => ({ missing: missingForVerification(email, phone).join(' and ') || 'nothing' }),
    samples: [
      sample('missing nothing', 'mira@example.com', '13800138000'),
      sample('missing phone', 'mira@example.com', ''),
      sample('missing email and phone', '', ''),
    ],
  },
};

export const Phone: Story = {
  args: {
    rule: 'The mainland rule for +86, digits of a plausible number elsewhere.',
    inputs: ['Calling code', 'Number'],
    judge: (area = '', number = '') => phoneProblem(area, number),
    samples: [
      sample(YES, '86', '13800138000'),
      sample('mobile.invalid', '86', '12800138000'),
      sample(YES, '44', '7400123456'),
      sample('mobile.required', '44', ''),
    ],
  },
};

export const BankCard: Story = {
  args: {
    rule: 'All fields are required, and the account is of digits.',
    inputs: ['Name', 'Account', 'SWIFT code'],
    judge: (real_name = '', bank_account = '', swift_code = '') => cardProblem({ real_name, bank_account, swift_code }),
    samples: [
      sample(YES, 'Mira Okafor', '6222020000001234', 'ABCDGB2L'),
      sample('field bank_account, problem card.number', 'Mira Okafor', '62220-2000', 'ABCDGB2L'),
      sample('field swift_code, problem card.required', 'Mira Okafor', '6222020000001234', ''),
    ],
  },
};

export const TakeProfitStopLoss: Story = {
  args: {
    rule: 'On the right sides of the price: a long gains above it and loses below. Nothing or 0 is off.',
    inputs: ['Side, long or short', 'Price', 'Take profit', 'Stop loss'],
    judge: (side = '', price = '', takeProfit = '', stopLoss = '') =>
      stopProblem(side === 'short' ? 'short' : 'long', price || '0', { takeProfit, stopLoss }),
    samples: [
      sample(YES, 'long', '100', '110', '90'),
      sample('takeProfit', 'long', '100', '90', ''),
      sample('stopLoss', 'long', '100', '', '100'),
      sample(YES, 'short', '100', '90', '0'),
    ],
  },
};

export const CopyTrading: Story = {
  args: {
    rule: 'A multiple or lots, above zero and at most five; lots are whole.',
    inputs: ['Type, multiple or lots', 'How much'],
    judge: (type = '', text = '') => copyProblem(text, type === 'lots' ? 'lots' : 'multiple'),
    samples: [
      sample(YES, 'multiple', '1.5'),
      sample('whole', 'lots', '1.5'),
      sample('most', 'multiple', '5.01'),
      sample('zero', 'lots', '0'),
      sample('empty', 'lots', ''),
    ],
  },
};

export const CopyRatio: Story = {
  args: {
    rule: 'A multiple as it is sent: above 1 and not whole, it is rounded to two decimals, half up.',
    inputs: ['Multiple'],
    judge: (ratio = '') => copyRatio(ratio || '0'),
    samples: [sample('1.01', '1.005'), sample('3', '3'), sample('0.125', '0.125')],
  },
};

export const InvestQuantity: Story = {
  args: {
    rule: 'Shares of dual investment: a whole number above zero.',
    inputs: ['Quantity'],
    judge: isQuantity,
    samples: [...yes('12'), ...no('1.5', '0', '')],
  },
};

export const DualPayout: Story = {
  args: {
    rule: 'What dual investment pays: a call the coin below the linked price, else the quote coin; a put mirrors it.',
    inputs: ['Type, call or put', 'Amount', 'Linked price', 'Days', 'APR in percent', 'Settlement price'],
    judge: (type = '', amount = '', linkedPrice = '', days = '', aprPercent = '', settled = '') =>
      figures([amount, linkedPrice, days, aprPercent, settled])
        ? dualPayout(
            { type: type === 'put' ? 'put' : 'call', amount, linkedPrice, days: Number(days), aprPercent },
            settled,
          )
        : 'figures are missing',
    samples: [
      sample('in coin, amount 1.1', 'call', '1', '60000', '73', '50', '59999'),
      sample('in quote, amount 66000', 'call', '1', '60000', '73', '50', '60000'),
      sample('in coin, amount 1.1', 'put', '60000', '60000', '73', '50', '50000'),
    ],
  },
};

export const EarlyEnd: Story = {
  args: {
    rule: 'Ending lock mining early costs percent a day x days left x amount, and never more than the amount.',
    inputs: ['Percent a day', 'Days left', 'Amount'],
    judge: (ratio = '', days = '', amount = '') =>
      figures([ratio, days, amount]) ? { ...earlyEnd(ratio, Number(days), amount) } : 'figures are missing',
    samples: [sample('penalty 12, back 988', '0.4', '3', '1000'), sample('penalty 1000, back 0', '40', '3', '1000')],
  },
};

export const LockYield: Story = {
  args: {
    rule: 'What a locked amount yields in so many days at a rate in percent a day.',
    inputs: ['Percent a day', 'Days', 'Amount'],
    judge: (rate = '', days = '', amount = '') =>
      figures([rate, days, amount]) ? yieldOf(rate, Number(days), amount) : 'figures are missing',
    samples: [sample('17.5', '0.35', '5', '1000')],
  },
};

export const Bid: Story = {
  args: {
    rule: 'A total bid: at least the current one and a step, in whole steps above it.',
    inputs: ['Your bid', 'Current bid', 'Step'],
    judge: (bid = '', current = '', step = '') => bidProblem(bid, current || '0', step || '1'),
    samples: [
      sample(YES, '120', '100', '10'),
      sample('bidTooLow', '105', '100', '10'),
      sample('bidOffStep', '115', '100', '10'),
      sample('bidRequired', '', '100', '10'),
    ],
  },
};

export const Resale: Story = {
  args: {
    rule: 'A correct price, for an auction a correct step, and an end after the start that is still to come. Times are days from now.',
    inputs: ['Mode, normal or auction', 'Price', 'Step', 'Start', 'End'],
    judge: (mode = '', price = '', perIncrease = '', start = '', end = '') =>
      resaleProblem(
        { mode: mode === 'auction' ? 'auction' : 'normal', price, perIncrease, start: Number(start), end: Number(end) },
        0,
      ),
    samples: [
      sample(YES, 'normal', '100', '', '0', '1'),
      sample('price', 'normal', '0', '', '0', '1'),
      sample('increase', 'auction', '100', '', '0', '1'),
      sample('time', 'auction', '100', '10', '2', '1'),
      sample('past', 'normal', '100', '', '-2', '-1'),
    ],
  },
};

export const NftSale: Story = {
  args: {
    rule: 'Whether a work can be bought: the clock decides from the start until the end, and in between its owner (status 1 offers it).',
    inputs: ['Now', 'Start', 'End', 'Status'],
    judge: (...typed) => {
      const [now = 0, start = 0, end = 0, status = 0] = typed.map(Number);
      return nftSaleState(now, start, end, status);
    },
    samples: [
      sample('notStarted', '1', '2', '9', '1'),
      sample('onSale', '2', '2', '9', '1'),
      sample('notOffered', '5', '2', '9', '0'),
      sample('ended', '9', '2', '9', '1'),
    ],
  },
};
