import SafeArea from 'antd-mobile/es/components/safe-area';
import { useId, useRef } from 'react';
import { XIcon } from '../../icons.ts';
import { Layer } from '../../layer/Layer.tsx';
import { useKitWords } from '../../words/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Body, Footer, Grip, Head } from './Sheet.styles.ts';
import type { SheetProps } from './types.ts';
import { useDragDown } from './useDragDown.ts';
import { useKeyScroll } from './useKeyScroll.ts';

/** The sheet itself, in a chunk of its own. */
export function SheetPanel(props: SheetProps) {
  const { open, onClose, onClosed, title, children, footer, handle = true, flush, isLocked = false } = props;
  const id = useId();
  const words = useKitWords();
  const panel = useRef<HTMLDivElement>(null);
  const drag = useDragDown(panel, onClose);
  const body = useRef<HTMLDivElement>(null);
  useKeyScroll(body);
  return (
    <Layer
      ref={panel}
      kind="sheet"
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      labelledBy={id}
      isLocked={isLocked}
    >
      <Grip data-handle={handle || undefined} {...(handle && !isLocked ? drag : {})}>
        <Head>
          <h2 id={id}>{title}</h2>
          <IconButton label={words.close} icon={<XIcon />} disabled={isLocked} onClick={onClose} />
        </Head>
      </Grip>
      <Body ref={body} role="group" aria-labelledby={id} data-flush={flush || undefined}>
        {children}
      </Body>
      {footer ? <Footer>{footer}</Footer> : null}
      <SafeArea position="bottom" />
    </Layer>
  );
}
