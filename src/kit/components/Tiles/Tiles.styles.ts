import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Media = styled.span`
  display: flex;
  grid-area: media;
  align-items: flex-start;
`;

export const Label = styled.span`
  grid-area: label;
  min-inline-size: 0;
  font: var(--type-label);
  overflow-wrap: anywhere;
  hyphens: auto;
`;

export const Note = styled.span`
  grid-area: note;
  min-inline-size: 0;
  color: var(--color-text-tertiary);
  font: var(--type-caption);
  ${figures}
  white-space: normal;
`;

export const Tile = styled.button`
  display: grid;
  inline-size: 100%;
  block-size: 100%;
  padding: var(--space-12);
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);
  text-align: start;

  &[aria-pressed='true'] { box-shadow: inset 0 0 0 var(--stroke-selected) var(--color-text-primary); }
  &:active { background: var(--color-fill-pressed); }

  [data-ground='band'] > li > &:not(:active) { background: var(--color-bg-card); }

  [data-look='line'] > li > & {
    grid-template: 'media label caret' auto 'media note caret' auto / auto minmax(0, 1fr) auto;
    align-content: center;
    align-items: center;
    column-gap: var(--space-8);
    min-block-size: 4rem;
  }
  [data-look='line'] > li > & > ${Media} {
    align-items: center;

    /* An icon stands on a disc as large as a mark. */
    & > svg {
      box-sizing: content-box;
      padding: 6px;
      border-radius: var(--radius-full);
      background: var(--color-fill-quiet);
    }
  }
  [data-look='line'] > li > & > svg {
    grid-area: caret;
    color: var(--color-text-tertiary);
  }

  [data-look='block'] > li > & {
    grid-template: 'media note' 1fr 'label label' auto / minmax(0, 1fr) auto;
    row-gap: var(--space-8);
    min-block-size: 5.25rem;
  }

  [data-look='choice'] > li > & {
    grid-template: 'label' auto 'note' auto / minmax(0, 1fr);
    align-content: center;
    min-block-size: 3.5rem;
    padding: var(--space-8);
    border: var(--stroke-hair) solid var(--color-line-control);
    background: none;
    text-align: center;
  }
  [data-look='choice'] > li > &[aria-pressed='true'] { border-color: transparent; }
`;

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-8);
  padding-inline: var(--size-gutter);

  &[data-look='block'], &[data-look='choice'] { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  &[data-look='choice'] { padding-inline: 0; }

  @container page (max-width: 21rem) {
    &[data-look='line'] > li > ${Tile} > svg { display: none; }
    &[data-look='block'], &[data-look='choice'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
  @container page (max-width: 17rem) {
    &[data-look] { grid-template-columns: minmax(0, 1fr); }
    &[data-look='block'] > li > ${Tile} {
      grid-template: 'media label note' auto / auto minmax(0, 1fr) auto;
      align-items: center;
      gap: var(--space-12);
      min-block-size: var(--size-touch);
    }
  }
`;
