/** Builds the app and the exchange where an input changed: `npm run build`. */
import { buildChanged } from './lib/build.mjs';

try {
  await buildChanged();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
