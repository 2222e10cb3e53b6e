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
  --brand-accent-text: var(--brand-hero-quiet);
  --color-status-info-text: var(--brand-hero-text);
  --color-status-info-wash: var(--color-fill-quiet);
  --color-fill-quiet: color-mix(in srgb, var(--brand-hero-fill) 45%, transparent);
  --color-fill-pressed: var(--brand-hero-fill);
  --color-skeleton-base: var(--color-fill-quiet);
  --color-line-focus: var(--brand-hero-quiet);
  --kit-logo-bg: color-mix(in srgb, var(--brand-hero-fill) 60%, var(--brand-hero-bg));
  --direction-up-text: var(--direction-up-hero);
  --direction-down-text: var(--direction-down-hero);
  --direction-flat-text: var(--direction-flat-hero);
  --direction-up-wash: color-mix(in srgb, var(--direction-up-hero) 24%, transparent);
  --direction-down-wash: color-mix(in srgb, var(--direction-down-hero) 24%, transparent);
  --kit-title-bar: 52px;
  display: contents;
  color: var(--brand-hero-text);

  & > * { background: var(--brand-hero-bg); }
`;

export const Block = styled.div`
  position: relative;
  margin: var(--space-12) var(--size-gutter) 0;
  /* The ornament has the room below the words: they never meet, however many lines there are. */
  padding: var(--space-16) var(--space-16) 2.5rem;
  border-radius: var(--radius-md);
  overflow: clip;
  container-type: inline-size;

  @container page (max-width: 17rem) { padding-block-end: var(--space-16); }

  & > svg {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: var(--space-16);
    inline-size: 6.75rem;
    block-size: 2rem;

    @container page (max-width: 17rem) { display: none; }
  }
`;
