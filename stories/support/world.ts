import type { ExtractAtomValue, PrimitiveAtom } from 'jotai';
import { expect, waitFor } from 'storybook/test';
import type { ModeGlobals } from '../../.storybook/modes.ts';
import { changeLookBy } from '../../.storybook/wear.ts';
import { FIAT_RATES } from '../../src/contract/fixtures/fiat-rates.ts';
import type { Client } from '../../src/data/client.ts';
import { queriesOf } from '../../src/data/query.ts';
import { LANG_TAG, type Lang } from '../../src/domain/constants.ts';
import type { RoutePath } from '../../src/domain/routes.ts';
import { navigationOf, type Target, toTarget } from '../../src/parts/navigation/index.ts';
import { startWords, switchWords } from '../../src/parts/words/words.ts';
import { createClient } from '../../src/state/client.ts';
import * as preferences from '../../src/state/preferences.ts';
import { ratesAtom } from '../../src/state/rates.ts';
import { sessionAtom } from '../../src/state/session-atoms.ts';
import modes from '../../visual-tests/modes.json';
import { chosenTransport } from './chosen-scenario.ts';
import { type FeedState, stillFeed } from './feed.ts';
import type { Scenario } from './scenario.ts';
import { AS_WIRED, FIAT_AS_WIRED, type ScenarioChoice } from './toolbars.ts';

type Preferences = typeof preferences;
/** What the device of a story may have kept, by the names of its atoms. */
type Prefs = {
  readonly [Name in keyof Preferences as Name extends `${infer Own}Atom` ? Own : never]?: ExtractAtomValue<
    Preferences[Name]
  >;
};
const atoms: Preferences = preferences;
const { directionAtom, langAtom, themeAtom } = atoms;

/** What a screen story may say about the world around the screen. */
export interface ScreenParameters {
  readonly path: RoutePath;
  readonly query?: Readonly<Record<string, string | number>>;
  /** @default 'user' */
  readonly session?: 'guest' | 'user';
  readonly calls?: Scenario;
  /** @default 'live' */
  readonly connection?: FeedState;
  readonly prefs?: Prefs;
  /** Asks anew for what the exchange said in the language before: a refusal stays as it was said. Runs when another language has come. */
  readonly again?: () => Promise<void>;
  /** The language of the mode `longest`, for a screen whose widest words are not those of most. */
  readonly longest?: Lang | undefined;
}

/** The language that a picture is in: that of its mode, or of the screen's own widest words. */
const langOfPicture = (endLang: string, longest: Lang | undefined): string =>
  endLang === modes.longest.globals.endLang ? (longest ?? endLang) : endLang;

/** The toolbars, as a story is told of them; it plays in `lang`, and its picture is in `endLang`. */
export interface StageGlobals extends Omit<ModeGlobals, 'text'> {
  /** Currency that values are shown in; a story's own counts while this is the default. @default 'USD' */
  readonly fiat?: string;
  /** What every call does, whatever the story says. @default 'as-wired' */
  readonly scenario?: ScenarioChoice;
}

/** Where the story's screen asked to go, for play functions. */
export const visits: Target[] = [];

/** What the device of a story has kept, where it says so; everything else is as at a first start. The popup is a story of its own. */
function keepPrefs({ store }: Client, prefs: ScreenParameters['prefs']): void {
  store.set(ratesAtom, { rates: FIAT_RATES, saveTime: Date.now() });
  for (const [name, value] of Object.entries({ seenPopups: [71], ...prefs }))
    store.set(atoms[`${name as keyof Prefs}Atom`] as PrimitiveAtom<unknown>, value);
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
  const back = () => visits.push(here) > 0;
  const still = { back, backTo: () => false, current: () => here };
  navigationOf(client).setMover({ push: note, replace: note, relaunch: note, ...still });
}

/** Lays out the world of one story: an empty device, and a client with the words, the wire and the feed that the story names, or a test gives. */
export async function layOut(
  { path, query, session, calls = {}, connection, prefs, again, longest }: ScreenParameters,
  globals: StageGlobals,
  ways: Pick<Client, 'transport' | 'feed'> = {},
): Promise<Client> {
  const { fiat = FIAT_AS_WIRED, scenario = AS_WIRED } = globals;
  localStorage.clear();
  sessionStorage.clear();
  // In an outage the prices' line is down as well.
  const feed = stillFeed(scenario === 'outage' ? 'reconnecting' : (connection ?? 'live'));
  const client = createClient({ transport: chosenTransport(calls, scenario), feed, ...ways });
  const { store } = client;
  const lang = globals.lang as Lang;
  keepPrefs(client, fiat === FIAT_AS_WIRED ? prefs : { ...prefs, fiat });
  store.set(langAtom, lang);
  store.set(themeAtom, globals.theme === 'dark' ? 'dark' : 'light');
  store.set(directionAtom, globals.direction as preferences.DirectionChoice);
  store.set(sessionAtom, { token: session === 'guest' ? null : 'fixture-token' });
  if (again) askedAgain.set(client, again);
  askOnce(client);
  noteVisits(client, toTarget(path, query));
  changeLookBy(async (look) => {
    store.set(themeAtom, look.theme as preferences.ThemeChoice);
    store.set(directionAtom, look.direction as preferences.DirectionChoice);
    await switchTo(client, langOfPicture(look.lang, longest));
  });
  await startWords(lang);
  await switchWords(lang);
  return client;
}

/** The client that a story has laid out, for its play function. */
export const clientOf = (loaded: Record<string, unknown>): Client => loaded.client as Client;

const askedAgain = new WeakMap<Client, () => Promise<void>>();

async function switchTo(client: Client, lang: string): Promise<void> {
  const isOther = document.documentElement.lang !== LANG_TAG[lang as Lang];
  client.store.set(langAtom, lang as Lang);
  await waitFor(() => expect(document.documentElement.lang).toBe(LANG_TAG[lang as Lang]));
  if (isOther) await askedAgain.get(client)?.();
}

/** Changes the language of a story that has played, without a reload, and waits for its words. */
export async function endIn(loaded: Record<string, unknown>, { lang, endLang }: StageGlobals, longest?: Lang) {
  if (endLang !== lang) await switchTo(clientOf(loaded), langOfPicture(endLang, longest));
}
