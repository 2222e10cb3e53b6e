import { useId } from 'react';
import { nameText } from '../../figure-text.ts';
import { Group, Segment } from './SegmentedControl.styles.ts';

export interface SegmentedControlProps<K extends string = string> {
  /** Two to four choices, each a short word. */
  readonly items: readonly { readonly key: K; readonly label: string | null | undefined }[] | null | undefined;
  /** Key of the one in force. */
  readonly value: K;
  /** Called with the key of the one that was chosen; it takes effect at once. */
  readonly onChange: (key: K) => void;
  /** Names the choices for screen readers. */
  readonly label: string;
}

/** Chooses one of two to four short words at the end of a row of settings. */
export function SegmentedControl<K extends string>({ items, value, onChange, label }: SegmentedControlProps<K>) {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {(items ?? []).map((item) => (
        <Segment key={item.key} data-on={item.key === value || undefined}>
          <input type="radio" name={name} checked={item.key === value} onChange={() => onChange(item.key)} />
          {nameText(item.label)}
        </Segment>
      ))}
    </Group>
  );
}
