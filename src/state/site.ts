import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { imageUrl } from '../data/config.ts';
import { callQuery } from '../data/query.ts';
import { PLACEHOLDER_SITE_NAME } from '../domain/constants.ts';
import { siteMarkAtom } from './site-mark.ts';

const siteQuery = () => callQuery('common.siteConfig', {}, { staleTime: 10 * 60_000 });

/** Name, logo and addresses of the site; the placeholder until they are known (readings A8). */
export function useSite() {
  const { data } = useQuery(siteQuery());
  return {
    name: data?.site_name || PLACEHOLDER_SITE_NAME,
    /** Address of the logo, or undefined: then the mark is drawn. */
    logo: data?.site_logo ? imageUrl(data.site_logo) : undefined,
    /** Address of the picture in the download bar, or undefined: then the logo stands there. */
    downloadPicture: data?.down_logo ? imageUrl(data.down_logo) : undefined,
    supportUrl: data?.support_url || undefined,
    isInviteRequired: data?.invite_required === true,
    isDemo: data?.demo === true,
  };
}

/** Keeps the frame's name, logo and demo mark up to date; mounted once by the app. */
export function useSiteRefresh(): void {
  const { data } = useQuery(siteQuery());
  const setMark = useSetAtom(siteMarkAtom);
  useEffect(() => {
    if (data)
      setMark({ name: data.site_name || PLACEHOLDER_SITE_NAME, logo: data.site_logo, isDemo: data.demo === true });
  }, [data, setMark]);
}
