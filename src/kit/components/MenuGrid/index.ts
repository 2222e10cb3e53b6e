export { MenuGrid, type MenuGridProps, type MenuItem } from './MenuGrid.tsx';
