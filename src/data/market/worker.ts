import { openWebSocket } from './link.ts';
import { createMarketWorker } from './market-worker.ts';

const market = createMarketWorker(postMessage.bind(globalThis), openWebSocket);
addEventListener('message', (event) => market.receive(event.data));
