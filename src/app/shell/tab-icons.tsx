import type { ReactNode } from 'react';
import { ArrowsLeftRightIcon, ChartBarIcon, ChartPieSliceIcon, HouseIcon, WalletIcon } from '#kit/icons';

/** Icons of the five tabs in their order; filled where one is. */
export const TAB_ICONS: readonly { icon: ReactNode; iconOn: ReactNode }[] = [
  { icon: <HouseIcon />, iconOn: <HouseIcon weight="fill" /> },
  { icon: <ChartBarIcon />, iconOn: <ChartBarIcon weight="fill" /> },
  { icon: <ArrowsLeftRightIcon />, iconOn: <ArrowsLeftRightIcon weight="fill" /> },
  { icon: <ChartPieSliceIcon />, iconOn: <ChartPieSliceIcon weight="fill" /> },
  { icon: <WalletIcon />, iconOn: <WalletIcon weight="fill" /> },
];
