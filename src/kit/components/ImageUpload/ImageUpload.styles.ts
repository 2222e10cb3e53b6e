import styled from 'styled-components';
import { figures } from '../../figures.ts';

export const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  min-width: 0;
  container-type: inline-size;
`;

export const Label = styled.span`
  color: var(--color-text-primary);
  font: var(--type-label);
`;

export const Frame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: var(--space-12);
  min-block-size: 10rem;
  padding: var(--space-16);
  overflow: hidden;
  border: var(--stroke-control) dashed var(--color-line-control);
  border-radius: var(--radius-md);

  &[data-shape='card'] { aspect-ratio: 8 / 5; }
  &[data-shape='square'] { aspect-ratio: 1; }
  /* What a small frame does not hold may make it taller. */
  &[data-phase='empty'] { aspect-ratio: auto; }
  &:not([data-phase='empty']) {
    border-style: solid;
    border-color: var(--color-line-hairline);
    background: var(--color-bg-band);
  }
  &[data-invalid] { border-color: var(--color-status-danger-line); }

  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  &:not([data-phase='done']) > img { opacity: 0.4; }
`;

export const Limits = styled.p`
  color: var(--color-text-tertiary);
  font: var(--type-text);
  text-align: center;
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-12) var(--space-8);
  inline-size: 100%;

  & > * { flex: 1 1 10rem; }
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: var(--space-4);
  inset-inline-end: var(--space-4);
`;

/* Its own ground: the picture under it may be of any colour. */
export const Progress = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--space-8);
  inline-size: min(100%, 14rem);
  padding: var(--space-12);
  border-radius: var(--radius-sm);
  background: var(--color-bg-page);
  color: var(--color-text-primary);
  font: var(--type-label);
  text-align: center;
  ${figures}
  white-space: normal;
`;

export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  color: var(--color-text-tertiary);
  font: var(--type-text);

  & > p { flex: 1 1 12rem; }
`;

export const Sent = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  color: var(--color-text-secondary);
  font: var(--type-text);

  & > svg { color: var(--color-status-success-line); }
`;
