import { SITE } from '../site.ts';
import { withFacts } from './facts.ts';
import type { Block } from './types.ts';

const escaped = (text: string): string =>
  withFacts(text).replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;' })[char] ?? '&gt;');

/** Blocks as the HTML that article rows carry: p, h3, ul, li and links, nothing else. */
export const toHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('');

function blockHtml(block: Block): string {
  if (typeof block === 'string') return `<p>${escaped(block)}</p>`;
  if ('heading' in block) return `<h3>${escaped(block.heading)}</h3>`;
  if ('list' in block) return `<ul>${block.list.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  if ('mail' in block) return `<p>${escaped(block.mail)}: <a href="mailto:${SITE.mail}">${SITE.mail}</a></p>`;
  return `<p>${escaped(block.phone)}: <a href="tel:${SITE.phone.replace(/[^+\d]/g, '')}">${SITE.phone}</a></p>`;
}
