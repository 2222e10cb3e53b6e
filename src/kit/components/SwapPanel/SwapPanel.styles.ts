import styled from 'styled-components';
import { Card } from '../../card/Card.styles.ts';
import { BareButton } from '../../pressable/BareButton.ts';

/* Its button stands on the line between the two. */
export const Panel = styled(Card)`
  --adm-card-padding-inline: 0;
  container-type: inline-size;
  position: relative;
  padding-block: 0;

  /* Its words begin below the button. */
  & > .adm-card-body > section:last-child {
    padding-block-start: 18px;
    box-shadow: inset 0 var(--stroke-hair) var(--color-line-card);
  }
`;

export const Side = styled.section`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-4) var(--space-12);
  padding: 14px var(--space-16);

  /* Under the button's place: what has no room beside it goes on below. */
  @container (max-width: 17rem) { padding-inline-end: 60px; }
`;

export const Head = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-12);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Value = styled.div`
  align-self: center;
  min-width: 0;
  padding-block: 6px;
  margin-inline-start: auto;
  font: var(--type-label);
  font-feature-settings: var(--font-feature-number);
  overflow-wrap: anywhere;
  text-align: end;
`;

/** A target of 44 around a disc of 36. */
export const Turn = styled(BareButton)`
  position: absolute;
  inset-block-start: 50%;
  inset-inline-start: 41.7%;
  display: grid;
  place-items: center;
  width: var(--size-touch);
  height: var(--size-touch);
  margin: calc(var(--size-touch) / -2);
  color: var(--color-text-primary);

  @container (max-width: 17rem) { inset-inline: auto calc(var(--space-12) + var(--size-touch) / 2); }

  & > span {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: var(--radius-full);
    background: var(--color-bg-page);
    box-shadow: inset 0 0 0 var(--stroke-control) var(--color-line-control);
  }

  &:active:not(:disabled) > span { background: var(--color-fill-pressed); }
  &:disabled { color: var(--color-text-disabled); }
`;
