import AntdSkeleton from 'antd-mobile/es/components/skeleton';
import styled from 'styled-components';

export const Bone = styled(AntdSkeleton)`
  flex: none;
  width: var(--kit-skeleton-width, 100%);
  max-width: 100%;
  height: var(--kit-skeleton-height, 0.75rem);
  border-radius: var(--radius-xs);
  background: var(--color-skeleton-base);

  /* In a row that large text leaves no room, as words would. */
  &[data-shape='line'] { flex-shrink: 1; }

  &[data-shape='circle'] {
    border-radius: var(--radius-full);
  }

  &[data-shape='block'] {
    border-radius: var(--radius-md);
  }
`;

export const RowBox = styled.div`
  display: flex;
  align-items: center;
  container-type: inline-size;
  min-height: calc(var(--size-row-quote) + var(--kit-quote-row-more, 0rem));
  padding-inline: var(--size-gutter);

  @container (max-width: 17rem) { --kit-quote-row-more: 1rem; }
  &[data-row='single'] { min-height: calc(var(--size-row-quote-single) + var(--kit-quote-row-more, 0rem)); }
  &[data-row='compact'] { min-height: calc(var(--size-row-quote-compact) + var(--kit-quote-row-more, 0rem)); }
  &[data-row='option'] { min-height: var(--size-row-setting); }
  &[data-row='bid'] { min-height: 3.25rem; }

`;

export const Texts = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-8);
  min-width: 0;

  &[data-end] { align-items: flex-end; }
`;

export const Cells = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  gap: var(--space-12);
  min-width: 0;

  /* With large text a quote has its price below its name, and no second lines. */
  @container (max-width: 17rem) {
    :not([data-row='option'], [data-row='bid']) > & {
      display: grid;
      grid-template-columns: auto 1fr auto;
      row-gap: var(--space-8);

      & > ${Texts} > :nth-child(2) { display: none; }
      & > ${Texts}:not([data-end]) { grid-column: 2 / -1; }
      & > ${Texts}:first-child { grid-column: 1 / -1; }
      & > ${Texts}[data-end] {
        grid-column: 1 / 3;
        align-items: flex-start;
      }
    }
  }
`;
