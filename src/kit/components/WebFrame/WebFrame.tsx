import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../Spinner/index.ts';
import { Box, Wait } from './WebFrame.styles.ts';

export interface WebFrameProps {
  /** An address that was checked already: https, and a host that is allowed. */
  readonly src: string;
  readonly title: string;
  /** It did not load in time; a frame reports no errors by itself. */
  readonly onError: () => void;
  /** @default 20000 */
  readonly limitMs?: number;
}

/** A page of somebody else inside a sandbox: it runs scripts of its own origin, and reaches nothing of ours. */
export function WebFrame({ src, title, onError, limitMs = 20_000 }: WebFrameProps) {
  const [loaded, setLoaded] = useState<string>();
  const fail = useRef(onError);
  fail.current = onError;
  const isWaiting = loaded !== src;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => fail.current(), limitMs);
    return () => clearTimeout(timer);
  }, [isWaiting, limitMs]);
  return (
    <Box>
      <iframe
        src={src}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="no-referrer"
        allow=""
        onLoad={() => setLoaded(src)}
      />
      {isWaiting ? (
        <Wait>
          <Spinner size={32} announce />
        </Wait>
      ) : null}
    </Box>
  );
}
