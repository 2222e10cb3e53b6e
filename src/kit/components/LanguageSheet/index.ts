export { type LanguageOption, LanguageSheet, type LanguageSheetProps } from './LanguageSheet.tsx';
