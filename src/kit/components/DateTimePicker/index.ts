export * from './DateTimePicker.tsx';
