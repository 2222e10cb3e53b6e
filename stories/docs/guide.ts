/** What the page of a component says beside what its code tells; `parameters.guide` of its stories. */
export interface ComponentGuide {
  /** When to use it, a sentence each. */
  readonly use: readonly string[];
  /** When not, and which component to take instead. */
  readonly avoid: readonly string[];
  /** Keyboard, roles, names, and what is announced. */
  readonly accessibility: readonly string[];
  /** Paths of the coming screens that it was built for, as long as no screen draws with it. */
  readonly waitsFor?: readonly string[];
}
