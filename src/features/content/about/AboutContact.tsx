import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { singlePageQuery } from '../../../parts/single-pages.ts';
import { ContactRows } from '../shared/ContactRows.tsx';
import { ContactRowsSkeleton } from '../shared/ContentSkeletons.tsx';
import { contactOf } from '../shared/contact-links.ts';

/** The ways to reach the operator that its contact article names; the row above leads to the article, also where this has failed. */
export function AboutContact() {
  const { data, isPending } = useQuery(singlePageQuery('content.contact'));
  const html = data?.content;
  const links = useMemo(() => (html ? contactOf(html).links : []), [html]);
  return isPending ? <ContactRowsSkeleton /> : <ContactRows links={links} />;
}
