#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { FIREFOX, findProgram } from '../../../scripts/lib/browser.mjs';

/**
 * The system's Firefox, as Playwright takes it (channel `moz-firefox`, WebDriver BiDi): Playwright begins every page with a command that
 * Firefox ESR does not know, the override of the colour scheme, which no journey asks for. Started in the browser's place, this stands
 * between the two, and says of that command alone that it is done.
 */

const UNKNOWN_TO_SOME = 'emulation.setMediaFeaturesOverride';
const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

const firefox = spawn(findProgram(FIREFOX) ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'ignore', 'pipe'],
});
firefox.on('exit', (code) => process.exit(code ?? 1));

for await (const line of createInterface(firefox.stderr)) {
  const address = LISTENING.exec(line)?.[1];
  console.error(address ? line.replace(address, await standBefore(address)) : line);
}

/** Passes on what both sides say; returns the address to speak to in the browser's place. */
async function standBefore(address) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  server.on('connection', (client, { url }) => {
    const browser = new WebSocket(address + url);
    const isOpen = once(browser, 'open');
    const passed = new Set();
    client.on('message', async (data) => {
      const { id, method } = JSON.parse(data);
      if (method === UNKNOWN_TO_SOME) passed.add(id);
      await isOpen;
      browser.send(String(data));
    });
    browser.on('message', (data) => {
      const { id, error } = JSON.parse(data);
      const isUnknown = error === 'unknown command' && passed.delete(id);
      client.send(isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : String(data));
    });
    browser.on('close', () => client.close());
    client.on('close', () => firefox.kill());
  });
  return `ws://127.0.0.1:${server.address().port}`;
}
