import { useEffect, useState } from 'react';
import { CaretRightIcon, MegaphoneIcon } from '../../icons.ts';
import { Box, Line } from './NoticeBar.styles.ts';

export interface NoticeItem {
  readonly key: string;
  readonly text: string;
  readonly onPress: () => void;
}

export interface NoticeBarProps {
  readonly items: readonly NoticeItem[];
  /** Milliseconds a notice stays; 0 keeps the first. @default 6000 */
  readonly interval?: number;
}

/** One line of notices, one after the other; a touch keeps the one that stands. */
export function NoticeBar({ items, interval = 6000 }: NoticeBarProps) {
  const [at, setAt] = useState(0);
  const [isTaken, setTaken] = useState(false);
  const count = items.length;
  useEffect(() => {
    if (isTaken || count < 2 || interval <= 0) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((now) => now + 1);
    }, interval);
    return () => clearInterval(timer);
  }, [isTaken, count, interval]);

  const item = items[at % Math.max(1, count)];
  if (!item) return null;
  const take = () => setTaken(true);
  return (
    <Box>
      <Line type="button" onClick={item.onPress} onPointerDown={take} onFocus={take}>
        <MegaphoneIcon size={20} />
        <span>{item.text}</span>
        <CaretRightIcon size={16} />
      </Line>
    </Box>
  );
}
