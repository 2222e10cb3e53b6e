import { type ReactNode, type Ref, useId } from 'react';
import { useAnnounced } from '../../announce/index.ts';
import { Message } from '../../field/Field.styles.ts';
import { WarningCircleIcon } from '../../icons.ts';
import { Checkbox } from '../Checkbox/index.ts';

export interface AgreementProps {
  /** Whether the tick is set. */
  readonly checked: boolean;
  /** Called with what the tick becomes. */
  readonly onChange: (checked: boolean) => void;
  /** The sentence with its links; a tap on a link opens it and leaves the tick alone. */
  readonly children: ReactNode;
  /** Said when one goes on without the tick. */
  readonly error?: string;
  /** Name of the box in its form. */
  readonly name?: string;
  /** The box, for a form that puts the focus on the first mistake. */
  readonly ref?: Ref<HTMLInputElement>;
}

/** Consent before a step that needs it; it never comes ticked. */
export function Agreement({ checked, onChange, children, error, name, ref }: AgreementProps) {
  const id = useId();
  useAnnounced(error, 'alert');
  return (
    <div>
      <Checkbox checked={checked} onChange={onChange} name={name} errorId={error ? id : undefined} ref={ref}>
        {children}
      </Checkbox>
      {error ? (
        <Message id={id} data-error>
          <WarningCircleIcon size={20} weight="fill" />
          <span>{error}</span>
        </Message>
      ) : null}
    </div>
  );
}
