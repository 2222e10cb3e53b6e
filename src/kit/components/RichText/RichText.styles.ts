import styled from 'styled-components';

export const Prose = styled.div`
  color: var(--color-text-primary);
  font: var(--type-body);

  & > * + * {
    margin-block-start: var(--space-12);
  }

  & :is(h1, h2, h3, h4) {
    margin-block-start: var(--space-24);
    font: var(--type-heading);
    letter-spacing: var(--type-heading-tracking);
  }

  & > :first-child {
    margin-block-start: 0;
  }

  & :is(ul, ol) {
    /* The mark grows with the words, and stays inside the gutter. */
    padding-inline-start: 1.25em;
    list-style: disc;
  }

  & ol {
    list-style: decimal;
  }

  & li + li {
    margin-block-start: var(--space-4);
  }

  & a {
    color: var(--brand-accent-text);
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  & img {
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-md);
  }

  & [data-missing] {
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    gap: var(--space-4);
    min-height: 6rem;
    padding: var(--space-16);
    border-radius: var(--radius-md);
    background: var(--color-fill-quiet);
    color: var(--color-text-secondary);
    font: var(--type-text);
    text-align: center;
    overflow-wrap: anywhere;
  }

  & [data-missing] > :nth-child(2) {
    font: var(--type-caption);
  }

  & blockquote {
    margin-inline: 0;
    margin-block-end: 0;
    padding-inline-start: var(--space-12);
    border-inline-start: 2px solid var(--color-line-strong);
    color: var(--color-text-secondary);
  }

  & table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
    font: var(--type-text);
  }

  & :is(th, td) {
    padding: var(--space-8);
    border-block-end: var(--stroke-hair) solid var(--color-line-hairline);
    text-align: start;
  }

  & pre {
    padding: var(--space-12);
    border-radius: var(--radius-sm);
    background: var(--color-fill-quiet);
    overflow-x: auto;
  }
`;
