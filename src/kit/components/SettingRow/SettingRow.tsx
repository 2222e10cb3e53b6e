import type { ReactNode } from 'react';
import { proseNode } from '../../figure-text.ts';
import { CaretRightIcon } from '../../icons.ts';
import { softBreaks } from '../../soft-breaks.ts';
import { Arrow, Row, Value, Words } from './SettingRow.styles.ts';

export interface SettingRowProps {
  /** What can be set or opened. */
  readonly label: string;
  /** Before the label: an icon of 24. */
  readonly icon?: ReactNode;
  /** What is set now. */
  readonly value?: ReactNode;
  /** A Badge: verified, under review. */
  readonly badge?: ReactNode;
  /** Opens what the row names; without it the row is no button. */
  readonly onPress?: () => void;
  /** A Switch or other control of its own at the end. */
  readonly trailing?: ReactNode;
}

/** A row of settings: label, what is set, and where it leads. */
export function SettingRow({ label, icon, value, badge, onPress, trailing }: SettingRowProps) {
  const content = (
    <>
      {icon}
      <Words>
        <span>{label}</span>
        {value === undefined || value === null ? null : <Value>{softBreaks(proseNode(value))}</Value>}
        {badge}
      </Words>
    </>
  );
  return (
    <Row>
      {onPress ? (
        <button type="button" onClick={onPress}>
          {content}
          <Arrow>
            <CaretRightIcon size={16} />
          </Arrow>
        </button>
      ) : (
        <div>
          {content}
          {trailing}
        </div>
      )}
    </Row>
  );
}
