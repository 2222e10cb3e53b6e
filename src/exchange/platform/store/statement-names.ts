/** Statements that are known by name; others are parsed each time. */
const MOST = 200;

/** Names for statements that come again, by their texts. */
export class StatementNames {
  private readonly names = new Map<string, string>();

  /** The name of a statement; undefined where there are too many already. */
  of(text: string): string | undefined {
    if (!this.names.has(text) && this.names.size < MOST) this.names.set(text, `s${this.names.size}`);
    return this.names.get(text);
  }
}
