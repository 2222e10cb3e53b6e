import type { ButtonRef } from 'antd-mobile/es/components/button';
import { useId, useRef, useState } from 'react';
import { FieldFrame } from '../../field/Field.tsx';
import { useHandedOn } from '../../field/useHandedOn.ts';
import { nameText } from '../../figure-text.ts';
import { CaretDownIcon } from '../../icons.ts';
import { type PickerOption, PickerSheet } from '../PickerSheet/index.ts';
import { Control } from './Select.styles.ts';

export interface SelectProps<K extends string = string> {
  /** Names the control and its sheet. */
  readonly label: string;
  /** Key of the option chosen now. */
  readonly value: K | undefined;
  /** Options in the order in which they stand. */
  readonly options: readonly PickerOption<K>[] | null | undefined;
  /** Called with the key of the option that was chosen. */
  readonly onChange: (key: K) => void;
  /** Stands where nothing is chosen yet. */
  readonly placeholder?: string;
  /** `md` is the quiet control of a ticket, `strong` and `caption` a word of 32 with a caret: all without their label in sight. @default 'field' */
  readonly size?: 'field' | 'md' | 'strong' | 'caption';
  /** Opens a screen of its own to choose from, in place of the sheet. */
  readonly onOpen?: () => void;
  /** Offers a search in the sheet. @default false */
  readonly search?: boolean;
  /** What is wrong, in a sentence under the control. */
  readonly error?: string | null;
  /** It cannot be changed now. @default false */
  readonly disabled?: boolean;
}

/** One of several: shows what is chosen and opens a sheet to change it. */
export function Select<K extends string>({
  label,
  value,
  options,
  onChange,
  placeholder,
  size = 'field',
  onOpen,
  search,
  error,
  disabled,
}: SelectProps<K>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const control = useRef<ButtonRef>(null);
  useHandedOn(() => control.current?.nativeElement, { id });
  const chosen = options?.find((option) => option.key === value);
  const text = chosen ? nameText(chosen.label) : (placeholder ?? '');
  return (
    <FieldFrame id={id} label={size === 'field' ? label : undefined} error={error ?? undefined}>
      <Control
        ref={control}
        type="button"
        disabled={disabled}
        data-size={size}
        data-empty={chosen ? undefined : true}
        data-invalid={error ? true : undefined}
        aria-haspopup={onOpen ? undefined : 'dialog'}
        aria-expanded={onOpen ? undefined : isOpen}
        aria-label={`${nameText(label)}: ${text}`}
        aria-describedby={error ? `${id}-error` : undefined}
        onClick={onOpen ?? (() => setOpen(true))}
      >
        <span>{text}</span>
        {size === 'caption' || size === 'strong' ? <CaretDownIcon size={16} /> : <CaretDownIcon size={20} />}
      </Control>
      <PickerSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={label}
        value={value}
        options={options}
        onChange={onChange}
        search={search}
      />
    </FieldFrame>
  );
}
