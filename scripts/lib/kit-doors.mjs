import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PREFIX = '#kit/';
const { imports } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'));

/** The kit's doors as package.json names them: "Button" by way of "*", "feedback" by itself; each with its file from the root on. */
export const KIT_DOORS = new Map(
  Object.entries(imports)
    .filter(([name]) => name.startsWith(PREFIX))
    .map(([name, file]) => [name.slice(PREFIX.length), file.slice('./'.length)]),
);

/** The file behind an import such as '#kit/Button'; undefined where it is no door of the kit. */
export function fileOfDoor(specifier) {
  if (!specifier.startsWith(PREFIX)) return undefined;
  const name = specifier.slice(PREFIX.length);
  return KIT_DOORS.get(name) ?? KIT_DOORS.get('*')?.replace('*', name);
}
