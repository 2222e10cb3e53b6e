import type { ClipboardEvent } from 'react';
import { EMPTY } from '../../../domain/number.ts';
import { CopyButton } from '../CopyButton/index.ts';
import { End, Group, Groups, Line, Spoken, Tail, Whole } from './AddressText.styles.ts';
import { bareAddress, groupsOf, shortAddress } from './groups.ts';

export interface AddressTextProps {
  /** The whole address, memo or hash, as the chain writes it. */
  readonly address: string | null | undefined;
  /** Words of the copy button: 'Copy address'; without them there is none. */
  readonly copyLabel?: string;
  /** The address is in the clipboard. */
  readonly onCopied?: () => void;
  /** One line with the first and the last six, for rows; the groups are for where one sends. @default false */
  readonly isShort?: boolean;
}

/** Four characters that are wider than a column of groups: their address has wider ones, so that no group is broken. */
const WIDE = /[MW@%]{3}/;
/** No address is written so: whatever it is stays within its column. */
const FOREIGN = /[^ -~]/;
/** Groups that hold the last six characters. */
const TAIL = 2;

/** A selection spans groups or an ellipsis: what it copies is the address itself, without blanks. */
function copyBare(event: ClipboardEvent, whole: string | null): void {
  const picked = bareAddress(document.getSelection()?.toString());
  if (picked === '') return;
  event.preventDefault();
  event.clipboardData.setData('text/plain', whole ?? picked);
}

/**
 * An address that a person compares: groups of four, first and last six in ink. Eyes see groups; a screen reader and the
 * clipboard get the whole of it.
 */
export function AddressText({ address, copyLabel, onCopied, isShort = false }: AddressTextProps) {
  const bare = bareAddress(address);
  if (bare === '') return <Line>{EMPTY}</Line>;
  const pieces = groupsOf(bare).map(({ start, runs }) => (
    <Group key={start} data-foreign={FOREIGN.test(bare) || undefined}>
      {runs.map(({ text, isEnd }) => (isEnd ? <End key={text}>{text}</End> : text))}
    </Group>
  ));
  const short = isShort ? shortAddress(bare) : undefined;
  return (
    <Whole translate="no" data-short={isShort || undefined}>
      <Spoken>{bare}</Spoken>
      {short === undefined ? (
        <Groups
          aria-hidden
          dir="ltr"
          data-wide={WIDE.test(bare) || undefined}
          data-fours={pieces.length % 4 === 0 || undefined}
          onCopy={(event) => copyBare(event, null)}
        >
          {pieces.slice(0, -TAIL)}
          <Tail>{pieces.slice(-TAIL)}</Tail>
        </Groups>
      ) : (
        <Line aria-hidden dir="ltr" onCopy={(event) => copyBare(event, bare)}>
          {short}
        </Line>
      )}
      {copyLabel === undefined ? null : <CopyButton value={bare} label={copyLabel} onCopied={onCopied} />}
    </Whole>
  );
}
