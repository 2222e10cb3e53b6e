/** Stands for a figure or a time that is not known. */
export const EMPTY = '–';
/** U+2212, as wide as the plus in tabular figures. */
export const MINUS = '−';
/** Stands for a balance that the user has hidden; says nothing about its length. */
export const HIDDEN = '••••';
