import styled from 'styled-components';

export const Gutter = styled.div`
  padding-inline: var(--size-gutter);
`;

export const SearchPlace = styled.div`
  padding: var(--space-4) var(--size-gutter) var(--space-8);
`;

export const ArticleFrame = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
  padding: var(--space-8) var(--size-gutter) var(--space-24);
`;

export const ArticleTitle = styled.h2`
  font: var(--type-title);
  letter-spacing: var(--type-title-tracking);
  overflow-wrap: anywhere;
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-8);
  color: var(--color-text-tertiary);
  font: var(--type-caption);
`;

export const Fact = styled.span`
  &:not(:last-child)::after {
    content: '·';
    margin-inline-start: var(--space-8);
  }
`;

export const FallbackNote = styled.p`
  display: flex;
  gap: var(--space-8);
  padding: var(--space-8) var(--space-12);
  border-radius: var(--radius-sm);
  background: var(--color-status-info-wash);
  color: var(--color-status-info-text);
  font: var(--type-text);
`;

export const LinePlace = styled.div`
  display: grid;
  gap: var(--space-12);
  margin-block-start: var(--space-12);
`;

export const NewsPlace = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-16) var(--size-gutter);
  border-block-end: var(--stroke-hair) solid var(--color-line-hairline);

  &[data-inset] { padding-inline: 0; }
`;

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

export const RelatedHead = styled.h2`
  padding: var(--space-16) var(--size-gutter) var(--space-4);
  border-block-start: var(--space-8) solid var(--color-bg-band);
  font: var(--type-heading);
  letter-spacing: var(--type-heading-tracking);
`;

export const AboutHead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: var(--space-4);
  padding: var(--space-24) var(--size-gutter);
  text-align: center;
`;

export const AboutName = styled.p`
  margin-block-start: var(--space-8);
  font: var(--type-title);
  letter-spacing: var(--type-title-tracking);
`;

export const VersionText = styled.button`
  display: grid;
  align-content: center;
  min-height: var(--size-touch);
  padding-inline: var(--space-12);
  color: var(--color-text-secondary);
  font: var(--type-text);
  font-feature-settings: var(--font-feature-number);
  text-align: center;
  cursor: default;
  -webkit-touch-callout: none;

  & > span {
    color: var(--color-text-tertiary);
    font: var(--type-caption);
  }
`;

export const Answers = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-8);
`;

export const WebPlace = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 0;
`;
