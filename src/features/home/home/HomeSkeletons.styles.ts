import styled from 'styled-components';

export const TotalPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  padding-block: var(--space-4);
`;

export const MenuPlace = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-12) 0;
  padding: var(--space-8) var(--size-gutter) var(--space-24);

  @container page (max-width: 17rem) { grid-template-columns: repeat(2, 1fr); }
`;

export const MenuPlaceItem = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-8);
`;

export const NoticePlace = styled.div`
  display: flex;
  align-items: center;
  min-height: var(--size-touch);
  padding-inline: var(--size-gutter);
`;

/** All that loads, named as busy without a box of its own. */
export const Places = styled.div`
  display: contents;
`;
