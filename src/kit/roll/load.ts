/** Lets the digits of a figure roll whenever its text changes, where they may; the ref of its element. Until that is fetched they stand plain. */
export function rollDigits(element: HTMLElement | null): void {
  if (element)
    import('./digits.ts').then(
      (module) => module.watchDigits(element),
      () => undefined,
    );
}
