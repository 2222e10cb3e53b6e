export { type SegmentTab, SegmentTabs, type SegmentTabsProps } from './SegmentTabs.tsx';
