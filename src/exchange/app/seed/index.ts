import { hash } from 'node:crypto';
import { coinSeeds } from '../../assets/coin-list.ts';
import { futuresTermsRows } from '../../assets/futures-terms.ts';
import { seedDemoAccount } from '../../demo/seed-account.ts';
import { readFact, writeFact } from '../../platform/store/facts.ts';
import type { Services } from '../services.ts';
import { ARTICLES } from './articles.ts';
import { FACTS } from './content/facts.ts';
import { CONTENT } from './content/index.ts';
import { FIAT_RATES } from './fiat.ts';
import { MENU } from './menu.ts';
import { SETTINGS } from './settings.ts';
import { writeArticles, writeMenu, writePairs, writeSettings } from './write.ts';

const KEY = 'seed';

/** Fills the store with what an exchange needs to begin, once a release; a start that finds it there reads one row. Before the markets start. */
export async function seed(
  deps: Pick<Services, 'config' | 'store' | 'markets' | 'ledger' | 'passwords' | 'clock'>,
): Promise<void> {
  const { store, config, markets, clock } = deps;
  const value = digestOf([
    config.isDemo,
    coinSeeds(markets.instruments),
    markets.instruments,
    futuresTermsRows(markets.instruments),
    SETTINGS,
    FIAT_RATES,
    MENU,
    ARTICLES,
    CONTENT,
    FACTS,
  ]);
  if ((await readFact(store.db, KEY)) !== value) {
    await store.transaction(async (tx) => {
      await writePairs(tx, markets.instruments);
      await writeSettings(tx, clock.now());
      await writeMenu(tx);
      await writeArticles(tx, config.isDemo, clock.now());
      await writeFact(tx, KEY, value);
    });
  }
  if (config.isDemo) await seedDemoAccount(deps);
}

const digestOf = (parts: readonly unknown[]): string => hash('sha256', JSON.stringify(parts));
