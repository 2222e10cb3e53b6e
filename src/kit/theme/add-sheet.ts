/** Adds rules that come with a chunk (scripts/vite/antd-styles.ts). They stand in a layer, so that their place says nothing. */
export function addSheet(css: string): void {
  const sheet = document.createElement('style');
  sheet.textContent = css;
  document.head.append(sheet);
}
