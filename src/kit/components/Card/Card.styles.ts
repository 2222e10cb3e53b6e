import styled from 'styled-components';
import { Card } from '../../card/Card.styles.ts';

export const Group = styled.section`
  margin: var(--space-8) var(--size-gutter) 0;
  &:first-child { margin-block-start: var(--space-12); }
`;

export const Head = styled.header`
  padding-block: var(--space-12) var(--space-8);
`;

export const Note = styled.div`
  padding-block: var(--space-8);
`;

/* The band around it shows its edge: it needs no line. */
export const Paper = styled(Card)`
  --kit-row-setting: var(--kit-row-in-card, 52px);
  --adm-card-padding-inline: 0;
  overflow: clip;
  padding-block: 0;
  box-shadow: none;

  &[data-look='text'] { padding: var(--space-16); }

  &:not([data-look='text']) > .adm-card-body > * + * {
    --kit-card-line: var(--size-gutter);
    background: linear-gradient(var(--color-line-hairline) 0 0) no-repeat var(--kit-card-line) 0 /
      calc(100% - var(--kit-card-line) - var(--size-gutter)) var(--stroke-hair);
  }
  &[data-look='icons'] > .adm-card-body > * + * { --kit-card-line: calc(var(--size-gutter) + 32px); }
`;
