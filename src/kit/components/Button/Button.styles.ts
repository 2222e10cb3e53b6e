import AntdButton from 'antd-mobile/es/components/button';
import styled from 'styled-components';

export const Base = styled(AntdButton)`
  --kit-button-bg: var(--kit-button-primary-bg);
  --kit-button-text: var(--kit-button-primary-text);
  --kit-button-pressed: var(--kit-button-primary-pressed);

  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: var(--size-button-lg);
  min-width: var(--size-touch);
  max-width: 100%;
  padding: var(--space-8) var(--space-12);
  border: 0;
  border-radius: var(--kit-button-radius);
  background: var(--kit-button-bg);
  color: var(--kit-button-text);
  font: var(--type-strong);
  text-align: center;
  opacity: 1;
  transition: background-color var(--motion-duration-instant);
  -webkit-user-select: none;

  /* The pressed fill below says more than antd-mobile's veil. */
  &::before {
    display: none;
  }

  &:focus-visible {
    outline: var(--stroke-focus) solid var(--color-line-focus);
  }

  & > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-8);
    min-width: 0;
    max-width: 100%;
  }

  /* A word breaks only where it is wider than the whole button; beside an icon it may lean into the padding. */
  & > span > span {
    max-width: 100%;
    overflow-wrap: break-word;
  }

  /* Words of two lines begin beside their icon. */
  & > span > svg + span { text-align: start; }

  &[data-variant='secondary'] {
    --kit-button-bg: var(--kit-button-secondary-bg);
    --kit-button-text: var(--kit-button-secondary-text);
    --kit-button-pressed: var(--color-fill-strong);
  }

  &[data-variant='danger'] {
    --kit-button-bg: transparent;
    --kit-button-text: var(--color-status-danger-text);
    --kit-button-pressed: var(--color-fill-pressed);

    box-shadow: inset 0 0 0 var(--stroke-hair) currentcolor;
  }

  &[data-variant='danger-fill'] {
    --kit-button-bg: var(--kit-button-danger-bg);
    --kit-button-text: var(--kit-button-danger-text);
    --kit-button-pressed: color-mix(in srgb, var(--kit-button-danger-bg), var(--color-text-primary) 14%);
  }

  &[data-variant='buy'] {
    --kit-button-bg: var(--kit-button-up-bg);
    --kit-button-text: var(--kit-button-up-text);
    --kit-button-pressed: color-mix(in srgb, var(--kit-button-up-bg), var(--color-text-primary) 14%);
  }

  &[data-variant='sell'] {
    --kit-button-bg: var(--kit-button-down-bg);
    --kit-button-text: var(--kit-button-down-text);
    --kit-button-pressed: color-mix(in srgb, var(--kit-button-down-bg), var(--color-text-primary) 14%);
  }

  &[data-variant='text'] {
    --kit-button-bg: transparent;
    --kit-button-text: var(--brand-accent-text);
    --kit-button-pressed: var(--color-fill-pressed);

    padding-inline: var(--space-8);
    font: var(--type-label);
  }

  &:is([data-size='md'], [data-size='touch']) {
    min-height: var(--size-button-md);
    padding-block: var(--space-4);
    font-size: 0.875rem;
  }
  &[data-size='touch'] { min-height: var(--size-touch); }

  &[data-size='sm'] {
    position: relative;
    min-height: var(--size-button-sm);
    padding: var(--space-4) var(--space-12);
    border-radius: var(--radius-sm);
    font: var(--type-caption-strong);
    font-weight: var(--font-weight-semibold);
  }

  /* Touch stays 44 where the paint is smaller. */
  &[data-size='sm']::after,
  &[data-size='md']::after {
    content: '';
    position: absolute;
    inset-block: calc((100% - var(--size-touch)) / 2);
    inset-inline: 0;
  }

  &[data-block] {
    display: flex;
    width: 100%;
    padding-inline: var(--space-8);
  }

  &:active:not(:disabled, [aria-disabled='true']) {
    background: var(--kit-button-pressed);
  }

  &:disabled {
    --kit-button-bg: var(--kit-button-disabled-bg);
    --kit-button-text: var(--kit-button-disabled-text);
  }

  &:is([data-variant='text'], [data-variant='danger']):disabled {
    --kit-button-bg: transparent;
  }

  &[aria-busy='true'] { cursor: progress; }

  /* The spinner stands in the icon's place. Without one it takes its 24 px from the padding: the button keeps its size. */
  &[data-spins='beside'] { padding-inline: 0; }
`;
