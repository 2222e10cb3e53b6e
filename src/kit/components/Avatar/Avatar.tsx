import { type CSSProperties, useState } from 'react';
import type { TokenVar } from '../../theme/index.ts';
import { Disc } from './Avatar.styles.ts';

/** People are told apart by tint, as coins are (visual.md section 6); grey is nobody's. */
const TINTS = ['clay', 'ochre', 'olive', 'lagoon', 'steel', 'iris', 'mauve'] as const;

function tintOf(name: string): (typeof TINTS)[number] {
  let hash = 0;
  for (const char of name) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 65_521;
  return TINTS[hash % TINTS.length] ?? 'lagoon';
}

export interface AvatarProps {
  /** Gives the letter and the tint; the name itself stands beside. */
  readonly name: string | null | undefined;
  /** Address of the picture; where it does not load the letter stands. */
  readonly src?: string | null;
  /** Diameter in pixels. @default 40 */
  readonly size?: 20 | 32 | 40 | 56;
}

/** A person: the picture, or the first letter on a disc of a hue. */
export function Avatar({ name: given, src, size = 40 }: AvatarProps) {
  const name = typeof given === 'string' ? given.trim() : '';
  const [failed, setFailed] = useState<string>();
  const tint = tintOf(name);
  const style = {
    '--kit-avatar-size': `${size}px`,
    '--kit-avatar-ground': `var(--color-mark-${tint}-solid)` satisfies TokenVar,
  } as CSSProperties;
  return (
    <Disc aria-hidden style={style}>
      {src && src !== failed ? (
        <img src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        ([...name][0] ?? '').toLocaleUpperCase()
      )}
    </Disc>
  );
}
