/** What stands under one heading of an article, up to the next. */
export interface ArticlePart {
  level: 2 | 3;
  /** Its `id`; "" where it has none. */
  id: string;
  title: string;
  /** HTML below it, not yet sanitised. */
  html: string;
  /** Its words, for a search. */
  text: string;
}

/** The HTML before the first `<h2>` or `<h3>`, and what stands under each; all of it before them where there is none. */
export function partsOf(html: string): { lead: string; parts: ArticlePart[] } {
  // A parsed document runs no script and loads no picture.
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const lead = following(body.firstChild);
  const parts = [...body.querySelectorAll('h2, h3')].map((heading): ArticlePart => {
    const below = following(heading.nextSibling);
    return {
      level: heading.nodeName === 'H2' ? 2 : 3,
      id: heading.id,
      title: wordsOf(heading),
      html: below.innerHTML,
      text: wordsOf(below),
    };
  });
  return { lead: lead.innerHTML, parts };
}

/** This node and those after it, up to a heading, as a copy that nothing is loaded for. */
function following(first: ChildNode | null): HTMLElement {
  const copy = document.implementation.createHTMLDocument('').createElement('div');
  for (let node = first; node && node.nodeName !== 'H2' && node.nodeName !== 'H3'; node = node.nextSibling)
    copy.append(copy.ownerDocument.importNode(node, true));
  return copy;
}

const wordsOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
