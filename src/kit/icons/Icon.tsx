export type IconWeight = 'regular' | 'bold' | 'fill' | 'duotone';

export interface IconProps<W extends IconWeight = IconWeight> {
  /** 24 in bars and rows, 20 beside labels, 16 beside captions. @default 24 */
  readonly size?: 16 | 20 | 24 | 32 | 40;
  /** @default bold at 16, so that strokes stay about 1.5 px; regular above */
  readonly weight?: W;
  /** Names the icon where no text beside it does; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

interface LayeredProps extends IconProps {
  /** Phosphor's path data, with the weights the icon was generated with. */
  readonly layers: Partial<Record<IconWeight, readonly string[]>>;
}

/** Draws an icon; the lower layer of a duotone is tinted with the accent. */
export function Icon({ layers, size = 24, weight, label, className }: LayeredProps) {
  const small = size <= 16 ? layers.bold : undefined;
  const paths = (weight && layers[weight]) ?? small ?? layers.regular ?? Object.values(layers)[0] ?? [];
  const hasTint = paths.length > 1 && paths === layers.duotone;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 256 256"
      fill="currentColor"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {paths.map((path, index) =>
        hasTint && index === 0 ? (
          <path key={path} d={path} fill="var(--brand-accent-fill)" opacity="0.3" />
        ) : (
          <path key={path} d={path} />
        ),
      )}
    </svg>
  );
}
