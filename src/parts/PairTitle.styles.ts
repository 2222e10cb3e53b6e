import styled from 'styled-components';

export const Press = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-8);
  min-block-size: var(--size-touch);
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-text-primary);
  font: var(--type-heading);
  min-inline-size: 0;
  max-inline-size: 100%;
  white-space: nowrap;
  cursor: pointer;

  & > svg { flex: none; }
`;

export const Name = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Base = styled.span`
  font-weight: 600;
`;

export const Quote = styled.span`
  color: var(--color-text-tertiary);
  font-weight: 400;
`;
