export { EntryContext, useEntry, useParams } from './EntryContext.ts';
export {
  cancelLogin,
  currentTarget,
  type Interceptor,
  interceptNavigation,
  type MoveKind,
  type Mover,
  sendToLogin,
  setLoginNotice,
  setMover,
} from './navigator.ts';
export {
  addressOf,
  isRoute,
  isTab,
  needsLogin,
  type Params,
  type ParamValues,
  parseTarget,
  sameTarget,
  type Target,
  toTarget,
} from './target.ts';
export { type Go, useGo, useInterceptor } from './useGo.ts';
