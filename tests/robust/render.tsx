import { Component, type CSSProperties, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Frames without a change after which a page is at rest, and those after which it is taken as it is. */
const QUIET_FRAMES = 2;
const MOST_FRAMES = 60;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** React draws in slices, and a frame between two of them changes nothing: it is done when the page is idle. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve));

/** Nothing changes any more, and every picture has come or failed. */
export async function rest(): Promise<void> {
  let changed = true;
  const watch = new MutationObserver(() => {
    changed = true;
  });
  // Below the fold a lazy picture neither comes nor fails.
  for (const image of document.images) image.loading = 'eager';
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let quiet = 0, frames = 0; quiet < QUIET_FRAMES && frames < MOST_FRAMES; frames += 1) {
    changed = [...document.images].some((image) => !image.complete);
    await frame();
    await idle();
    quiet = changed ? 0 : quiet + 1;
  }
  watch.disconnect();
}

/** Percent of the usual: each is looked at, one after the other. */
export const TEXT_SIZES = [100, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

interface CellProps {
  readonly onThrown: (error: unknown) => void;
  readonly children: ReactNode;
}

/** One variant, as wide as the screen; what is fixed to the screen stays in it. */
class Cell extends Component<CellProps, { readonly isDown: boolean }> {
  override state = { isDown: false };
  static getDerivedStateFromError = () => ({ isDown: true });
  override componentDidCatch(error: unknown): void {
    this.props.onThrown(error);
  }
  override render(): ReactNode {
    const style: CSSProperties = { position: 'relative', transform: 'translateZ(0)', padding: 'var(--space-16)' };
    return (
      <div data-cell style={style}>
        {this.state.isDown ? null : this.props.children}
      </div>
    );
  }
}

/**
 * Renders elements below each other, looks when they have come to rest at each of some text sizes, and takes them away. Returns
 * what was thrown, by element.
 */
export async function rendered(
  elements: readonly ReactNode[],
  look: (container: HTMLElement, textSize: TextSize) => void,
  textSizes: readonly TextSize[] = TEXT_SIZES,
): Promise<ReadonlyMap<number, unknown>> {
  const container = document.createElement('div');
  document.body.append(container);
  const thrown = new Map<number, unknown>();
  const root = createRoot(container, { onCaughtError: () => undefined });
  // A busy machine may take frames before it begins: rest() would take them for peace.
  flushSync(() =>
    root.render(
      elements
        .map((element, at) => ({ name: `variant ${at}`, at, element }))
        .map(({ name, at, element }) => (
          <Cell key={name} onThrown={(error) => thrown.set(at, error)}>
            {element}
          </Cell>
        )),
    ),
  );
  try {
    for (const textSize of textSizes) {
      document.documentElement.style.fontSize = `${textSize}%`;
      await rest();
      look(container, textSize);
    }
  } finally {
    document.documentElement.style.fontSize = '';
    root.unmount();
    container.remove();
  }
  return thrown;
}
