/** All tables, one file a domain. After a change: `npm run db:generate` writes the migration. */
export * from './content.ts';
export * from './identity.ts';
export * from './ledger.ts';
export * from './market.ts';
export * from './outbox.ts';
export * from './spot.ts';
export * from './tasks.ts';
export * from './ticks.ts';
