import { QueryClient } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { setWardrobe, type Wardrobe } from '../../.storybook/wear.ts';
import { setMarketFeed } from '../../src/data/market/index.ts';
import { setTransport } from '../../src/data/transport.ts';
import { LANG_TAG, type Lang } from '../../src/domain/constants.ts';
import type { RoutePath } from '../../src/domain/routes.ts';
import { setMover, type Target, toTarget } from '../../src/parts/navigation/index.ts';
import { startWords, switchWords } from '../../src/parts/words/words.ts';
import { liveTable } from '../../src/state/live/table.ts';
import {
  confirmOffAtom,
  type DirectionChoice,
  directionAtom,
  fiatAtom,
  guideSeenAtom,
  hideBalancesAtom,
  hideSmallAtom,
  langAtom,
  lastPairAtom,
  recentPairsAtom,
  seenPopupsAtom,
  seenVersionAtom,
  type ThemeChoice,
  themeAtom,
} from '../../src/state/preferences.ts';
import { ratesAtom } from '../../src/state/rates.ts';
import { sessionAtom } from '../../src/state/session-atoms.ts';
import { appStore } from '../../src/state/store.ts';
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

/** A query client that asks once: a refusal shows at once. */
const storyClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });

/** In an outage the prices' line is down as well. */
const feedUnder = (scenario: ScenarioChoice, own: FeedState = 'live') => (scenario === 'outage' ? 'reconnecting' : own);

/** Lays out the world of one story: storage, session, preferences, words, wire, feed, navigation. Answers its query client. */
export async function layOut(screen: ScreenParameters, globals: StageGlobals): Promise<QueryClient> {
  const { prefs = {} } = screen;
  const { fiat = FIAT_AS_WIRED, scenario = AS_WIRED } = globals;
  localStorage.clear();
  sessionStorage.clear();
  liveTable.reset();
  visits.length = 0;
  const lang = globals.lang as Lang;
  appStore.set(langAtom, lang);
  appStore.set(themeAtom, globals.theme === 'dark' ? 'dark' : 'light');
  appStore.set(directionAtom, globals.direction as DirectionChoice);
  appStore.set(fiatAtom, fiat === FIAT_AS_WIRED ? (prefs.fiat ?? fiat) : fiat);
  appStore.set(ratesAtom, { rates: FIAT_RATES, saveTime: Date.now() });
  appStore.set(hideBalancesAtom, prefs.hideBalances ?? false);
  appStore.set(hideSmallAtom, prefs.hideSmall ?? false);
  appStore.set(confirmOffAtom, prefs.confirmOff ?? []);
  appStore.set(recentPairsAtom, prefs.recentPairs ?? []);
  appStore.set(lastPairAtom, prefs.lastPair ?? 'btcusdt');
  // The popup is a story of its own.
  appStore.set(seenPopupsAtom, prefs.seenPopups ?? [71]);
  appStore.set(seenVersionAtom, 0);
  appStore.set(guideSeenAtom, false);
  setTransport(chosenTransport(screen.calls ?? {}, scenario));
  setMarketFeed(stillFeed(feedUnder(scenario, screen.connection)));
  appStore.set(sessionAtom, { token: screen.session === 'guest' ? null : 'fixture-token' });
  const here = toTarget(screen.path, screen.query);
  setMover({
    push: (target) => void visits.push(target),
    replace: (target) => void visits.push(target),
    relaunch: (target) => void visits.push(target),
    back: () => {
      visits.push(here);
      return true;
    },
    backTo: () => false,
    current: () => here,
  });
  setWardrobe(WARDROBE);
  await startWords(lang);
  await switchWords(lang);
  return storyClient();
}

async function switchTo(lang: Lang): Promise<void> {
  appStore.set(langAtom, lang);
  await waitFor(() => expect(document.documentElement.lang).toBe(LANG_TAG[lang]));
}

/** Changes the language of a story that has played, without a reload, and waits for its words. */
export async function endIn({ lang, endLang }: StageGlobals): Promise<void> {
  if (endLang !== lang) await switchTo(endLang as Lang);
}

/** How the app looks, as it keeps it. */
const WARDROBE: Wardrobe = {
  look: () => ({
    theme: appStore.get(themeAtom),
    direction: appStore.get(directionAtom),
    lang: appStore.get(langAtom),
  }),
  change: async ({ theme, direction, lang }) => {
    appStore.set(themeAtom, theme as ThemeChoice);
    appStore.set(directionAtom, direction as DirectionChoice);
    await switchTo(lang as Lang);
  },
};
