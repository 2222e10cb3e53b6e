import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const AGAIN_MS = 3000;

/** Tries to load until it succeeds: for parts without which the screen stands, and which come when the network is back. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}

/** A component that comes late, and whose absence does no harm: a plain `lazy` would take the screen down when its chunk fails. */
export const lateComponent = <Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => untilLoaded(load));
