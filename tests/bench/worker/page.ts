import { onPage } from './on-page.ts';
import { throughWorker } from './through-worker.ts';

const query = new URLSearchParams(location.search);
const channels = Array.from(
  { length: Number(query.get('symbols')) },
  (_, index) => `market.s${index}usdt.detail` as const,
);
const address = `ws://${location.host}/ws`;
const seen = query.get('way') === 'worker' ? throughWorker(address, channels) : onPage(address, channels);
Object.assign(window, { seen });
