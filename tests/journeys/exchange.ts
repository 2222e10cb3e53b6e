import { cp } from 'node:fs/promises';
import { ExchangeProcess } from '../support/exchange-process.ts';

const ENV = { SEED: 'journey' };
/** Where the data of an exchange lies that was started once, by the environment of all workers. */
const PREPARED = 'JOURNEY_EXCHANGE';

/** An exchange of one's own that was started once before and stands still: a first start takes twice as long as a second. */
export async function preparedExchange(): Promise<ExchangeProcess> {
  const exchange = await ExchangeProcess.create(ENV);
  const prepared = process.env[PREPARED];
  if (!prepared) throw new Error('No exchange was prepared: journeys run by playwright.config.ts');
  await cp(prepared, exchange.folder, { recursive: true });
  return exchange;
}

/** Prepares what the others begin with, before all journeys; the returned function forgets it, after them. */
export default async function prepare(): Promise<() => Promise<void>> {
  const exchange = await ExchangeProcess.create(ENV);
  try {
    await exchange.start();
    await exchange.stop();
  } catch (error) {
    await exchange.remove();
    throw error;
  }
  process.env[PREPARED] = exchange.folder;
  return () => exchange.remove();
}
