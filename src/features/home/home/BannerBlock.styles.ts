import styled from 'styled-components';

export const BannerPlace = styled.div`
  padding-inline: var(--size-gutter);
`;
