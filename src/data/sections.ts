import type { CallName, Calls } from '../contract/table.ts';

type Section = CallName extends `${infer Head}.${string}` ? Head : never;

/** Schemas come with the first call of their section, not with the app: home needs two of them. */
const loaders: Record<Section, () => Promise<Partial<Calls>>> = {
  common: () => import('../contract/calls/common.ts').then((module) => module.commonCalls),
  auth: () => import('../contract/calls/auth.ts').then((module) => module.authCalls),
  user: () => import('../contract/calls/user.ts').then((module) => module.userCalls),
  content: () => import('../contract/calls/content.ts').then((module) => module.contentCalls),
  wallet: () => import('../contract/calls/wallet.ts').then((module) => module.walletCalls),
  market: () => import('../contract/calls/market.ts').then((module) => module.marketCalls),
  notice: () => import('../contract/calls/notice.ts').then((module) => module.noticeCalls),
  spot: () => import('../contract/calls/spot.ts').then((module) => module.spotCalls),
  options: () => import('../contract/calls/options.ts').then((module) => module.optionsCalls),
  upload: () => import('../contract/calls/upload.ts').then((module) => module.uploadCalls),
};

const isSection = (head: string | undefined): head is Section => head !== undefined && head in loaders;

/** The contract of one call. */
export async function specOf<Name extends CallName>(name: Name): Promise<Calls[Name]> {
  const head = name.split('.')[0];
  const spec = isSection(head) ? (await loaders[head]())[name] : undefined;
  if (!spec) throw new Error(`no call named ${name}`);
  return spec;
}
