/** Parts of the shell that the first drawing does not wait for; fetched beside it. */
export const loadRouter = () => import('./RouterBridge.tsx');
export const loadServices = () => import('../services/Services.tsx');
