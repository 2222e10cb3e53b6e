import AntdInput from 'antd-mobile/es/components/input';
import styled from 'styled-components';

/** Text and placeholder have antd-mobile's colours; the input fills its line, and the box around it shows the focus. */
export const Line = styled(AntdInput)`
  flex: 1;
  align-items: stretch;
  min-width: 0;
  min-height: 0;
  color: var(--color-text-primary);
  opacity: 1;

  & > input {
    min-height: 0;
    text-overflow: ellipsis;
  }

  & > input:focus-visible {
    outline: none;
  }

  & > input::placeholder {
    opacity: 1;
  }

  & > input:disabled {
    color: var(--color-text-disabled);
    -webkit-text-fill-color: currentColor;
  }
`;
