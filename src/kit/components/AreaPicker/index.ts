export { type Area, AreaPicker, type AreaPickerProps } from './AreaPicker.tsx';
