import { useId } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { Group, None } from './NetworkChips.styles.ts';
import { NetworkTile } from './NetworkTile.tsx';
import type { NetworkLabels, NetworkOption } from './types.ts';

export type { NetworkLabels, NetworkOption } from './types.ts';

export interface NetworkChipsProps<K extends string = string> {
  /** Names the group: 'Network'. */
  readonly label: string;
  /** Networks of the coin, in the order in which they stand. */
  readonly options: readonly NetworkOption<K>[] | null | undefined;
  /** Key of the chosen network; undefined where none is chosen yet. */
  readonly value: K | undefined;
  /** Called with the key of the network that was chosen. */
  readonly onChange: (key: K) => void;
  /** Words before the facts. */
  readonly labels: NetworkLabels;
  /** Networks are asked for: two grey tiles. @default false */
  readonly isLoading?: boolean;
  /** Stands where the coin has no network at all. */
  readonly emptyText?: string;
}

/**
 * Chooses the chain that coins travel on, with what each costs before the tap. A suspended one stays, with its reason:
 * one that vanished would be looked for.
 */
export function NetworkChips<K extends string>(props: NetworkChipsProps<K>) {
  const { label, value, onChange, labels, isLoading = false, emptyText } = props;
  const options = props.options ?? [];
  const group = useId();

  if (isLoading)
    return (
      <Group aria-hidden>
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="6rem" />
      </Group>
    );
  if (options.length === 0) return emptyText ? <None>{emptyText}</None> : null;
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <NetworkTile
          key={option.key}
          option={option}
          labels={labels}
          group={group}
          isChosen={option.key === value}
          onChoose={() => onChange(option.key)}
        />
      ))}
    </Group>
  );
}
