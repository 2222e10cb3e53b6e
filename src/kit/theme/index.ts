export {
  type CanvasTokenName,
  canvasTokens,
  type ThemeName,
  type TokenName,
  type TokenVar,
} from './generated/tokens.ts';
export { ThemeRoot, type ThemeRootProps, useTheme } from './ThemeRoot.tsx';
export type { DirectionMode, Theme, ThemeChoice } from './theme-store.ts';
