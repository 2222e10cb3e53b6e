import { useEffect, useState } from 'react';
import { waitOf } from '../../config-number.ts';
import { proseText } from '../../figure-text.ts';
import { CaretRightIcon, MegaphoneIcon } from '../../icons.ts';
import { Box, Line } from './NoticeBar.styles.ts';

export interface NoticeItem {
  /** Tells the notice from the others. */
  readonly key: string;
  /** The notice, in one sentence. */
  readonly text: string | null | undefined;
  /** Opens it. */
  readonly onPress: () => void;
}

export interface NoticeBarProps {
  /** One without words is left out. */
  readonly items: readonly NoticeItem[] | null | undefined;
  /** Milliseconds a notice stays; 0 keeps the first. @default 6000 */
  readonly interval?: number;
}

/** One line of notices, one after the other; a touch keeps the one that stands. */
export function NoticeBar({ items, interval }: NoticeBarProps) {
  const [at, setAt] = useState(0);
  const [isTaken, setTaken] = useState(false);
  const told = (items ?? []).filter(({ text }) => proseText(text));
  const count = told.length;
  const stay = waitOf(interval, 6000);
  useEffect(() => {
    if (isTaken || count < 2 || stay === 0) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((now) => now + 1);
    }, stay);
    return () => clearInterval(timer);
  }, [isTaken, count, stay]);

  const item = told[at % Math.max(1, count)];
  if (!item) return null;
  const take = () => setTaken(true);
  return (
    <Box>
      <Line type="button" onClick={item.onPress} onPointerDown={take} onFocus={take}>
        <MegaphoneIcon size={20} />
        <span>{proseText(item.text)}</span>
        <CaretRightIcon size={16} />
      </Line>
    </Box>
  );
}
