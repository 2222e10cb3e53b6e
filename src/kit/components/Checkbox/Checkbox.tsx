import { type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useHandedOn } from '../../field/useHandedOn.ts';
import { CheckIcon } from '../../icons.ts';
import { Line, Place, Tick } from './Checkbox.styles.ts';

export interface CheckboxProps {
  /** Whether the tick is set. */
  readonly checked: boolean;
  /** Called with what the tick becomes. */
  readonly onChange: (checked: boolean) => void;
  /** The sentence one agrees with; a tap on it ticks. */
  readonly children: ReactNode;
  /** It cannot be changed now. @default false */
  readonly disabled?: boolean;
  /** Its target reaches over what stands around, and only its words take room. @default false */
  readonly flush?: boolean;
  /** Name of the box in its form. */
  readonly name?: string;
  /** Marks the box as the mistake; the sentence about it stands elsewhere, under this id. */
  readonly errorId?: string;
  /** The box, for a form that puts the focus on the first mistake. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** A tick that is set or not. */
export function Checkbox({ checked, onChange, children, disabled, flush, name, errorId, ref }: CheckboxProps) {
  const place = useRef<HTMLDivElement>(null);
  const box = () => place.current?.querySelector('input') as HTMLInputElement;
  useHandedOn(box, { name, 'aria-invalid': errorId ? true : undefined, 'aria-describedby': errorId });
  useImperativeHandle(ref, box, []);
  return (
    <Place ref={place} data-flush={flush || undefined}>
      <Line
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        icon={() => (
          <Tick aria-hidden>
            <CheckIcon size={16} />
          </Tick>
        )}
      >
        {children}
      </Line>
    </Place>
  );
}
