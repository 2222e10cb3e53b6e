import type { ReactNode } from 'react';
import { type Prose, proseNode } from '../../figure-text.ts';
import { CaretRightIcon } from '../../icons.ts';
import { softBreaks } from '../../soft-breaks.ts';
import { Arrow, Row, Value, Words } from './SettingRow.styles.ts';

export interface SettingRowProps {
  /** What can be set or opened. */
  readonly label: string;
  /** Before the label: an icon of 20. */
  readonly icon?: ReactNode;
  /** What is set now. */
  readonly value?: Prose;
  /** The value stands below the label, as an address does. @default false */
  readonly stacked?: boolean;
  /** A Badge: verified, under review. */
  readonly badge?: ReactNode;
  /** Opens what the row names; without it the row is no button. */
  readonly onPress?: () => void;
  /** A SegmentedControl; with large text it stands under the label. */
  readonly choice?: ReactNode;
  /** A Switch or other control of its own at the end. */
  readonly trailing?: ReactNode;
}

/** A row of settings: label, what is set, and where it leads. */
export function SettingRow({ label, icon, value, stacked, badge, choice, onPress, trailing }: SettingRowProps) {
  const content = (
    <>
      {icon}
      <Words data-stacked={stacked || undefined}>
        <span>{label}</span>
        {value === undefined || value === null ? null : <Value>{softBreaks(proseNode(value))}</Value>}
        {badge}
        {choice}
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
