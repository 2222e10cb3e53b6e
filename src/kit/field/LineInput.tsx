import type { InputProps, InputRef } from 'antd-mobile/es/components/input';
import { type AriaAttributes, type Ref, useImperativeHandle, useRef } from 'react';
import { Line } from './LineInput.styles.ts';
import { type Attributes, useHandedOn } from './useHandedOn.ts';

type Taken = 'onChange' | 'clearable' | 'clearIcon' | 'onlyShowClearWhenFocus' | 'onClear' | keyof AriaAttributes;

export interface LineInputProps extends Omit<InputProps, Taken> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly onChange: (text: string) => void;
  /** What antd-mobile gives to the place around its <input> and not to it: that it is wrong, what describes it, how it reads. */
  readonly handOn?: Attributes;
}

/** One line of text: antd-mobile's input. */
export function LineInput({ ref, handOn = {}, ...props }: LineInputProps) {
  const antd = useRef<InputRef>(null);
  const input = () => antd.current?.nativeElement as HTMLInputElement;
  useHandedOn(input, handOn);
  useImperativeHandle(ref, input, []);
  return <Line {...props} ref={antd} />;
}
