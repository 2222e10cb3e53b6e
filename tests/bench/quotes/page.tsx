import '#kit/fonts.css';
import '#kit/theme.css';
import { makeFrames } from './feed.ts';
import { mountByHand, shownText } from './hand.ts';
import { mountProduct, type Scene, type Side } from './product.tsx';

/** What run.ts drives: mount one side, run frames, read the text. */
export interface Bench {
  mount(kind: 'product' | 'hand', scene: Scene): void;
  /** Runs this many animation frames of updates; resolves after the last is painted, to the ms spent in writing. */
  run(frames: number): Promise<number>;
  text(): string;
  unmount(): void;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

const host = document.querySelector<HTMLElement>('#root');
if (!host) throw new Error('The page has no root');
const frames = makeFrames(400);
const markup = new Map<Scene, string>();
let side: Side | null = null;
let at = 0;

/** Markup of the product, drawn once: the hand-written side shows exactly the same rows. */
function markupOf(scene: Scene, root: HTMLElement): string {
  const known = markup.get(scene);
  if (known !== undefined) return known;
  const product = mountProduct(root, scene);
  const html = root.innerHTML;
  product.dispose();
  markup.set(scene, html);
  return html;
}

const nextFrame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

window.bench = {
  mount(kind, scene) {
    const html = markupOf(scene, host);
    side = kind === 'product' ? mountProduct(host, scene) : mountByHand(host, scene, html);
    at = 0;
  },
  async run(count) {
    let writing = 0;
    for (let i = 0; i < count; i += 1) {
      await nextFrame();
      const frame = frames[at % frames.length];
      at += 1;
      const start = performance.now();
      if (frame) side?.frame(frame);
      writing += performance.now() - start;
    }
    await nextFrame();
    await nextFrame();
    return writing;
  },
  text: () => shownText(host),
  unmount() {
    side?.dispose();
    side = null;
  },
};
document.documentElement.dataset.ready = '';
