import AntdButton from 'antd-mobile/es/components/button';
import styled from 'styled-components';

/** antd-mobile's button without its paint: the part that stands on it says how it looks, at rest and pressed. */
export const BareButton = styled(AntdButton)`
  border-radius: 0;
  opacity: 1;
  transition: none;

  &::before { display: none; }
  & > span { display: contents; }
`;
