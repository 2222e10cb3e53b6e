interface Entry {
  readonly id: string;
  readonly close: () => void;
}

const open: Entry[] = [];
let count = 0;
let isListening = false;

const currentId = (): unknown => (history.state as { kitLayer?: unknown } | null)?.kitLayer;

/** A step back closes the top layer; an entry whose layer is gone is stepped over. */
function onPop(): void {
  const top = open.at(-1);
  if (top && currentId() !== top.id) {
    open.pop();
    top.close();
  } else if (!top && currentId() !== undefined) history.back();
}

/**
 * Lets the back gesture close a layer where the browser does not do so by itself (those with CloseWatcher do, for a
 * <dialog>). Returns what to call when the layer closes in another way.
 */
export function closeOnBack(close: () => void): () => void {
  if ('CloseWatcher' in window) return () => undefined;
  if (!isListening) {
    isListening = true;
    window.addEventListener('popstate', onPop);
  }
  count += 1;
  const entry = { id: `layer-${count}`, close };
  open.push(entry);
  history.pushState({ ...history.state, kitLayer: entry.id }, '');
  return () => {
    const at = open.indexOf(entry);
    if (at < 0) return;
    open.splice(at, 1);
    // A navigation that follows at once must land on top of our entry, not under it: step back only once it is known
    // that none came.
    setTimeout(() => {
      if (currentId() === entry.id) history.back();
    }, 0);
  };
}
