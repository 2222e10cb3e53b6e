import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { singlePageQuery } from '../../../parts/single-pages.ts';
import { readFaq } from '../shared/faq.ts';

const SHOWN = 3;

/** The questions that the help begins with, read from its own answer; undefined until it is there, none where it has none. */
export function useFirstQuestions() {
  const { data, isPending } = useQuery(singlePageQuery('content.faq'));
  const html = data?.content;
  return useMemo(() => (isPending ? undefined : readFaq(html ?? '').items.slice(0, SHOWN)), [isPending, html]);
}
