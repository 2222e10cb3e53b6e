import { useState } from 'react';
import { EyeIcon, EyeSlashIcon } from '../../icons.ts';
import { places } from '../../rows.ts';
import { useKitWords } from '../../words/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { Meter } from './PasswordField.styles.ts';
import { type Strength, strengthOf } from './strength.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing' | 'counter' | 'inputMode'> {
  /** Says how strong the typed password is, over the hint. @default false */
  readonly strength?: boolean;
}

const WORD = { weak: 'strengthWeak', fair: 'strengthFair', strong: 'strengthStrong' } as const satisfies Record<
  Strength,
  string
>;

const TICKS = places(12);

/** A password with a button that shows it. */
export function PasswordField({ strength, hint, ...field }: PasswordFieldProps) {
  const words = useKitWords();
  const [isShown, setShown] = useState(false);
  const level = strengthOf(typeof field.value === 'string' ? field.value : '');
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      hint={
        strength && field.value ? (
          <>
            <Meter data-strength={level}>
              <span aria-hidden>
                {TICKS.map((tick) => (
                  <i key={tick} />
                ))}
              </span>
              {words[WORD[level]]}
            </Meter>
            {hint}
          </>
        ) : (
          hint
        )
      }
      trailing={
        <IconButton
          tone="quiet"
          label={isShown ? words.hidePassword : words.showPassword}
          icon={isShown ? <EyeIcon size={20} /> : <EyeSlashIcon size={20} />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
