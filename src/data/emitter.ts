/** A set of listeners. */
export interface Emitter<Event> {
  emit(event: Event): void;
  on(listener: (event: Event) => void): () => void;
}

/** Makes an emitter; a listener added twice is called once. */
export function emitter<Event>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit: (event) => {
      for (const listener of [...listeners]) listener(event);
    },
    on: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
