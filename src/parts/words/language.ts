/** The client's words in one language, by the files of locales/; what the exchange says is not among them. */
export interface Language {
  /** What home shows, and what every screen may: in the language's own chunk. */
  readonly first: Readonly<Record<string, object>>;
  /** The rest, a chunk a namespace: it comes with the screens that show it. */
  readonly later: Readonly<Record<string, () => Promise<unknown>>>;
}
