import { Target, Track } from './Switch.styles.ts';

export interface SwitchProps {
  /** Whether it is on. */
  readonly checked: boolean;
  /** Called with what it becomes; it takes effect at once. */
  readonly onChange: (checked: boolean) => void;
  /** What is on or off. */
  readonly label: string;
  /** It cannot be changed now. @default false */
  readonly disabled?: boolean;
}

/** Something that is on or off at once, without a save button. */
export function Switch({ checked, onChange, label, disabled }: SwitchProps) {
  return (
    <Target
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      onClick={() => onChange(!checked)}
    >
      <Track aria-hidden />
    </Target>
  );
}
