import { expect, test } from 'vitest';
import { type FaqItem, searchFaq } from './faq.ts';

const item = (title: string, text: string): FaqItem => ({ key: title, title, html: '', text, topic: null });
const items = [
  item('How do I place an order?', 'Open a pair and confirm.'),
  item('What does a trade cost?', 'The fee stands on the ticket.'),
];

test.each([
  ['', 2],
  ['ORDER', 1],
  ['fee trade', 1],
  ['fee order', 0],
  ['  ', 2],
])('search "%s" finds %i', (search, found) => {
  expect(searchFaq(items, search)).toHaveLength(found);
});
