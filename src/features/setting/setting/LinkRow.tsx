import type { ReactNode } from 'react';
import { SettingRow } from '#kit/SettingRow';
import type { RoutePath } from '../../../domain/routes.ts';
import { useGo } from '../../../parts/navigation/index.ts';

interface LinkRowProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly path: RoutePath;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly badge?: ReactNode;
}

/** A row that opens a screen. */
export function LinkRow({ label, icon, path, params, badge }: LinkRowProps) {
  const go = useGo();
  return <SettingRow label={label} icon={icon} badge={badge} onPress={() => go.open(path, params)} />;
}
