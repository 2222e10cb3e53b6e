export * from './Tiles.tsx';
export * from './TilesSkeleton.tsx';
