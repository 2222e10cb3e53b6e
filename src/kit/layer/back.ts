interface Entry {
  readonly id: string;
  readonly close: () => void;
}

const open: Entry[] = [];
let count = 0;
let isListening = false;

/** Entries that a navigation was put on top of: beyond them is where the user went. */
const passed = new Set<unknown>();
/** The page that the last step landed on; undefined since a layer was opened upon it. */
let landed: string | undefined;

const currentId = (): unknown => (history.state as { kitLayer?: unknown } | null)?.kitLayer;
/** What tells the entry of a page, and those of the layers above it, from other pages. */
const currentPage = (): string => JSON.stringify({ ...history.state, kitLayer: undefined });

/** A step back closes the top layer; an entry whose layer is gone is stepped over, in the direction in which one goes. */
function onPop(): void {
  const top = open.at(-1);
  const id = currentId();
  if (top && id !== top.id) {
    open.pop();
    top.close();
  } else if (!top && id !== undefined) {
    if (passed.has(id) && landed === currentPage()) history.forward();
    else {
      landed = undefined;
      history.back();
    }
    return;
  }
  if (id === undefined) landed = currentPage();
}

/** Close watchers hear Android's way back, of a <dialog> too; Safari's hear Esc alone, and its way back is one in the history. */
const isClosedByBrowser = (): boolean => 'CloseWatcher' in window && !navigator.vendor.startsWith('Apple');

/**
 * Lets the back gesture close a layer where the browser does not do so by itself. Returns what to call when the layer
 * closes in another way.
 */
export function closeOnBack(close: () => void): () => void {
  if (isClosedByBrowser()) return () => undefined;
  if (!isListening) {
    isListening = true;
    window.addEventListener('popstate', onPop);
  }
  count += 1;
  const entry = { id: `layer-${count}`, close };
  open.push(entry);
  landed = undefined;
  history.pushState({ ...history.state, kitLayer: entry.id }, '');
  return () => {
    const at = open.indexOf(entry);
    if (at < 0) return;
    open.splice(at, 1);
    // A navigation that follows at once must land on top of our entry, not under it: step back only once it is known
    // that none came.
    setTimeout(() => {
      if (currentId() === entry.id) history.back();
      else passed.add(entry.id);
    }, 0);
  };
}
