import styled from 'styled-components';

export const Scroll = styled.div`
  flex: 1 1 auto;
  min-height: 0;
  padding: var(--space-24) var(--space-20) var(--space-16);
  overflow-y: auto;

  & > h2 {
    font: var(--type-heading);
    letter-spacing: var(--type-heading-tracking);
  }
`;

export const Text = styled.div`
  margin-block-start: var(--space-8);
  color: var(--color-text-secondary);
  font: var(--type-text);
`;

export const Facts = styled.dl`
  margin-block-start: var(--space-16);
  padding: var(--space-4) var(--space-16);
  border-radius: var(--radius-md);
  background: var(--color-fill-quiet);

  & dt,
  & small {
    color: var(--color-text-secondary);
  }
`;

export const Extra = styled.div`
  margin-block-start: var(--space-12);
`;

export const Failed = styled.p`
  display: flex;
  gap: var(--space-8);
  margin-block-start: var(--space-12);
  color: var(--color-status-danger-text);
  font: var(--type-text);

  & > svg {
    height: 1lh;
  }
`;

/* The safe choice comes first, as it does for the keyboard: left, or above where both do not fit beside each other. */
export const Buttons = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--space-8);
  padding: 0 var(--space-20) var(--space-20);

  & > * {
    flex: 1 1 7rem;
    /* Words that do not fit beside the other button go below it, whole. */
    min-inline-size: fit-content;
    padding-inline: var(--space-12);
  }
`;
