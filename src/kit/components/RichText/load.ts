export const loadSanitizer = () => import('./sanitize.ts').then((module) => module.sanitize);
