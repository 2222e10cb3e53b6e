import type { ReactNode } from 'react';
import { ArrowsLeftRightIcon, BellIcon, KeyIcon, ScalesIcon, ShieldWarningIcon, WarningIcon } from '#kit/icons';
import { type Target, toTarget } from '../../../parts/navigation/index.ts';

interface NoticeKind {
  readonly icon: ReactNode;
  /** What can be done about it, or seen of it, and where. */
  readonly act?: { readonly name: 'changePassword' | 'contact' | 'seeOrders' | 'seePositions'; readonly place: Target };
}

const device: NoticeKind = {
  icon: <ShieldWarningIcon size={20} />,
  act: { name: 'changePassword', place: toTarget('pages/setting/password') },
};
const password: NoticeKind = {
  icon: <KeyIcon size={20} />,
  act: { name: 'contact', place: toTarget('pages/common/contactus') },
};
const order: NoticeKind = {
  icon: <ArrowsLeftRightIcon size={20} />,
  act: { name: 'seeOrders', place: toTarget('pages/transaction/currency_order', { tab: 'all' }) },
};
/** Of what the user has in futures: risk, and what became of a position. */
const positions = (icon: ReactNode, tab?: 'closed'): NoticeKind => ({
  icon,
  act: { name: 'seePositions', place: toTarget('pages/transaction/contract_order', tab && { tab }) },
});

const KINDS: Readonly<Record<string, NoticeKind>> = {
  newDevice: device,
  unknownDevice: device,
  passwordChanged: password,
  payPasswordSet: password,
  orderUnfunded: order,
  orderPairGone: order,
  futuresRisk: positions(<WarningIcon size={20} />),
  futuresLiquidated: positions(<WarningIcon size={20} />, 'closed'),
  futuresDeleveraged: positions(<ScalesIcon size={20} />, 'closed'),
  futuresNotReversed: positions(<ArrowsLeftRightIcon size={20} />),
};

const OTHER: NoticeKind = { icon: <BellIcon size={20} /> };

/** How a kind of notification is drawn and where it leads. Servers may know others, which lead nowhere. */
export const noticeKind = (kind: string): NoticeKind => (Object.hasOwn(KINDS, kind) && KINDS[kind]) || OTHER;
