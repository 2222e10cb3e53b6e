export { KeyValue, KeyValueList, type KeyValueListProps, type KeyValueProps } from './KeyValue.tsx';
