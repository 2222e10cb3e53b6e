import type { ReactNode } from 'react';
import { SettingRow } from '#kit/SettingRow';
import type { Prose } from '#kit/Text';
import type { RoutePath } from '../../../domain/routes.ts';
import { useGo } from '../../../parts/navigation/index.ts';

interface LinkRowProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly path: RoutePath;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly value?: Prose;
}

/** A row that opens a screen. */
export function LinkRow({ label, icon, path, params, value }: LinkRowProps) {
  const go = useGo();
  return <SettingRow label={label} icon={icon} value={value} onPress={() => go.open(path, params)} />;
}
