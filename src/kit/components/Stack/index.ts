export * from './Inset.tsx';
export * from './Row.tsx';
export * from './Stack.tsx';
