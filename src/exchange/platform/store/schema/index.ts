/** The tables of the ground, one file a domain; a product's stand in its folder. After a change: `npm run db:generate` writes the migration. */
export * from './content.ts';
export * from './facts.ts';
export * from './identity.ts';
export * from './ledger.ts';
export * from './market.ts';
export * from './notices.ts';
export * from './outbox.ts';
export * from './requests.ts';
export * from './tasks.ts';
export * from './ticks.ts';
