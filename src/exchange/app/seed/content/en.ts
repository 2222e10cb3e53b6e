import assets from '../../../../../locales/en/assets.json' with { type: 'json' };
import auth from '../../../../../locales/en/auth.json' with { type: 'json' };
import common from '../../../../../locales/en/common.json' with { type: 'json' };
import market from '../../../../../locales/en/market.json' with { type: 'json' };
import spot from '../../../../../locales/en/spot.json' with { type: 'json' };
import type { LanguageContent } from './types.ts';

export const en: LanguageContent = {
  author: 'Market desk',
  pieces: {
    newsOrderTypes: {
      title: 'Limit and market orders, and what happens to the rest',
      abstract: 'A limit order names a price and may wait. A market order takes what stands in the book now.',
      body: [
        'A limit order says the worst price you accept. Whatever stands in the book at that price or better fills at once, at the price of the order that was there first. So you never pay more than your limit, and often less. What is left waits in the book until someone meets it or you cancel it.',
        'A market order names an amount and no price. It takes the best orders on the other side, one after another, and stops {{band}}% away from the first price. If the book is too thin to fill all of it within that distance, the rest is cancelled and the order says so. If nothing stands on the other side, the order is refused and nothing is taken from you.',
        { heading: 'What is frozen meanwhile' },
        'While a limit order waits, its cost is frozen: the quote coin for a buy, the base coin for a sell. Frozen money is still yours. Cancel the order and it is available again at that moment.',
        { heading: 'Your own orders never trade with each other' },
        'If a new order of yours would meet an older one of yours, the newer one is cancelled from that point on. What it had already filled with others stays filled.',
      ],
    },
    newsFees: {
      title: 'Spot fees: what is taken, and from which coin',
      abstract: 'The fee comes out of the coin you receive, and the ticket names it before you confirm.',
      body: [
        'A spot trade costs {{fee}}% of what you receive. Buy BTC with USDT and the fee is a small part of the BTC; sell BTC and it is a small part of the USDT. The coin you spend is never touched by the fee, which is why 100% on the slider spends all of it.',
        'The rate belongs to the pair. It is the same for the order that waits (the maker) and the order that comes to it (the taker). The ticket shows it before you confirm, and the history shows the exact amount afterwards.',
        { heading: 'An example' },
        'You buy {{exampleAmount}} ETH. The fee is {{fee}}% of it, {{exampleFee}} ETH, and {{exampleNet}} ETH reach your spot account.',
        'Placing and cancelling an order costs nothing. A partly filled order pays only for the part that filled.',
      ],
    },
    newsCandles: {
      title: 'What a candle is made of',
      abstract: 'All periods, the trade list and the 24-hour figures come from the same matched trades.',
      body: [
        'Each trade has a price, an amount and a time. A one-minute candle takes the trades of its minute: the first price opens it, the last one closes it, the highest and the lowest draw the wicks, and the amounts add up to the volume. Nothing else goes in.',
        'Longer candles are built from shorter ones. A five-minute candle is the sum of its five minutes and an hour of its sixty, so the periods cannot contradict each other. Days, weeks, months and years begin at 00:00 UTC+8.',
        { heading: 'The candles from before the first start' },
        'An exchange that was started a minute ago has no past. Here the past is derived from the seed of the demo market, from years down to minutes, so that every period agrees with the next. It is made-up history: good for learning to read a chart, no ground for judging a coin.',
        { heading: 'How long they are kept' },
        'One-minute candles are kept for {{minuteCandleDays}} days, longer ones for good.',
      ],
    },
    newsSecurity: {
      title: 'Keeping your account safe',
      abstract: 'How passwords and sessions are handled here, and three habits that help.',
      body: [
        'Your password is stored only as an argon2id hash. Nobody here can read it, and neither could a thief of the database. Use at least {{passwordMin}} characters, and a password you use nowhere else.',
        `A session ends after {{sessionHours}} hours. With “${auth.login.stay}” it lasts {{stayDays}} days and renews while you use it; choose that only on your own phone. Setting a new password ends all your other sessions.`,
        'Too many wrong passwords slow down whoever is guessing, by name and by network address, without shutting you out of the places you logged in from before.',
        { heading: 'Three habits' },
        {
          list: [
            'Type a code from your mail only into this app. Customer service will never ask you for it.',
            'Look at the address in the browser before you log in.',
            'Log out on a device that is not yours.',
          ],
        },
      ],
    },
    newsDemo: {
      title: 'What is demo about this demo',
      abstract: 'The exchange is working software. The money is not money.',
      body: [
        'Every account starts with {{demoUsdt}} demo USDT. It was not paid in, it cannot be paid out, and it is worth nothing outside this exchange. The demo account that is announced at start is shared: whoever knows its password trades with it.',
        'The machinery is not a mock-up. Orders are matched in a book, every change of a balance is an entry in a double-entry ledger, and an order that was acknowledged is still there when the exchange is killed and starts again. It also survives a power cut if the operator keeps the records in PostgreSQL; the built-in store of this demo may lose the last few seconds.',
        { heading: 'What differs from a real exchange' },
        {
          list: [
            'Prices come from a simulated market, unless the operator has connected an outside feed.',
            'Mails with codes go to a demo mailbox, unless the operator has connected a mail server.',
            'The operator can move the clock of the demo, or reset it. Then orders and balances begin anew.',
          ],
        },
        'Read your results accordingly. Doing well here says nothing about doing well with real money.',
      ],
    },
    newsPrices: {
      title: 'Where the prices come from',
      abstract: 'A reference price, market makers around it, and one book that you take part in.',
      body: [
        'Every pair has a reference price. In the demo a simulated process produces it; an operator may connect an outside feed instead. The reference price is not the price you trade at.',
        'Market makers follow it and place orders on both sides of it. Their orders stand in the same book as yours, and the price you see is that of the last trade in this book. When you buy, you meet the best sell order, whether it is a maker’s or another user’s.',
        { heading: 'What nobody can do' },
        'There is no command that moves a price or invents an order. The trades in the public list are the trades that candles, 24-hour figures and your own fills are made of.',
        { heading: 'When prices stop' },
        'If no price has arrived for {{staleSeconds}} seconds, the figures turn grey and the order button says why it is off. Better no order than one at a price that is gone.',
      ],
    },
    newsBook: {
      title: 'Reading the order book',
      abstract: 'Bids, asks, the gap between them, and why a large order moves the price.',
      body: [
        'Bids are offers to buy, asks are offers to sell. Each line adds up all the orders at one price. The best bid and the best ask face each other, and the gap between them is the spread.',
        'The better price goes first. At the same price, whoever came first is served first, and an order keeps its place until it is filled or cancelled.',
        { heading: 'Why your average differs from the last price' },
        'A large market order works through several lines, each a little worse than the one before. The ticket works out the average from the book before you confirm, and warns you when it is more than {{slippageWarn}}% away. Smaller orders, or a limit, keep you in control.',
        { heading: 'A quiet book' },
        'Far from the middle, lines are thin. A limit order there may wait for a long time, and you can cancel it whenever you like.',
      ],
    },
    newsLedger: {
      title: 'Available, frozen, before, after: reading your history',
      abstract: 'Each change of a balance is one line, with the balance after it.',
      body: [
        'A balance has two parts. Available is what you can spend now. Frozen is put aside for your open orders, and is still yours.',
        `Each line of the history shows one change: what caused it, the amount with its sign, and the available balance after it. Tap a line to see the balance before it as well. The lines of a coin follow one another without a gap, so the “${assets.record.after}” of one is the “${assets.record.before}” of the one above it.`,
        { heading: 'An order in three lines' },
        {
          list: [
            'Placed: the cost goes from available to frozen.',
            'Filled: the frozen part pays, and the coin you bought arrives, less the fee.',
            'Cancelled: what is left goes back to available.',
          ],
        },
        'Behind your lines stand their counterparts: the other side of the trade, and the fee account. Over all accounts, the sum must equal what came in less what went out, and that is checked.',
      ],
    },
    bannerDemo: {
      title: 'Practise with {{demoUsdt}} demo USDT',
      abstract: 'A real order book, play money',
      body: [],
    },
    bannerOrders: {
      title: 'Limit or market?',
      abstract: 'What each order does with your money',
      body: [],
    },
    bannerSecurity: {
      title: 'Keep your account safe',
      abstract: 'Passwords, sessions and three habits',
      body: [],
    },
    noticeDemo: {
      title: 'This exchange is a demo. All balances are play money.',
      abstract: '',
      body: [
        'Nothing can be paid in or out, and the demo may be reset. Prices are simulated unless the operator has connected an outside feed.',
        'Nothing here is an offer, a recommendation or advice.',
      ],
    },
    noticeSessions: {
      title: 'Stocks trade on weekdays from {{stockOpen}} to {{stockClose}}, New York time',
      abstract: '',
      body: [
        'Outside these hours only limit orders are taken. They wait for the next opening, where all that can trade does so at one price, and you can cancel them at any time.',
        'Stocks rest on the public holidays of the New York exchanges.',
      ],
    },
    noticeWatch: {
      title: 'Indices, metals and currencies are for watching only',
      abstract: '',
      body: [
        `You find them under the “${market.tabs.futures}” tab of the markets, with live prices, depth and candles.`,
        'Spot orders on them are refused, because there is nothing that could be delivered to your spot account.',
      ],
    },
    popup: {
      title: 'Welcome to the {{site}} demo',
      abstract: '',
      body: [
        'You can try everything here without risk: each new account starts with {{demoUsdt}} demo USDT.',
        'It is play money. It cannot be paid in or out, and nothing here is an offer or advice.',
      ],
    },
    faq: {
      title: 'Frequently asked questions',
      abstract: '',
      body: [
        { topic: 'orders', title: 'Orders' },
        { heading: 'How do I place my first order?' },
        `Open “${common.tabs.trade}”, pick a pair and choose “${spot.side.buy}” or “${spot.side.sell}”. Type an amount, for a limit order also a price, check the total and confirm. The order appears below the form at once.`,
        { heading: 'Limit or market: which one do I need?' },
        'Choose limit if the price matters more than the time: the order waits until your price is met. Choose market if it should happen now: the order takes what stands in the book, at most {{band}}% away from the first price.',
        { heading: 'How do I cancel an order?' },
        `Go to “${spot.orders.open}” and tap “${spot.orders.cancel}”. What has been filled stays filled, the rest is available again at once. Cancelling costs nothing.`,
        { heading: 'Why was only part of my market order filled?' },
        'Because the book held no more within {{band}}% of the first price. The rest was cancelled to protect you from a bad price. Try a smaller amount, or a limit order.',
        { topic: 'balances', title: 'Balances' },
        { heading: 'Why is part of my balance frozen?' },
        'An open order keeps what it may have to pay. As soon as it is filled or cancelled, nothing stays frozen for it.',
        { topic: 'fees', title: 'Fees' },
        { heading: 'What does a trade cost?' },
        'The fee is {{fee}}% of the coin you receive unless the pair says otherwise. The ticket shows it before you confirm.',
        { topic: 'prices', title: 'Prices' },
        { heading: 'Why can I not trade a stock right now?' },
        'Stocks trade on weekdays from {{stockOpen}} to {{stockClose}}, New York time. The ticket names the time of the next opening. Coins trade around the clock.',
        { heading: 'Why are prices grey?' },
        'No new price has arrived for {{staleSeconds}} seconds. The app is reconnecting, and the status at the top shows the progress. Orders are off until prices are live again.',
        { topic: 'account', title: 'Account' },
        { heading: 'The code does not arrive. What can I do?' },
        'Check the spelling of the address and the spam folder. After {{resendSeconds}} seconds you can ask for a new code; only the latest one is valid. In a demo without a mail server, codes are in the demo mailbox.',
        { topic: 'demo', title: 'Demo' },
        { heading: 'Is the money real?' },
        'No. This is a demo. Balances are play money and cannot be paid in or out.',
      ],
    },
    about: {
      title: 'About {{site}}',
      abstract: '',
      body: [
        '{{site}} is an exchange for the phone: one screen for the market, one for the order, one for what you own. What you see here is its demo, with play money and a simulated market.',
        { heading: 'How it is built' },
        'Orders meet in one book per pair, by price and then by time. Every change of a balance is an entry in a double-entry ledger. Prices, candles and depth all come from the same trades.',
        { heading: 'What it stands for' },
        { list: ['Say the cost before the tap.', 'Show where each figure comes from.', 'Stop when prices are old.'] },
        { heading: 'How prices can be checked' },
        'The prices of the simulated market are drawn from a secret number, a new one each day. Before the day begins, the fingerprint of the number is published (its SHA-256); when the day has ended, the number itself. So nobody can know a price in advance, and nobody can change one afterwards.',
        {
          list: [
            'Read fingerprints and secrets at {{secretsPath}}.',
            'Compute the SHA-256 of a secret as published, a text of 64 characters. It must equal the fingerprint published before.',
            'A day begins at midnight in UTC+8.',
          ],
        },
      ],
    },
    contact: {
      title: 'Contact us',
      abstract: '',
      body: [
        'The quickest way is the customer service in the app: the headset at the top of the home screen.',
        { mail: 'Email' },
        { phone: 'Phone' },
        'If it is about an order, name its number. Never send your password or a code: we do not need them, and we will not ask for them.',
        'In the demo, address and number are placeholders that the operator replaces with its own.',
      ],
    },
    compliance: {
      title: 'Exchange rules',
      abstract: '',
      body: [
        'These are the rules that this exchange runs by. The demo keeps the same rules as an exchange with real money, except where it says otherwise.',
        { heading: '1. Nature of the demo' },
        'The demo offers no financial service. Balances are play money, they cannot be paid in or out, and results give no claim to anything. Nothing published here is an offer, a recommendation or advice.',
        { heading: '2. How the market is run' },
        'Each pair has one order book. Orders are matched by price and then by time, and all participants, market makers included, meet in the same book. There is no command by which the operator could move a price, alter a trade or decide a result.',
        { heading: '3. Market makers' },
        'Market makers quote on both sides so that an order finds a counterpart. They hold accounts like everyone else, and their trades with users are booked in full. They do not see orders before these reach the book.',
        { heading: '4. Client balances' },
        'Every movement is a balanced entry in the ledger. Balances cannot turn negative. The sum of all balances is checked against what came in and what went out.',
        { heading: '5. Orders and fees' },
        'An order is confirmed only after it has been stored. The fee rate stands on the ticket before confirmation and is applied as shown. A market order stops {{band}}% away from its first price.',
        { heading: '6. Identity verification' },
        'Verification has two levels, basic and advanced. Withdrawal limits depend on the level: up to {{lv1Btc}} BTC within 24 hours at the first, up to {{lv2Btc}} BTC at the second. Documents are used for verification and nothing else.',
        { heading: '7. Data' },
        'Passwords are stored as hashes, sessions as hashes of their tokens. We keep what the law and the ledger require, and no more. Reading a page needs no account.',
        { heading: '8. Complaints' },
        'Write to customer service and name the order or the line of the history in question. You can check each of your fills yourself against the public list of trades.',
      ],
    },
  },
};
