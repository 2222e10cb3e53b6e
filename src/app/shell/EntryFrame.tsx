import { EntryContext } from '../../parts/navigation/index.ts';
import { RouteView } from '../routes/RouteView.tsx';
import { EntryBox } from './Shell.styles.ts';
import type { Entry, Stack } from './stack.ts';
import { useEntryView } from './useEntryView.ts';

interface EntryFrameProps {
  readonly entry: Entry;
  readonly isCurrent: boolean;
  readonly way: Stack['way'];
}

/** One kept screen in its place of the history. */
export function EntryFrame({ entry, isCurrent, way }: EntryFrameProps) {
  const box = useEntryView(entry.key, way);
  return (
    <EntryContext value={entry.target}>
      <EntryBox ref={box} tabIndex={-1} data-way={isCurrent ? way : undefined}>
        <RouteView isCurrent={isCurrent} />
      </EntryBox>
    </EntryContext>
  );
}
