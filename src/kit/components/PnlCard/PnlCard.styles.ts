import styled from 'styled-components';

export const Whole = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-16);
`;

export const Picture = styled.canvas`
  align-self: center;
  inline-size: 100%;
  max-inline-size: 22.5rem;
  aspect-ratio: var(--kit-picture-ratio);
  border: var(--stroke-hair) solid var(--color-line-card);
  border-radius: var(--radius-md);
  background: var(--brand-hero-bg);
`;

export const Failure = styled.p`
  color: var(--color-status-danger-text);
  font: var(--type-text);
  text-align: center;
`;
