import styled from 'styled-components';

/*
 * Whatever stands here is written for the page: on this ground its roles have the inks of the hero. It makes no box, so that a bar
 * in it still stays at the top of the screen.
 */
export const Ground = styled.div`
  --color-bg-page: var(--brand-hero-bg);
  --color-text-primary: var(--brand-hero-text);
  --color-text-secondary: var(--brand-hero-quiet);
  --color-text-tertiary: var(--brand-hero-quiet);
  --color-stale-text: var(--brand-hero-quiet);
  --color-fill-pressed: var(--brand-hero-tick);
  --color-skeleton-base: color-mix(in srgb, var(--brand-hero-tick) 45%, transparent);
  --color-line-focus: var(--brand-hero-quiet);
  --direction-up-text: var(--direction-up-hero);
  --direction-down-text: var(--direction-down-hero);
  --direction-flat-text: var(--direction-flat-hero);
  display: contents;
  color: var(--brand-hero-text);

  & > * { background: var(--brand-hero-bg); }
`;
