import { NEWS_CLASS } from '../../../contract/codes.ts';
import { callQuery } from '../../../data/query.ts';

/** What rarely changes while somebody looks at home. */
const QUIET_MS = 5 * 60_000;
const NOTICES = 5;

/** One query a block: each loads and fails alone (screens.md, Home). */
export const menuQuery = () => callQuery('content.menu', {}, { staleTime: QUIET_MS });
export const bannersQuery = () => callQuery('content.newsList', { c_id: NEWS_CLASS.banner }, { staleTime: QUIET_MS });
export const noticesQuery = () =>
  callQuery('content.newsList', { c_id: NEWS_CLASS.notice, limit: NOTICES }, { staleTime: QUIET_MS });
export const newsQuery = (enabled = true) =>
  callQuery('content.newsList', { c_id: NEWS_CLASS.news, limit: NOTICES }, { staleTime: QUIET_MS, enabled });
export const popupQuery = () => callQuery('content.popup', {}, { staleTime: QUIET_MS });
export const versionQuery = () => callQuery('common.setting', { keyword: 'version' }, { staleTime: QUIET_MS });
