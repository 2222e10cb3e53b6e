import styled from 'styled-components';

/* Ticks of the ruler fill as the password grows stronger; the word says it too. */
export const Meter = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);

  & > span {
    display: flex;
    gap: var(--space-4);
  }

  & i {
    width: 2px;
    height: 10px;
    background: var(--color-fill-strong);
  }

  &[data-strength='weak'] i:nth-child(-n + 4) {
    background: var(--color-status-danger-line);
  }

  &[data-strength='fair'] i:nth-child(-n + 8) {
    background: var(--color-status-warning-line);
  }

  &[data-strength='strong'] i {
    background: var(--color-status-success-line);
  }
`;
