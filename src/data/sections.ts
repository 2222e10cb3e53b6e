import type { CallName, Calls } from '../contract/table.ts';

/** A file is sent in a way of its own (upload.ts). */
type Section = Exclude<CallName extends `${infer Head}.${string}` ? Head : never, 'upload'>;

type Loader = () => Promise<Partial<Calls>>;

/** Schemas come with the first call of their section, not with the app: home needs two of them. What a section has beyond that comes apart from it, by its name. */
const ledger = () => import('../contract/calls/ledger.ts').then((module) => module.ledgerCalls);
const loaders: Readonly<Record<Section, Loader> & Partial<Record<CallName, Loader>>> = {
  common: () => import('../contract/calls/common.ts').then((module) => module.commonCalls),
  auth: () => import('../contract/calls/auth.ts').then((module) => module.authCalls),
  user: () => import('../contract/calls/user.ts').then((module) => module.userCalls),
  content: () => import('../contract/calls/content.ts').then((module) => module.contentCalls),
  wallet: () => import('../contract/calls/wallet.ts').then((module) => module.walletCalls),
  'wallet.detail': ledger,
  'wallet.log': ledger,
  'wallet.transfer': ledger,
  'wallet.transferLog': ledger,
  'wallet.transferable': ledger,
  market: () => import('../contract/calls/market.ts').then((module) => module.marketCalls),
  notice: () => import('../contract/calls/notice.ts').then((module) => module.noticeCalls),
  spot: () => import('../contract/calls/spot.ts').then((module) => module.spotCalls),
  'spot.fills': ledger,
  futures: () => import('../contract/calls/futures.ts').then((module) => module.futuresCalls),
  alerts: () => import('../contract/calls/alerts.ts').then((module) => module.alertsCalls),
  options: () => import('../contract/calls/options.ts').then((module) => module.optionsCalls),
};

/** The contract of one call. */
export async function specOf<Name extends CallName>(name: Name): Promise<Calls[Name]> {
  const load = loaders[name] ?? loaders[name.split('.')[0] as Section];
  const spec = (await load?.())?.[name];
  if (!spec) throw new Error(`no call named ${name}`);
  return spec;
}
