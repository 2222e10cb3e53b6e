export * from './Heading.tsx';
export * from './Text.tsx';
