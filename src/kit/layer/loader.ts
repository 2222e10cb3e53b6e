/** What brings a part of a chunk of its own. */
export interface Loader<Part> {
  (): Promise<Part>;
  /** It, once it has come: for the first drawing of whoever wants it then. */
  arrived?: Part;
}

/** A loader that keeps what it has brought. */
export function keeping<Part>(load: () => Promise<Part>): Loader<Part> {
  const loader: Loader<Part> = () =>
    load().then((part) => {
      loader.arrived = part;
      return part;
    });
  return loader;
}
