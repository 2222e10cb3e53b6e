export * from './ImageUpload.tsx';
export type { UploadImage } from './useUpload.ts';
