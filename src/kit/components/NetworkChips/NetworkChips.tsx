import { type KeyboardEvent, useRef } from 'react';
import { Skeleton } from '../Skeleton/index.ts';
import { Group, None } from './NetworkChips.styles.ts';
import { NetworkTile } from './NetworkTile.tsx';
import type { NetworkLabels, NetworkOption } from './types.ts';
import { isSuspended, nextStop, tabStop } from './walk.ts';

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
  const group = useRef<HTMLDivElement>(null);
  const chosen = options.findIndex(({ key }) => key === value);
  const stop = tabStop(chosen, options);

  const choose = (at: number) => {
    const option = options[at];
    if (option && !isSuspended(option) && at !== chosen) onChange(option.key);
  };
  const walk = (event: KeyboardEvent) => {
    const next = nextStop(event.key, stop, options);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    const tile = group.current?.children[next];
    if (tile instanceof HTMLElement) tile.focus();
  };

  if (isLoading)
    return (
      <Group aria-hidden>
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="block" height="6rem" />
      </Group>
    );
  if (options.length === 0) return emptyText ? <None>{emptyText}</None> : null;
  return (
    <Group ref={group} role="radiogroup" aria-label={label} onKeyDown={walk}>
      {options.map((option, at) => (
        <NetworkTile
          key={option.key}
          option={option}
          labels={labels}
          isChosen={at === chosen}
          isTabStop={at === stop}
          onChoose={() => choose(at)}
        />
      ))}
    </Group>
  );
}
