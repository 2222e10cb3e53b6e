import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** What the app reads at run time (/h5/config.json): where its exchange is. Empty = on the same origin. */
const clientConfig = z.object({ apiBase: z.string(), socketBase: z.string(), imageBase: z.string() });
export type ClientConfig = z.output<typeof clientConfig>;

const STANDARD: ClientConfig = { apiBase: '/api', socketBase: '', imageBase: '' };

/** The configuration beside the built client, which its operator may change. */
export function readClientConfig(folder: string): ClientConfig {
  try {
    return {
      ...STANDARD,
      ...clientConfig.partial().parse(JSON.parse(readFileSync(path.join(folder, 'config.json'), 'utf8'))),
    };
  } catch {
    return STANDARD;
  }
}

/** Origins of other servers that the configuration names, for the content security policy. */
export function foreignOrigins({ apiBase, socketBase, imageBase }: ClientConfig): {
  connect: string[];
  images: string[];
} {
  const origin = (base: string) => (URL.canParse(base) ? [new URL(base).origin] : []);
  const socket = origin(socketBase).map((address) => address.replace(/^http/, 'ws'));
  return { connect: [...origin(apiBase), ...origin(socketBase), ...socket], images: origin(imageBase) };
}
