export interface ContactLink {
  kind: 'mail' | 'phone';
  /** "mailto:" or "tel:" address. */
  href: string;
  /** What a reader sees: the address, or the number as the article groups it. */
  text: string;
}

/**
 * Mail and phone links of the contact article, once each, so that a thumb finds them below it; and the article without the
 * paragraphs that say nothing else.
 */
export function contactOf(html: string): { links: ContactLink[]; html: string } {
  // A parsed document runs no script and loads no picture.
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const found = [...body.querySelectorAll('a[href]')].flatMap((anchor) => {
    const link = toLink(anchor);
    if (!link) return [];
    const paragraph = anchor.closest('p');
    if (paragraph && saysNothingElse(paragraph)) paragraph.remove();
    return [link];
  });
  const links = found.filter(({ href }, index) => found.findIndex((other) => other.href === href) === index);
  return { links, html: body.innerHTML };
}

/** 'Phone: +1 202-555-0142': a word, and its link. */
const saysNothingElse = (paragraph: Element): boolean =>
  paragraph.querySelectorAll('a').length === 1 &&
  /^[^.!?。]{0,40}[:：]$/u.test(paragraph.firstChild?.textContent?.trim() ?? '');

function toLink(anchor: Element): ContactLink | null {
  const match = /^(mailto|tel):([^?\s]+)/i.exec(anchor.getAttribute('href')?.trim() ?? '');
  if (!match?.[1] || !match[2]) return null;
  const kind = match[1].toLowerCase() === 'tel' ? 'phone' : 'mail';
  const shown = anchor.textContent?.trim() ?? '';
  const isSame = kind === 'phone' && digitsOf(shown) === digitsOf(match[2]);
  return { kind, href: `${match[1].toLowerCase()}:${match[2]}`, text: isSame ? shown : match[2] };
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
