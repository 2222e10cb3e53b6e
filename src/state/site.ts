import { useQuery } from '@tanstack/react-query';
import { imageUrl } from '../data/config.ts';
import { callQuery } from '../data/query.ts';
import { PLACEHOLDER_SITE_NAME } from '../domain/constants.ts';

/** Name, logo and addresses of the site; the placeholder until they are known (readings A8). */
export function useSite() {
  const { data } = useQuery(callQuery('common.siteConfig', {}, { staleTime: 10 * 60_000 }));
  return {
    name: data?.site_name || PLACEHOLDER_SITE_NAME,
    /** Address of the logo, or undefined: then the mark is drawn. */
    logo: data?.site_logo ? imageUrl(data.site_logo) : undefined,
    supportUrl: data?.support_url || undefined,
    isInviteRequired: data?.invite_required === true,
    isDemo: data?.demo === true,
  };
}
