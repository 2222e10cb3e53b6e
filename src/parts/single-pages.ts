import { useQuery } from '@tanstack/react-query';
import { isAbsent } from '../data/call-error.ts';
import { callQuery } from '../data/query.ts';

/** What an operator writes changes seldom. */
export const QUIET_MS = 5 * 60_000;

/** The pages that are one article each. */
export type SinglePage = 'content.faq' | 'content.contact' | 'content.about' | 'content.compliance';
export const singlePageQuery = (name: SinglePage) => callQuery(name, {}, { staleTime: QUIET_MS });

/** Whether this server has the page, for what leads to it: true until it says that it has not. */
export const useIsOffered = (name: SinglePage): boolean =>
  !isAbsent(useQuery({ ...singlePageQuery(name), retryOnMount: false }).error);
