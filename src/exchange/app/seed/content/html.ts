import type { Lang } from '../../../../domain/constants.ts';
import { SITE } from '../site.ts';
import { withFacts } from './facts.ts';
import type { Block } from './types.ts';

const escaped = (text: string, lang: Lang): string =>
  withFacts(text, lang).replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;' })[char] ?? '&gt;');

/** Blocks as the HTML that article rows carry: p, h2, h3, ul, li and links, nothing else. */
export const toHtml = (blocks: readonly Block[], lang: Lang): string =>
  blocks.map((block) => blockHtml(block, lang)).join('');

function blockHtml(block: Block, lang: Lang): string {
  const text = (part: string) => escaped(part, lang);
  if (typeof block === 'string') return `<p>${text(block)}</p>`;
  if ('topic' in block) return `<h2 id="${block.topic}">${text(block.title)}</h2>`;
  if ('heading' in block) return `<h3>${text(block.heading)}</h3>`;
  if ('list' in block) return `<ul>${block.list.map((item) => `<li>${text(item)}</li>`).join('')}</ul>`;
  if ('mail' in block) return `<p>${text(block.mail)}: <a href="mailto:${SITE.mail}">${SITE.mail}</a></p>`;
  return `<p>${text(block.phone)}: <a href="tel:${SITE.phone.replace(/[^+\d]/g, '')}">${SITE.phone}</a></p>`;
}
