import styled from 'styled-components';

export const NewsButton = styled.button`
  display: flex;
  gap: var(--space-16);
  width: 100%;
  padding: var(--space-16) var(--size-gutter);
  border-block-end: var(--stroke-hair) solid var(--color-line-hairline);
  outline-offset: -2px;

  &:active { background: var(--color-fill-pressed); }
`;

export const NewsWords = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
`;

export const NewsTitle = styled.span`
  font: var(--type-strong);
  overflow-wrap: anywhere;
`;

export const NewsAbstract = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: var(--color-text-secondary);
  font: var(--type-text);
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  &[data-whole] { display: block; }

  /* Large text is never cut. */
  @container page (max-width: 17rem) { display: block; }
`;

export const NewsTime = styled.span`
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const NewsPicture = styled.img`
  width: 96px;
  height: 64px;
  border-radius: var(--radius-sm);
  background: var(--color-fill-quiet);
  object-fit: cover;
`;
