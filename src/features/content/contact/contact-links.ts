export interface ContactLink {
  kind: 'mail' | 'phone';
  /** "mailto:" or "tel:" address. */
  href: string;
  /** What a reader sees: the address or number. */
  text: string;
}

/** Mail and phone links of the contact article, once each, so that a thumb finds them below it. */
export function contactLinks(html: string): ContactLink[] {
  // A parsed document runs no script and loads no picture.
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const links = [...body.querySelectorAll('a[href]')].flatMap((anchor) => toLink(anchor.getAttribute('href') ?? ''));
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);
}

function toLink(href: string): ContactLink[] {
  const match = /^(mailto|tel):([^?\s]+)/i.exec(href.trim());
  if (!match?.[1] || !match[2]) return [];
  const kind = match[1].toLowerCase() === 'tel' ? 'phone' : 'mail';
  return [{ kind, href: `${match[1].toLowerCase()}:${match[2]}`, text: match[2] }];
}
