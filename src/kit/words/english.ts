/** The kit's own few words, in English; locales/<lang>/kit.json holds the same keys. */
export const ENGLISH = {
  back: 'Back',
  close: 'Close',
  cancel: 'Cancel',
  clear: 'Clear',
  loading: 'Loading',
  retry: 'Try again',
  copy: 'Copy',
  copied: 'Copied',
  noMore: 'No more entries',
  noMatch: 'Nothing found',
  search: 'Search',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  strengthWeak: 'Weak password',
  strengthFair: 'Fair password',
  strengthStrong: 'Strong password',
  increase: 'Increase {{label}}',
  decrease: 'Decrease {{label}}',
  recent: 'Recent',
  page: 'Page {{page}} of {{pages}}',
  typeToConfirm: 'Type {{word}} to confirm',
  failed: 'That did not work. Try again',
} as const;

/** A text for each of the kit's words. */
export type KitWords = { readonly [Key in keyof typeof ENGLISH]: string };
