import { createMarketWorker } from './market-worker.ts';

const market = createMarketWorker(
  (message) => postMessage(message),
  (url, events) => {
    const socket = new WebSocket(url);
    socket.binaryType = 'arraybuffer';
    socket.onopen = () => events.onOpen();
    socket.onmessage = (event) => events.onFrame(event.data);
    socket.onclose = socket.onerror = () => events.onLost();
    return socket;
  },
);
addEventListener('message', (event) => market.receive(event.data));
