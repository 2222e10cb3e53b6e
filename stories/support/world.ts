import { expect, waitFor } from 'storybook/test';
import { setWardrobe, type Wardrobe } from '../../.storybook/wear.ts';
import type { Client } from '../../src/data/client.ts';
import { queriesOf } from '../../src/data/query.ts';
import { LANG_TAG, type Lang } from '../../src/domain/constants.ts';
import type { RoutePath } from '../../src/domain/routes.ts';
import { navigationOf, type Target, toTarget } from '../../src/parts/navigation/index.ts';
import { startWords, switchWords } from '../../src/parts/words/words.ts';
import { createClient } from '../../src/state/client.ts';
import {
  confirmOffAtom,
  type DirectionChoice,
  denseListsAtom,
  directionAtom,
  fiatAtom,
  hideBalancesAtom,
  hideSmallAtom,
  langAtom,
  lastPairAtom,
  recentPairsAtom,
  seenPopupsAtom,
  type ThemeChoice,
  themeAtom,
} from '../../src/state/preferences.ts';
import { ratesAtom } from '../../src/state/rates.ts';
import { sessionAtom } from '../../src/state/session-atoms.ts';
import { chosenTransport } from './chosen-scenario.ts';
import { type FeedState, stillFeed } from './feed.ts';
import { FIAT_RATES } from './rates.ts';
import type { Scenario } from './scenario.ts';
import { AS_WIRED, FIAT_AS_WIRED, type ScenarioChoice } from './toolbars.ts';

/** What a screen story may say about the world around the screen. */
export interface ScreenParameters {
  readonly path: RoutePath;
  readonly query?: Readonly<Record<string, string | number>>;
  /** @default 'user' */
  readonly session?: 'guest' | 'user';
  readonly calls?: Scenario;
  /** @default 'live' */
  readonly connection?: FeedState;
  readonly prefs?: {
    readonly hideBalances?: boolean;
    readonly hideSmall?: boolean;
    readonly denseLists?: boolean;
    readonly fiat?: string;
    readonly recentPairs?: string[];
    readonly lastPair?: string;
    readonly seenPopups?: number[];
    readonly confirmOff?: string[];
  };
}

export interface StageGlobals {
  readonly theme: string;
  readonly direction: string;
  readonly lang: string;
  /** Language of the picture; the story plays in `lang`. */
  readonly endLang: string;
  /** Currency that values are shown in; a story's own counts while this is the default. @default 'USD' */
  readonly fiat?: string;
  /** What every call does, whatever the story says. @default 'as-wired' */
  readonly scenario?: ScenarioChoice;
}

/** Where the story's screen asked to go, for play functions. */
export const visits: Target[] = [];

/** In an outage the prices' line is down as well. */
const feedUnder = (scenario: ScenarioChoice, own: FeedState = 'live') => (scenario === 'outage' ? 'reconnecting' : own);

/** What the device of a story has kept, where it says so; everything else is as at a first start. */
function keepPrefs({ store }: Client, prefs: NonNullable<ScreenParameters['prefs']>): void {
  const { hideBalances, hideSmall, denseLists, fiat, recentPairs, lastPair, confirmOff } = prefs;
  // The popup is a story of its own.
  store.set(seenPopupsAtom, prefs.seenPopups ?? [71]);
  store.set(ratesAtom, { rates: FIAT_RATES, saveTime: Date.now() });
  if (hideBalances !== undefined) store.set(hideBalancesAtom, hideBalances);
  if (hideSmall !== undefined) store.set(hideSmallAtom, hideSmall);
  if (denseLists !== undefined) store.set(denseListsAtom, denseLists);
  if (fiat !== undefined) store.set(fiatAtom, fiat);
  if (recentPairs !== undefined) store.set(recentPairsAtom, recentPairs);
  if (lastPair !== undefined) store.set(lastPairAtom, lastPair);
  if (confirmOff !== undefined) store.set(confirmOffAtom, confirmOff);
}

/** A refusal shows at once: the client of a story asks once. */
function askOnce(client: Client): void {
  const queries = queriesOf(client);
  const { queries: reads, ...others } = queries.getDefaultOptions();
  queries.setDefaultOptions({ ...others, queries: { ...reads, retry: false } });
}

/** Moves are noted, and lead nowhere. */
function noteVisits(client: Client, here: Target): void {
  visits.length = 0;
  const note = (target: Target) => void visits.push(target);
  const back = () => {
    note(here);
    return true;
  };
  navigationOf(client).setMover({
    push: note,
    replace: note,
    relaunch: note,
    back,
    backTo: () => false,
    current: () => here,
  });
}

/** Lays out the world of one story: an empty device, and a client with the words, the wire and the feed that the story names, or a test gives. */
export async function layOut(
  { path, query, session, calls = {}, connection, prefs = {} }: ScreenParameters,
  globals: StageGlobals,
  ways: Pick<Client, 'transport' | 'feed'> = {},
): Promise<Client> {
  const { fiat = FIAT_AS_WIRED, scenario = AS_WIRED } = globals;
  localStorage.clear();
  sessionStorage.clear();
  const client = createClient({
    transport: chosenTransport(calls, scenario),
    feed: stillFeed(feedUnder(scenario, connection)),
    ...ways,
  });
  const { store } = client;
  const lang = globals.lang as Lang;
  keepPrefs(client, fiat === FIAT_AS_WIRED ? prefs : { ...prefs, fiat });
  store.set(langAtom, lang);
  store.set(themeAtom, globals.theme === 'dark' ? 'dark' : 'light');
  store.set(directionAtom, globals.direction as DirectionChoice);
  store.set(sessionAtom, { token: session === 'guest' ? null : 'fixture-token' });
  askOnce(client);
  noteVisits(client, toTarget(path, query));
  setWardrobe(wardrobeOf(client));
  await startWords(lang);
  await switchWords(lang);
  return client;
}

/** The client that a story has laid out, for its play function. */
export const clientOf = (loaded: Record<string, unknown>): Client => loaded.client as Client;

async function switchTo(store: Client['store'], lang: Lang): Promise<void> {
  store.set(langAtom, lang);
  await waitFor(() => expect(document.documentElement.lang).toBe(LANG_TAG[lang]));
}

/** Changes the language of a story that has played, without a reload, and waits for its words. */
export async function endIn(loaded: Record<string, unknown>, { lang, endLang }: StageGlobals): Promise<void> {
  if (endLang !== lang) await switchTo(clientOf(loaded).store, endLang as Lang);
}

/** How the app looks, as its client keeps it. */
const wardrobeOf = ({ store }: Client): Wardrobe => ({
  look: () => ({
    theme: store.get(themeAtom),
    direction: store.get(directionAtom),
    lang: store.get(langAtom),
  }),
  change: async ({ theme, direction, lang }) => {
    store.set(themeAtom, theme as ThemeChoice);
    store.set(directionAtom, direction as DirectionChoice);
    await switchTo(store, lang as Lang);
  },
});
