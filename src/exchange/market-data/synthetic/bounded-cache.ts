import { BoundedMap } from '../../platform/bounded-map.ts';

/** Keeps the values made last, so that neighbours need not be made again. */
export class BoundedCache<Value> {
  private readonly values: BoundedMap<number, Value>;

  constructor(most: number) {
    this.values = new BoundedMap(most);
  }

  get(key: number, make: () => Value): Value {
    const found = this.values.get(key);
    if (found !== undefined) return found;
    const made = make();
    this.values.set(key, made);
    return made;
  }
}
