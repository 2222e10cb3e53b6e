interface ImportMetaEnv {
  /** Mode of visual-tests/modes.json that a test run asks for. */
  readonly STORY_MODE?: string;
}

interface Window {
  /** Set by Loki before the page loads. */
  loki?: {
    isRunning?: boolean;
    registerPendingPromise?: (promise: Promise<unknown>) => void;
  };
  __STORYBOOK_PREVIEW__?: {
    storyStore?: unknown;
    storyStoreValue?: { extract(): Record<string, { id: string; title: string; name: string; parameters: unknown }> };
  };
}
