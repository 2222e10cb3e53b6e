/** How the simulator is told what to run: of its own command line, and of those of `npm run simulate`, which hands them on. */
export const OPTIONS = /** @type {const} */ ({
  /** Seeds, with commas between them; of `npm run simulate`, how many. */
  seeds: { type: 'string', default: '1' },
  hours: { type: 'string', default: '24' },
  users: { type: 'string', default: '6' },
  /** Prints every call and answer. */
  loud: { type: 'boolean', default: false },
  /** Runs each seed twice and compares. */
  twice: { type: 'boolean', default: false },
  /** A file of steps, as a failure leaves it: they are run instead of the seed's plan. */
  steps: { type: 'string' },
  /** Those of the seeds that run twice, with commas between them. */
  'also-twice': { type: 'string', default: '' },
  /** Ends at the first failure. */
  first: { type: 'boolean', default: false },
  /** `pglite`, or `postgres`: a server of this process, where a seed is a plan and not a run. */
  store: { type: 'string', default: 'pglite' },
  /** Does not look for a shorter run of a failure. */
  quick: { type: 'boolean', default: false },
  /** How long that search may take, and how many runs; without the second, as many as the time allows. */
  'shrink-minutes': { type: 'string', default: '10' },
  'shrink-runs': { type: 'string' },
});
