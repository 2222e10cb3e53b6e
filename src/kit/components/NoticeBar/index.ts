export { NoticeBar, type NoticeBarProps, type NoticeItem } from './NoticeBar.tsx';
