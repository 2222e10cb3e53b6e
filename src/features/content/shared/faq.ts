import { partsOf } from './sections.ts';

export interface FaqItem {
  key: string;
  title: string;
  /** HTML of the answer, not yet sanitised. */
  html: string;
  /** Its words, for the search. */
  text: string;
  /** Key of the topic that it stands under; none in an article without topics. */
  topic: string | null;
}

export interface FaqTopicHead {
  /** `id` of its heading, else its words. */
  key: string;
  title: string;
}

export interface Faq {
  topics: FaqTopicHead[];
  items: FaqItem[];
}

/** Questions are the `<h3>` headings of the article, answers what follows each; an `<h2>` names the topic of those below it (contract, content.faq). */
export function readFaq(html: string): Faq {
  const faq: Faq = { topics: [], items: [] };
  for (const { level, id, title, ...answer } of partsOf(html).parts) {
    if (level === 2) faq.topics.push({ key: id || title, title });
    else faq.items.push({ ...answer, key: String(faq.items.length), title, topic: faq.topics.at(-1)?.key ?? null });
  }
  const asked = new Set(faq.items.map(({ topic }) => topic));
  return { ...faq, topics: faq.topics.filter(({ key }) => asked.has(key)) };
}

/** The items in which every word of the search stands, in the question or the answer. */
export function searchFaq(items: readonly FaqItem[], search: string): FaqItem[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ title, text }) => {
    const words = `${title} ${text}`.toLocaleLowerCase();
    return wanted.every((word) => words.includes(word));
  });
}
