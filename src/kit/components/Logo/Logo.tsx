import { type CSSProperties, useState } from 'react';
import { Mark } from './Logo.styles.ts';

export interface LogoProps {
  /** Name of the site; its first two letters make the mark. */
  readonly name: string | null | undefined;
  /** Edge in pixels. @default 32 */
  readonly size?: 32 | 48 | 64 | 72;
  /** The server's logo; where it does not load the mark stands. */
  readonly image?: string | null;
  /** Names the mark where the site's name does not stand beside it. */
  readonly label?: string;
}

const initials = (name: string | null | undefined): string =>
  [...(name ?? '').trim()].slice(0, 2).join('').toLocaleUpperCase();

/** The site's mark: its letters over the ruler. */
export function Logo({ name, size = 32, image, label }: LogoProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <Mark
      style={{ '--kit-logo-size': `${size}px` } as CSSProperties}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {image && image !== failed ? (
        <img src={image} alt="" onError={() => setFailed(image)} />
      ) : (
        <>
          <b>{initials(name)}</b>
          <svg viewBox="0 0 22 6" preserveAspectRatio="none" aria-hidden>
            <path d="M1 0V6M5 3V6M9 3V6M13 3V6M17 3V6M21 0V6" />
          </svg>
        </>
      )}
    </Mark>
  );
}
