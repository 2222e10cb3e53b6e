export * from './AvatarCrop.tsx';
