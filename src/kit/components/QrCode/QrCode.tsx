import { useMemo } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import { useKitWords } from '../../words/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { QUIET_MODULES, qrMatrix, qrPath } from './matrix.ts';
import { Bones, Code, Instead } from './QrCode.styles.ts';

export interface QrCodeProps {
  /** What a scanner reads: an address, a payment link, an invitation. */
  readonly text: string | null | undefined;
  /** Names the picture: 'QR code of the deposit address'. Show the text beside it, for those who cannot scan. */
  readonly label: string;
  /** Stands in place of the code while there is no text: 'Choose a network'. @default '–' */
  readonly emptyText?: string;
  /** The text is asked for. @default false */
  readonly isLoading?: boolean;
  /** `md` is 200 px at normal text size, `sm` 128 px for short texts. @default 'md' */
  readonly size?: 'sm' | 'md';
}

/** A QR code: dark on white with its quiet zone in every theme, because scanners do not read it otherwise. */
export function QrCode({ text, label, emptyText = EMPTY, isLoading = false, size = 'md' }: QrCodeProps) {
  const words = useKitWords();
  const shown = typeof text === 'string' ? text.trim() : '';
  const code = useMemo(() => {
    const matrix = qrMatrix(shown);
    return matrix && { path: qrPath(matrix), side: matrix.length + 2 * QUIET_MODULES };
  }, [shown]);

  if (isLoading)
    return (
      <Bones data-size={size} role="img" aria-label={words.loading}>
        <Skeleton shape="block" height="100%" />
      </Bones>
    );
  if (!code) return <Instead data-size={size}>{shown === '' ? emptyText : words.qrTooLong}</Instead>;
  return (
    <Code
      role="img"
      aria-label={label}
      data-size={size}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${code.side} ${code.side}`}
      shapeRendering="crispEdges"
    >
      <path d={code.path} fill="currentColor" />
    </Code>
  );
}
