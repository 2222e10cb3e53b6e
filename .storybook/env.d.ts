interface ImportMetaEnv {
  /** Mode of visual-tests/modes.json that a test run asks for. */
  readonly STORY_MODE?: string;
}

declare module 'virtual:token-index' {
  const tokens: readonly import('../scripts/vite/token-index.ts').TokenEntry[];
  export default tokens;
}

interface Window {
  /** Set by Loki before the page loads. */
  loki?: { isRunning?: boolean; registerPendingPromise?: (promise: Promise<unknown>) => void };
  /** Set in picture runs, for the camera. */
  pictures?: typeof import('./loki.ts').pictures;
  __STORYBOOK_PREVIEW__?: { storyStoreValue?: { extract(): Record<string, { title: string; name: string }> } };
}
