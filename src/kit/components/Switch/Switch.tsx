import { Target, Track } from './Switch.styles.ts';

export interface SwitchProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** What is on or off. */
  readonly label: string;
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
