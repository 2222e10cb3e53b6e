import type { ReactNode } from 'react';
import { Bar, Item } from './TabBar.styles.ts';

export interface TabBarItem<K extends string = string> {
  /** Tells the place from the others. */
  readonly key: K;
  /** Its name, in one word. */
  readonly label: string;
  /** The regular icon of 24. */
  readonly icon: ReactNode;
  /** The filled icon of the tab one is on. */
  readonly iconOn: ReactNode;
}

export interface TabBarProps<K extends string = string> {
  /** Places in the order in which they stand, at most five. */
  readonly items: readonly TabBarItem<K>[] | null | undefined;
  /** Key of the place one is at; undefined on a screen of none. */
  readonly value: K | undefined;
  /** Called with the key of the place that was tapped, also of the present one. */
  readonly onChange: (key: K) => void;
  /** Names the bar for screen readers. */
  readonly label?: string;
}

/** The main places of the app, at the lower edge. */
export function TabBar<K extends string>({ items, value, onChange, label }: TabBarProps<K>) {
  return (
    <Bar aria-label={label}>
      {(items ?? []).map((item) => (
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
