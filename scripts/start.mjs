/** Builds what changed and serves app and exchange on one port: `npm start`. Configuration by environment, see README. */
import './build.mjs';

process.env.NODE_ENV ??= 'production';
await import('../dist/server/main.js');
