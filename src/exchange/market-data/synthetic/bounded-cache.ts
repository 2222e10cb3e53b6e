/** Keeps the values made last, so that neighbours need not be made again. The one made first goes first. */
export class BoundedCache<Value> {
  private readonly values = new Map<number, Value>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: number, make: () => Value): Value {
    const found = this.values.get(key);
    if (found !== undefined) return found;
    const made = make();
    this.values.set(key, made);
    if (this.values.size > this.most) {
      const oldest = this.values.keys().next();
      if (!oldest.done) this.values.delete(oldest.value);
    }
    return made;
  }
}
