export type MediaKind = 'image' | 'gif' | 'audio' | 'video';
