import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../Spinner/index.ts';
import { Box, Wait } from './WebFrame.styles.ts';

export interface WebFrameProps {
  /** An address that was checked already: https, and a host that is allowed. */
  readonly src: string | null | undefined;
  /** Names the frame for screen readers. */
  readonly title: string;
  /** There is no address, or it did not load in time; a frame reports no errors by itself. */
  readonly onError: () => void;
}

/** After so long a page counts as lost. */
const LIMIT_MS = 20_000;

/** A page of somebody else inside a sandbox: it runs scripts of its own origin, and reaches nothing of ours. */
export function WebFrame({ src: given, title, onError }: WebFrameProps) {
  const src = given?.trim();
  const wait = src ? LIMIT_MS : 0;
  const [loaded, setLoaded] = useState<string>();
  const fail = useRef(onError);
  fail.current = onError;
  const isWaiting = !src || loaded !== src;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => fail.current(), wait);
    return () => clearTimeout(timer);
  }, [isWaiting, wait]);
  return (
    <Box>
      {src ? (
        <iframe
          src={src}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          referrerPolicy="no-referrer"
          allow=""
          onLoad={() => setLoaded(src)}
        />
      ) : null}
      {isWaiting ? (
        <Wait>
          <Spinner size={32} announce />
        </Wait>
      ) : null}
    </Box>
  );
}
