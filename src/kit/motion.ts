/** Whether the device asks for less motion. Styles ask by media query; this is for what scrolls or plays by script. */
export const wantsStillness = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
