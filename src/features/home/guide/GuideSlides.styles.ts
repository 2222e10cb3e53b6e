import styled from 'styled-components';

export const Strip = styled.div`
  display: flex;
  flex: 1;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  outline-offset: -4px;
`;

export const Slide = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  justify-content: center;
  width: 100%;
  padding: var(--space-16) var(--space-24);
  scroll-snap-align: start;
  scroll-snap-stop: always;
`;

export const Picture = styled.div`
  max-width: 20rem;
  width: 100%;
  margin: 0 auto var(--space-32);

  & > svg {
    width: 100%;
    height: auto;
  }
`;

export const SlideTitle = styled.h1`
  font: var(--type-headline);
  font-size: min(1.75rem, 13cqi);
  letter-spacing: var(--type-headline-tracking);
  overflow-wrap: anywhere;
`;

export const SlideText = styled.p`
  margin-block-start: var(--space-8);
  color: var(--color-text-secondary);
  font: var(--type-body);
`;

export const Dots = styled.div`
  display: flex;
  gap: var(--space-4);
  padding: var(--space-8) var(--space-24) var(--space-16);
`;

export const Dot = styled.i`
  width: 4px;
  height: 3px;
  border-radius: 2px;
  background: var(--color-line-strong);

  &[data-on] {
    width: 12px;
    background: var(--color-text-primary);
  }
`;
