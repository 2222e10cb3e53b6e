import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FONT = /url\("(@fontsource-variable\/[^"]+\/([^"/]+\.woff2))"\)/g;

/** tokens.css as it is built, and fonts.css with its font beside it. */
export async function copyStyles(root, out) {
  await copyFile(join(root, 'src/kit/theme/generated/tokens.css'), join(out, 'tokens.css'));
  const fonts = await readFile(join(root, 'src/kit/theme/fonts.css'), 'utf8');
  await mkdir(join(out, 'fonts'));
  for (const [, path, name] of fonts.matchAll(FONT)) {
    await copyFile(join(root, 'node_modules', path), join(out, 'fonts', name));
    const [scope, font] = path.split('/');
    await copyFile(join(root, 'node_modules', scope, font, 'LICENSE'), join(out, 'fonts', 'LICENSE'));
  }
  await writeFile(join(out, 'fonts.css'), fonts.replace(FONT, 'url("./fonts/$2")'));
}
