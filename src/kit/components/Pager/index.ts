export { usePages as usePager } from '../../layout/usePages.ts';
export * from './Pager.tsx';
