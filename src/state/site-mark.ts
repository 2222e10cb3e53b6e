import { PLACEHOLDER_SITE_NAME } from '../domain/constants.ts';
import { json, persistedAtom } from './persisted.ts';

/** What of the site's config the frame of the app shows. */
export interface SiteMark {
  readonly name: string;
  /** Path of the logo; "" = the mark is drawn. */
  readonly logo: string;
  readonly isDemo: boolean;
}

const START: SiteMark = { name: PLACEHOLDER_SITE_NAME, logo: '', isDemo: false };

function asMark(value: unknown): SiteMark | undefined {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('logo' in value) || !('isDemo' in value))
    return undefined;
  const { name, logo, isDemo } = value;
  return typeof name === 'string' && typeof logo === 'string' && typeof isDemo === 'boolean'
    ? { name, logo, isDemo }
    : undefined;
}

/** The site as it was last seen: the placeholder stands only at the very first start (readings A8). */
export const siteMarkAtom = persistedAtom<SiteMark>('site', START, json(asMark));

/**
 * The mark as the early reply has it (data/early.ts), for a first drawing that nothing moves after: its schema comes later, with the
 * query that stands in for it then. Undefined where it says none.
 */
export function markOf(envelope: unknown): SiteMark | undefined {
  const { message, data } = Object(envelope);
  const { site_name, site_logo, demo } = Object(message ?? data);
  return asMark({ name: site_name || PLACEHOLDER_SITE_NAME, logo: site_logo, isDemo: demo === true });
}
