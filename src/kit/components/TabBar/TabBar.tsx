import type { ReactNode } from 'react';
import { Bar, Item } from './TabBar.styles.ts';

export interface TabBarItem<K extends string = string> {
  readonly key: K;
  readonly label: string;
  readonly icon: ReactNode;
  /** The filled icon of the tab one is on. */
  readonly iconOn: ReactNode;
}

export interface TabBarProps<K extends string = string> {
  readonly items: readonly TabBarItem<K>[];
  readonly value: K | undefined;
  readonly onChange: (key: K) => void;
  /** Names the bar for screen readers. */
  readonly label?: string;
}

/** The main places of the app, at the lower edge. */
export function TabBar<K extends string>({ items, value, onChange, label }: TabBarProps<K>) {
  return (
    <Bar aria-label={label}>
      {items.map((item) => (
        <Item
          key={item.key}
          type="button"
          aria-current={item.key === value ? 'page' : undefined}
          onClick={() => onChange(item.key)}
        >
          {item.key === value ? item.iconOn : item.icon}
          <span>{item.label}</span>
        </Item>
      ))}
    </Bar>
  );
}
