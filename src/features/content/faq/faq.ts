export interface FaqItem {
  key: string;
  title: string;
  /** HTML of the answer, not yet sanitised. */
  html: string;
  /** Its words, for the search. */
  text: string;
}

/** Questions are the `<h3>` headings of the article, answers what follows each (contract, content.faq). */
export function faqItems(html: string): FaqItem[] {
  // A parsed document runs no script and loads no picture.
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  return [...body.querySelectorAll('h3')].map((heading, index) => {
    const answer = document.implementation.createHTMLDocument('').createElement('div');
    for (let node = heading.nextSibling; node && !isQuestion(node); node = node.nextSibling)
      answer.append(answer.ownerDocument.importNode(node, true));
    return { key: String(index), title: wordsOf(heading), html: answer.innerHTML, text: wordsOf(answer) };
  });
}

const isQuestion = (node: Node): boolean => node.nodeName === 'H3';
const wordsOf = (element: Element): string => (element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The items in which every word of the search stands, in the question or the answer. */
export function searchFaq(items: readonly FaqItem[], search: string): FaqItem[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ title, text }) => {
    const words = `${title} ${text}`.toLocaleLowerCase();
    return wanted.every((word) => words.includes(word));
  });
}
