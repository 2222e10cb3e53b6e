import { APP_VERSION_CODE } from '../../../domain/constants.ts';
import type { PUBLIC_SETTINGS } from '../../gateway/http/handlers/common.ts';
import { SITE } from './site.ts';

interface SettingSeed {
  readonly key: (typeof PUBLIC_SETTINGS)[number];
  readonly value: string;
  readonly notes: string;
}

/** Settings at the first start; an operator changes the rows, and a release leaves them alone (wire.md section 2, getSetting). */
export const SETTINGS: readonly SettingSeed[] = [
  { key: 'version', value: `1,${APP_VERSION_CODE}`, notes: 'Kind of the update and code of the newest app' },
  { key: 'apk_download_url', value: '', notes: 'Where the Android app is; empty hides its bar' },
  { key: 'game_url', value: '', notes: 'Mini game; empty opens the one that is built in' },
  { key: 'support_url', value: '', notes: 'Customer service; empty opens the chat that is built in' },
  { key: 'chat_url', value: '', notes: 'Chat room; empty opens the one that is built in' },
  // None: only https is framed, and never the exchange's own host, so that nothing of a shipped exchange could stand here.
  {
    key: 'web_view_hosts',
    value: '',
    notes: 'Hosts whose https pages the app shows in itself, beside the support site; from any other it asks first',
  },
  { key: 'site_name', value: SITE.name, notes: 'Name of the site' },
  { key: 'site_logo', value: '', notes: 'Path of the logo; empty shows the mark' },
  { key: 'down_logo', value: '', notes: 'Path of the picture in the download bar' },
  { key: 'invite_required', value: '0', notes: '1: registering needs an invite code' },
];
