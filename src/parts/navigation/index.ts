export { EntryContext, useEntry, useParams } from './EntryContext.ts';
export { type MoveKind, type Mover, navigationOf, useNavigation } from './navigator.ts';
export {
  addressOf,
  isTab,
  needsLogin,
  type Params,
  type ParamValues,
  parseTarget,
  sameTarget,
  type Target,
  toTarget,
} from './target.ts';
export { type Go, useGo } from './useGo.ts';
