/** Props of a kit's field that the form gives. */
export type Wired = 'value' | 'onChange' | 'error' | 'name' | 'ref' | 'onBlur';
