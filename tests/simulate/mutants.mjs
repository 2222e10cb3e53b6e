/** A bug that the simulator must find: a small change, mostly of one source. `search` stands in the file exactly once. */
const planted = (name, ...patches) => ({ name, patches });
/** Where what is wrong takes longer to show than other runs last, or is rare. */
const lasting = (hours, mutant) => ({ ...mutant, hours });
const patchOf = (file, search, replace) => ({ file, search, replace });
const at = (folder) => (file, name, search, replace) => planted(name, patchOf(`${folder}/${file}`, search, replace));
const in_ = (folder) => at(`src/exchange/${folder}`);
const spot = in_('products/spot');
const futures = in_('products/futures');
const options = in_('products/options');
const alerts = in_('products/alerts');
const matching = in_('matching');
const ledger = in_('ledger');
const accounts = in_('accounts');

export const MUTANTS = [
  // ---- spot
  spot(
    'settle.ts',
    'an order is acknowledged before its commit',
    'await store.transaction(write);',
    'await new Promise((done, fail) => { store.transaction(async (tx) => { await write(tx); done(); }).catch(fail); });',
  ),
  spot(
    'postings.ts',
    'a cancelled order keeps its hold',
    'postings: [SPOT_HOLDS.release(placeOf(held, held.coin), held.amount)],',
    "postings: [SPOT_HOLDS.release(placeOf(held, held.coin), '0')],",
  ),
  spot(
    'draft.ts',
    'a cancelled order gives nothing back',
    'entries: [releaseOf(instrument, order, user)],',
    'entries: [],',
  ),
  spot(
    'postings.ts',
    'a resting buy holds one lot too little',
    'amount: fromScaled(price * rest, priceDecimals + amountDecimals) }',
    'amount: fromScaled(price * (rest > 1n ? rest - 1n : rest), priceDecimals + amountDecimals) }',
  ),
  at('src/domain')('fee.ts', 'a fee is rounded down', '(product * 2n + unit) / (unit * 2n)', 'product / unit'),
  spot(
    'postings.ts',
    'the fee is taken from the coin that was paid',
    'const feeCoin = isBuy ? instrument.base.id : instrument.quote.id;',
    'const feeCoin = isBuy ? instrument.quote.id : instrument.base.id;',
  ),
  spot(
    'postings.ts',
    'a resting order pays out of what is available',
    'isHeld && isUser(owner)',
    '!isHeld && isUser(owner)',
  ),
  spot('restore.ts', 'a partly filled order comes back whole', 'remaining: amount - filled,', 'remaining: amount,'),
  spot(
    'restore.ts',
    'the first open order does not come back',
    'const order = instrument && bookOrder(row, instrument);',
    'const order = instrument && bookOrder(row, instrument);\n      if (row === page[0]) continue;',
  ),
  spot('restore.ts', 'orders come back in the wrong order', 'const row of page)', 'const row of [...page].reverse())'),
  spot(
    'cancel.ts',
    "somebody else's order can be cancelled",
    'and(eq(spotOrders.id, id), eq(spotOrders.userId, user))',
    'and(eq(spotOrders.id, id))',
  ),
  spot(
    'persist.ts',
    'an order is done one fill too late',
    'when o.filled_amount + c.amount = o.amount then',
    'when o.filled_amount = o.amount then',
  ),
  spot(
    'limits.ts',
    'a limit order has no limit',
    'bound: isMarket ? marketBound(side, order.price) : order.price,',
    "bound: side === 'buy' ? order.price * 2n : order.price / 2n,",
  ),
  spot(
    'place.ts',
    'every order is placed twice, the second time under another client id',
    'return (await context.orderEntry.submit(symbol, order, optionsOf(checked))).answer;',
    `const { answer } = await context.orderEntry.submit(symbol, order, optionsOf(checked));
        const twin = new UserOrder(await context.ids.next(), checked, { ...once, clientId: once.clientId + '-twin' });
        await context.orderEntry.submit(symbol, twin, optionsOf(checked)).catch(() => undefined);
        return answer;`,
  ),
  planted(
    'an order that was refused is placed a moment later all the same',
    patchOf(
      'src/exchange/products/spot/place.ts',
      "import type { BookOrder, OrderOptions } from '../../matching/port.ts';",
      "import type { BookOrder, OrderOptions } from '../../matching/port.ts';\nimport { TryAgain } from '../../platform/refusal.ts';",
    ),
    patchOf(
      'src/exchange/products/spot/place.ts',
      'const { symbol } = checked.instrument;',
      `const { symbol } = checked.instrument;
        if (order.remaining % 5n === 0n) {
          setTimeout(() => void context.orderEntry.submit(symbol, order, optionsOf(checked)).catch(() => undefined), 300);
          throw new TryAgain('marketBusy');
        }`,
    ),
  ),
  spot(
    'cancel.ts',
    'a cancel is carried out though it is refused',
    'const cancelled = await context.orderEntry.cancel(symbol, new UserCancel(id, once));',
    `const isRefused = context.clock.now() % 3 === 0;
        const own = isRefused ? { ...once, clientId: once.clientId + '-other' } : once;
        const cancelled = await context.orderEntry.cancel(symbol, new UserCancel(id, own));
        if (isRefused) throw new Refusal('spot.orderClosed');`,
  ),
  spot(
    'cancel.ts',
    "a cancel takes the order before it too, where that is the same user's",
    'return cancelled.answer;',
    `const own = await openInstrument(context, once.user, id - 1).catch(() => null);
        const before = new UserCancel(id - 1, { ...once, clientId: once.clientId + '-before' });
        if (own) await context.orderEntry.cancel(own.symbol, before).catch(() => undefined);
        return cancelled.answer;`,
  ),
  planted(
    'a closed market takes orders',
    patchOf(
      'src/exchange/products/spot/limits.ts',
      'if (!session.isOpen) assertWaits(request, instrument, session);',
      'void assertWaits;',
    ),
    patchOf('src/exchange/matching/symbol-market.ts', 'if (session.isOpen(now)) return;', 'if (now > 0) return;'),
  ),
  at('src/domain/forms')(
    'spot-order.ts',
    'an order may be worth next to nothing',
    'if (least !== null && value < least)',
    'if (least !== null && value < 0n)',
  ),
  // ---- spot: options of an order, stops, openings
  matching(
    'book/match.ts',
    'immediate or cancel waits in the book',
    "if (execution === 'ioc' && rest > 0n && !match.isRestCancelled)",
    "if (execution === 'ioc' && rest < 0n && !match.isRestCancelled)",
  ),
  matching(
    'book/match.ts',
    'fill or kill fills in part',
    "if (execution === 'fok' && rest > 0n && match.cancelReason !== 'empty-book') return nothing(taker, 'fok');",
    "if (execution === 'fok' && rest > 0n && fills.length === 0 && match.cancelReason !== 'empty-book') return nothing(taker, 'fok');",
  ),
  matching(
    'book/match.ts',
    'post only takes what it meets',
    "if (execution === 'postOnly' && (fills.length > 0 || match.isRestCancelled))",
    "if (execution === 'postOnly' && match.isRestCancelled)",
  ),
  spot(
    'stops.ts',
    'a stop goes by the last price, whatever its user chose',
    "order.side === 'buy' ? tick[by] >= price : tick[by] <= price;",
    "order.side === 'buy' ? (by ? tick.last : 0n) >= price : tick.last <= price;",
  ),
  spot(
    'stops.ts',
    'a stop comes to its book by the tick after the one that reached it',
    'if (!stop || this.due.has(order.id) || tick.seq <= this.lookedTo(one) || !isReached(one, stop, tick)) continue;',
    `if (!stop || this.due.has(order.id) || tick.seq <= this.lookedTo(one) || !isReached(one, stop, tick)) continue;
        if (tick.seq % 2 === 0) continue;`,
  ),
  spot(
    'restore.ts',
    'what waits for its tick stands in the book after a restart',
    'if (row.waits === null) return order;',
    "if (row.waits !== 'opening') return order;",
  ),
  spot(
    'restore.ts',
    'a stop that came to its book takes its old place there after a restart',
    'order by o.place, o.id limit',
    'order by o.id limit',
  ),
  spot(
    'draft.ts',
    'a stop that filled below its limit keeps the difference',
    'entries: [...entries, ...(spare > 0n ? [releaseSpare(instrument, taker, user, spare)] : [])],',
    'entries: [...entries, ...(spare > 0n && isRestCancelled ? [releaseSpare(instrument, taker, user, spare)] : [])],',
  ),
  spot('list.ts', "anybody is told of an order's fills", 'eq(spotFills.userId, user),', 'eq(spotFills.orderId, id),'),
  at('src/domain/forms')(
    'order-options.ts',
    'a stop may be placed on the wrong side',
    "if (side === 'buy' ? price > now : price < now) return null;",
    'if (price > 0n) return null;',
  ),
  lasting(
    24,
    matching(
      'opening.ts',
      'whoever buys at an opening pays their limit',
      'return { taker, maker, price: clearing?.price ?? 0n, amount, tradeId: nextId() };',
      'return { taker, maker, price: clearing ? buy.price : 0n, amount, tradeId: nextId() };',
    ),
  ),
  lasting(
    24,
    matching(
      'opening.ts',
      'what an opening leaves over is gone',
      'entered: waiting.map((order) => ({ order, rest: order.remaining - (filled.get(order.id) ?? 0n) })),',
      'entered: waiting.map((order) => ({ order, rest: filled.has(order.id) ? 0n : order.remaining - 1n })),',
    ),
  ),
  // ---- futures
  futures(
    'place.ts',
    'a position is opened by a tick that was known when it was taken',
    'const placedAt = acceptedAt(clock.now(), pricesNow(markets, instrument, clock.now()));',
    'const placedAt = acceptedAt(clock.now(), pricesNow(markets, instrument, clock.now())) - 2500;',
  ),
  futures(
    'settlement.ts',
    'a position is closed by a tick after the first one',
    'askedAt !== null && closeLots !== null && askedAt <= this.tick.at;',
    'askedAt !== null && closeLots !== null && askedAt + 1000 <= this.tick.at;',
  ),
  futures('settlement.ts', 'a position is closed at the last price', 'return prices.index;', 'return prices.last;'),
  futures(
    'settlement.ts',
    'an entrust that is filled keeps its fee',
    "if (entrust.fee !== '0') this",
    "if (entrust.fee === '0') this",
  ),
  futures(
    'settlement.ts',
    'the rest of a position keeps the margin of the part that was closed',
    'margin: rest(held.margin, margin),',
    'margin: held.margin,',
  ),
  futures(
    'exposure.ts',
    'what is closed stays counted as open',
    'plus(change.notional).toFixed()',
    "plus(change.notional.startsWith('-') ? '0' : change.notional).toFixed()",
  ),
  futures(
    'place.ts',
    'a high multiple is for everybody',
    'if (multiple > HIGH_MULTIPLE &&',
    'if (multiple > 10 * HIGH_MULTIPLE &&',
  ),
  futures(
    'place.ts',
    'a tier looks at the order alone',
    'tierOf(terms, plus(own.notional, notional))',
    'tierOf(terms, notional)',
  ),
  in_('products/wallet')(
    'transfer.ts',
    'money leaves the futures account while positions are open',
    'await deps.assertMayLeave(tx, call.user, from);',
    '',
  ),
  at('src/domain/futures')(
    'amounts.ts',
    'a margin is rounded down',
    'fromScaled(ceilDiv(cutToScaled(notional, own), unit), decimals)',
    'fromScaled(floorDiv(cutToScaled(notional, own), unit), decimals)',
  ),
  at('src/domain/futures')(
    'account.ts',
    'an account is liquidated while half of what it has is free',
    'headroom(money, positions, priceOf) <= 0n;',
    'headroom(money, positions, priceOf) <= keptOf(positions, priceOf);',
  ),
  at('src/domain/futures')(
    'prices.ts',
    'the exits of a short are those of a long',
    "direction === 'long' ? [takeProfit, stopLoss] : [stopLoss, takeProfit];",
    '[takeProfit, stopLoss];',
  ),
  at('src/domain/futures')(
    'prices.ts',
    'a limit order is filled at any price',
    "direction === 'long' ? !isLess(limit, index) : !isLess(index, limit);",
    'index !== limit;',
  ),
  // ---- price alerts
  alerts(
    'fire.ts',
    'an alert fires a tick late',
    'lt(priceAlerts.afterSeq, tick.seq)',
    'lt(priceAlerts.afterSeq, tick.seq - 1)',
  ),
  alerts('fire.ts', 'an alert with a note is told of twice', "alerts.filter(({ note }) => note === '')", 'alerts'),
  alerts(
    'watch.ts',
    'a start passes alerts over that ticks reached before it',
    'this.seen = oldest ? Math.max(oldest.after, ((await this.watch.seen()) ?? 0) - LATE) : newest;',
    'this.seen = oldest ? newest : newest;',
  ),
  alerts(
    'make.ts',
    'an alert is made once more for each repeat',
    'once(context, call, async',
    'once(context, { ...call, clientId: call.clientId + context.clock.now() }, async',
  ),
  // ---- options
  options(
    'settle.ts',
    'an option begins at a tick that was known when it was taken',
    'ticks.firstAtOrAfter(symbol, placedAt)',
    'ticks.firstAtOrAfter(symbol, placedAt - 2000)',
  ),
  options(
    'settle.ts',
    'an option ends at a tick after the first one',
    'ticks.firstAtOrAfter(symbol, dueAt)',
    'ticks.firstAtOrAfter(symbol, dueAt + 900)',
  ),
  options(
    'settle.ts',
    'an option is settled on the last price',
    '[pricesOf(open).index, pricesOf(end).index]',
    '[pricesOf(open).last, pricesOf(end).last]',
  ),
  at('src/domain')(
    'options.ts',
    'a profit is rounded up to whole units',
    'return fromScaled(cutToScaled(product, decimals), decimals);',
    'return decimals < 0 ? product : String(Math.ceil(Number(product)));',
  ),
  at('src/domain')('options.ts', 'a draw counts as lost', "? 'lost' : 'drawn';", "? 'lost' : 'lost';"),
  options(
    'settle.ts',
    'what a reset ends keeps its stake held',
    'ledger.postEach(tx, [[end.entry]])',
    "ledger.postEach(tx, [end.closed.state === 'returned' ? [] : [end.entry]])",
  ),
  planted(
    'an option that was given back is settled all the same',
    patchOf('src/exchange/products/options/settle.ts', "if (order?.state !== 'open') return", 'if (!order) return'),
    patchOf(
      'src/exchange/products/options/settle.ts',
      'if (refusal?.hold) return false;',
      'if (refusal?.hold) void refusal;\n  else',
    ),
    patchOf(
      'src/exchange/products/options/settle.ts',
      'await tasks.cancel(tx, SETTLE_TASK, end.entry.reference);',
      'void tasks;',
    ),
  ),
  options(
    'exposure.ts',
    'the house risks more than it says',
    '.plus(profit).gt(limit)',
    '.plus(profit).gt(Number(limit) * 10)',
  ),
  options('own-limits.ts', 'an own limit leaves out what is open', '.plus(atStake).plus(stake)', '.plus(stake)'),
  options(
    'own-limits.ts',
    'an own limit is loosened at once',
    'if (!isLooser(dailyLoss, row.dailyLoss)) return',
    'if (!isLooser(dailyLoss, row.dailyLoss) || dailyLoss === null) return',
  ),
  options(
    'place.ts',
    'anybody may have as many options as they like',
    'limits.open >= MOST_OPEN',
    'limits.open >= 10 * MOST_OPEN',
  ),
  options(
    'place.ts',
    'an option expires a second late',
    'const dueAt = placedAt + term.seconds * 1000;',
    'const dueAt = placedAt + term.seconds * 1000 + 1000;',
  ),
  // ---- matching
  matching(
    'book/match.ts',
    'who takes at a limit pays the limit',
    'fills.push({ maker, price: maker.price, amount });',
    'fills.push({ maker, price: isMarket ? maker.price : taker.price, amount });',
  ),
  matching(
    'book/match.ts',
    'who buys at the market pays a little more than the book has',
    'fills.push({ maker, price: maker.price, amount });',
    "fills.push({ maker, price: isMarket && taker.side === 'buy' ? (maker.price * 1005n) / 1000n : maker.price, amount });",
  ),
  matching(
    'symbol-market.ts',
    'what is public of a trade is a tick too high',
    'price: fill.price,',
    'price: fill.price + 1n,',
  ),
  matching(
    'symbol-market.ts',
    'what is public of a trade is the side of the maker',
    'side: taker.side,',
    "side: taker.side === 'buy' ? 'sell' : 'buy',",
  ),
  matching(
    'engine.ts',
    'trades that a kill kept from being told stay untold',
    'this.committed = committed;',
    'this.committed = none;',
  ),
  matching(
    'book/match.ts',
    'users trade with themselves',
    'if (isSameOwner(maker.owner, taker.owner))',
    'if (isSameOwner(maker.owner, taker.owner) && rest === 0n)',
  ),
  matching(
    'book/level.ts',
    'the newest order of a price comes first',
    'if (this.tail) this.tail.next = resting;\n    else this.head = resting;\n    this.tail = resting;',
    'resting.previous = null;\n    resting.next = this.head;\n    if (this.head) this.head.previous = resting;\n    else this.tail = resting;\n    this.head = resting;',
  ),
  matching(
    'book/match.ts',
    'a match takes more than the maker has',
    'if (maker.remaining < rest) amount = maker.remaining;',
    '',
  ),
  matching(
    'sequencer.ts',
    'the book changes before the commit',
    'settled = await this.settle(batch.map(({ piece }) => piece));',
    'for (const { job, piece } of batch) job.market.apply([piece]);\n      settled = await this.settle(batch.map(({ piece }) => piece));',
  ),
  matching(
    'sequencer.ts',
    'a commit in doubt is taken for none',
    "if (outcome === 'committed') {",
    "if (outcome === 'nobody knows') {",
  ),
  lasting(
    24,
    matching(
      'sequencer.ts',
      'a commit in doubt is taken for done',
      "if (outcome === 'committed') {",
      "if (outcome !== 'nobody knows') {",
    ),
  ),
  matching(
    'sequencer.ts',
    'what was refused is applied',
    "if (outcomes[index]?.is === 'done') done.set",
    "if (outcomes[index]?.is !== 'again') done.set",
  ),
  matching(
    'state/opening.ts',
    'trade ids begin anew after a restart',
    'const ids = new TradeIds(given, bound);',
    'const ids = new TradeIds(0, bound);',
  ),
  matching(
    'state/checkpoint.ts',
    "the makers' net is posted twice",
    'for (const { market, net } of snapshots) market.inventory.settle(net);',
    '',
  ),
  matching(
    'state/opening.ts',
    'the journal is not replayed',
    'tape: [...tape, ...trades.filter(({ id }) => id > taped)],',
    'tape,',
  ),
  in_('market-data/journal')(
    'journal.ts',
    'trades are told that were not written',
    'await insertTrades(',
    'void [].concat(',
  ),
  matching(
    'sequencer.ts',
    'users are notified before the book is changed',
    'if (!this.isApplied(batch, settled)) return;\n    const again',
    'this.guarded(settled.notify);\n    if (!this.isApplied(batch, settled)) return;\n    const again',
  ),
  planted(
    'trades are told before the journal has them',
    patchOf(
      'src/exchange/market-data/journal/journal.ts',
      'this.isSure = false;\n    await insertTrades(',
      'for (const { feed, trades } of parts) this.reveal(feed, trades.length);\n    this.isSure = false;\n    await insertTrades(',
    ),
    patchOf(
      'src/exchange/market-data/journal/journal.ts',
      'this.isBehind = false;\n    for (const { feed, trades } of parts) this.reveal(feed, trades.length);',
      'this.isBehind = false;',
    ),
  ),
  in_('market-data')(
    'symbol-feed.ts',
    'a candle misses trades',
    'this.known.candles.running.trade(trade.price, trade.amount);',
    'if (trade.id % 3 > 0) this.known.candles.running.trade(trade.price, trade.amount);',
  ),
  // ---- what falls due
  at('tests/sample-product/deposit')(
    'product.ts',
    'a result takes the tick of the moment in which it runs',
    'await markets.ticks.firstAtOrAfter(SYMBOL, dueAt)',
    'markets.ticks.latest(SYMBOL)',
  ),
  in_('market-data/ticks')(
    'chain.ts',
    'a tick is taken after its moment instead of at it',
    'for await (const batch of this.from(at))',
    'for await (const batch of this.from(at + 1000))',
  ),
  planted(
    'a task is done twice, of a product that trusts in once',
    patchOf('src/exchange/platform/tasks/work.ts', 'if (marked.length === 0) return false;', ''),
    patchOf(
      'src/exchange/platform/tasks/work.ts',
      'const effects = await this.done(row);',
      'await this.done(row);\n      const effects = await this.done(row);',
    ),
    patchOf('tests/sample-product/deposit/product.ts', 'id: 902, isOnce: true', 'id: 902'),
    patchOf(
      'tests/sample-product/deposit/product.ts',
      '        release(user, ref, coin, amount),\n        {\n          kind: KIND.depositInterest,',
      '        {\n          kind: KIND.depositInterest,',
    ),
    patchOf(
      'tests/sample-product/deposit/product.ts',
      'await ledger.postEach(tx, [entries]);',
      'await ledger.postEach(tx, [entries, [release(user, ref, coin, amount)]]);',
    ),
  ),
  at('tests/sample-product/deposit')(
    'product.ts',
    'a deposit is opened twice',
    'openOnce: (deposit, request) => openOnce(deps, deposit, request),',
    "openOnce: async (deposit, request) => { await openOnce(deps, deposit, { ...request, clientId: request.clientId + '-twin' }); return openOnce(deps, deposit, request); },",
  ),
  at('tests/sample-product/deposit')(
    'product.ts',
    'interest is rounded up',
    '.toDecimalPlaces(8)',
    '.toDecimalPlaces(8, 0)',
  ),
  at('tests/sample-product/deposit')(
    'product.ts',
    'what a deposit holds is not released',
    'release(user, ref, coin, amount),',
    '',
  ),
  at('tests/sample-product/deposit')(
    'product.ts',
    'a deposit that was ended bears interest all the same',
    'await ledger.postEach(tx, [entries]);',
    'await ledger.postEach(tx, [entries.slice(1), entries.slice(0, 1)]);',
  ),
  lasting(
    6,
    spot(
      'settle.ts',
      'who traded is not told to products that must not miss it',
      'if (fills.length > 0) await writeFilled(tx, outbox, fills);',
      '',
    ),
  ),
  in_('platform/tasks')(
    'runner.ts',
    'a task is done before its time',
    '.values({ kind, ref, dueAt, tryAt: dueAt, payload })',
    '.values({ kind, ref, dueAt: dueAt - 2000, tryAt: dueAt - 2000, payload })',
  ),
  in_('products/wallet')(
    'snapshots.ts',
    'a snapshot is of now instead of its midnight',
    ' and created_at < ',
    ' and 0 < ',
  ),
  // ---- what users are told of
  in_('platform')(
    'notices.ts',
    'a user is told the same twice',
    'await tx.insert(notices).values({ userId: user, kind, values: { ...values }, createdAt: this.clock.now() });',
    'await tx.insert(notices).values({ userId: user, kind, values: { ...values }, createdAt: this.clock.now() });\n    await tx.insert(notices).values({ userId: user, kind, values: { ...values }, createdAt: this.clock.now() });',
  ),
  in_('platform')(
    'notices.ts',
    "one user reads another's notices",
    'const which = and(isUnread(user), one, seen);',
    'const which = and(one ? isNull(notices.readAt) : isUnread(user), one, seen);',
  ),
  // ---- ledger
  ledger(
    'idempotent.ts',
    'a client id may be used for another body',
    "if (row.bodyHash !== bodyHash(request.body)) throw new Refusal('clientIdReused');",
    '',
  ),
  ledger(
    'idempotent.ts',
    'a client id is not looked at',
    'on conflict do nothing returning user_id, call, client_id)',
    'on conflict (user_id, call, client_id) do update set reply = excluded.reply returning user_id, call, client_id)',
  ),
  ledger(
    'idempotent.ts',
    'a call without a client id is done however soon it comes again',
    '<= least(a.at, excluded.last_at)',
    'is not null',
  ),
  ledger('idempotent.ts', "a client id gets another user's answer", 'eq(clientRequests.userId, request.user),', ''),
  ledger(
    'running.ts',
    'nobody looks whether a balance suffices',
    'if (balance.available.isNegative()) throw',
    'if (balance.available.isNegative() && balance.frozen.isNegative()) throw',
  ),
  // ---- accounts
  accounts('sessions.ts', 'a session that was ended is alive', 'for (const id of ids) this.cache.end(id);', ''),
  lasting(
    30,
    accounts(
      'sessions.ts',
      'a session never runs out',
      'gt(sessions.expiresAt, this.clock.now())',
      'gt(sessions.expiresAt, 0)',
    ),
  ),
  accounts(
    'sessions.ts',
    'a new password leaves other sessions alive',
    'const ids = open.map(({ id }) => id).filter((id) => id !== but);',
    'const ids = open.map(({ id }) => id).slice(0, 1);',
  ),
  in_('gateway/http/handlers')('auth.ts', 'any password will do', 'if (!user || !isRight) throw', 'if (!user) throw'),
  // ---- demo and platform
  in_('demo')(
    'account.ts',
    'a new account gets a little too much',
    "export const GRANT_USDT = '10000';",
    "export const GRANT_USDT = '10000.00000001';",
  ),
  in_('demo')(
    'reset-tool.ts',
    'a reset is done twice',
    'await resetUser(deps, actions.unwind, id);',
    'await resetUser(deps, actions.unwind, id);\n    await resetUser(deps, actions.unwind, id);',
  ),
  in_('gateway/http/handlers')(
    'auth.ts',
    'a pay password is not kept',
    'tx.update(users).set({ payPasswordHash })',
    'tx.update(users).set({ payPasswordHash: null })',
  ),
  in_('gateway/http/handlers')(
    'market.ts',
    "everybody's favourites are removed",
    'await store.db.delete(favorites).where(and(eq(favorites.userId, signedIn(context).id), which));',
    'await store.db.delete(favorites).where(which);',
  ),
  in_('market-data/synthetic')(
    'stored-secrets.ts',
    'a secret is told before its day has ended',
    'secret: end <= now ? row.secret : null,',
    'secret: hkDayStart(row.day) * 1000 <= now ? row.secret : null,',
  ),
  in_('demo')(
    'clock-offset.ts',
    'the time goes back over a restart',
    'return Number((await readFact(store.db, KEY)) ?? 0);',
    'return (await readFact(store.db, KEY)) ? 0 : 0;',
  ),
  in_('platform')(
    'emitter.ts',
    'a listener that throws breaks the call',
    'const failed = (error: unknown) => {',
    'const failed = (error: unknown) => {\n      throw error;',
  ),
];
