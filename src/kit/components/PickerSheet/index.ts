export { type PickerOption, PickerSheet, type PickerSheetProps } from './PickerSheet.tsx';
