import type { FormEvent } from 'react';
import { formatAmount } from '../../../domain/number.ts';
import { useAnnounced } from '../../announce/index.ts';
import { figureNode } from '../../figure-text.ts';
import { WarningCircleIcon, WarningIcon } from '../../icons.ts';
import { AddressText } from '../AddressText/index.ts';
import { Button } from '../Button/index.ts';
import { KeyValue, KeyValueList } from '../KeyValue/index.ts';
import { LeadText } from '../LeadFigure/index.ts';
import { Sheet } from '../Sheet/index.ts';
import { leadSize } from './lead-size.ts';
import { Content, Failed, Fiat, Receive, Target, TargetName, Warning } from './ReviewSheet.styles.ts';
import type { ReviewSheetProps, ReviewTarget } from './types.ts';

export type { ReviewFact, ReviewSheetProps, ReviewTarget } from './types.ts';

function TargetCard({ label, address, name, badge }: ReviewTarget) {
  return (
    <Target
      title={label}
      extra={
        name || badge ? (
          <TargetName>
            {name ? <span>{name}</span> : null}
            {badge}
          </TargetName>
        ) : null
      }
    >
      <AddressText address={address} />
    </Target>
  );
}

/**
 * The last look before money moves: what arrives, where, on which terms, and one button that says it again. For choices
 * without an amount a confirm dialog is enough.
 */
export function ReviewSheet(props: ReviewSheetProps) {
  const { open, onClose, title, receiveLabel, unit, fiat, target, warning, children } = props;
  const { confirmLabel, onConfirm, isConfirmDisabled = false, safeLabel, busy = false, error } = props;
  const receive = formatAmount(props.receive, props.scale ?? Number.NaN);
  const facts = props.facts ?? [];
  useAnnounced((open && error) || undefined, 'alert');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A sheet is a portal: the event would bubble to a form of the page through React's tree.
    event.stopPropagation();
    if (!busy && !isConfirmDisabled) onConfirm();
  };
  const footer = (
    <>
      {error ? (
        <Failed>
          <WarningCircleIcon size={20} weight="fill" />
          <span>{error}</span>
        </Failed>
      ) : null}
      {safeLabel ? (
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {safeLabel}
        </Button>
      ) : null}
      <Button busy={busy} disabled={isConfirmDisabled && !busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Sheet open={open} onClose={onClose} title={title} footer={footer} isLocked={busy}>
      <Content>
        <Receive>
          <p>{receiveLabel}</p>
          <LeadText value={receive} unit={unit || undefined} size={leadSize(receive)} />
          {fiat ? <Fiat>{figureNode(fiat)}</Fiat> : null}
        </Receive>
        {target ? <TargetCard {...target} /> : null}
        {facts.length === 0 ? null : (
          <KeyValueList>
            {facts.map(({ label, value }) => (
              <KeyValue key={label} label={label} value={figureNode(value)} />
            ))}
          </KeyValueList>
        )}
        {warning ? (
          <Warning role="note">
            <WarningIcon size={20} weight="fill" />
            <div>{warning}</div>
          </Warning>
        ) : null}
        {children ? (
          <form noValidate onSubmit={submit}>
            {children}
            {/* Enter in the last field confirms; the button for it stands in the footer. */}
            <button type="submit" hidden disabled={busy || isConfirmDisabled} />
          </form>
        ) : null}
      </Content>
    </Sheet>
  );
}
