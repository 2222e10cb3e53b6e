import { keeping } from '../../layer/loader.ts';

export const loadSanitizer = keeping(() => import('./sanitize.ts').then((module) => module.sanitize));
