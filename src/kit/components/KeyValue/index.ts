export { KeyValue, KeyValueList, type KeyValueProps } from './KeyValue.tsx';
