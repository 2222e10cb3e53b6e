import type { FunctionComponent } from 'react';

type Weight = 'regular' | 'bold' | 'fill' | 'duotone';

export interface IconProps<W extends string = string> {
  /** 24 in bars and rows, 20 beside labels, 16 beside captions. @default 24 */
  readonly size?: 16 | 20 | 24 | 32 | 40;
  /** @default bold at 16, so that strokes stay about 1.5 px; regular above */
  readonly weight?: W;
  /** Names the icon where no text beside it does; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

/** An icon of the kit, with the weights it was generated with. */
export type KitIcon<W extends string = string> = FunctionComponent<IconProps<W>>;

/** Builds an icon from Phosphor's path data; the lower layer of a duotone is tinted with the accent. */
export function icon<W extends Weight>(name: string, drawn: Readonly<Record<W, readonly string[]>>): KitIcon<W> {
  const layers: Partial<Record<Weight, readonly string[]>> = drawn;
  const Icon: KitIcon<W> = ({ size = 24, weight, label, className }) => {
    const small = size <= 16 ? layers.bold : undefined;
    const paths = (weight && layers[weight]) ?? small ?? layers.regular ?? Object.values(layers)[0] ?? [];
    const isDuotone = paths.length > 1 && paths === layers.duotone;
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 256 256"
        fill="currentColor"
        className={className}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        {paths.map((path, index) => (
          <path key={path} d={path} {...(isDuotone && index === 0 && { fill: 'var(--brand-accent-fill)', opacity: 0.3 })} />
        ))}
      </svg>
    );
  };
  Icon.displayName = `${name}Icon`;
  return Icon;
}
