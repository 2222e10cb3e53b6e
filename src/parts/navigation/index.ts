export { EntryContext, useEntry, useNamed, useParams } from './EntryContext.ts';
export { type MoveKind, navigationOf, useNavigation } from './navigator.ts';
export {
  addressOf,
  isTab,
  needsLogin,
  type ParamValues,
  parseTarget,
  sameTarget,
  type Target,
  toTarget,
} from './target.ts';
export { useGo } from './useGo.ts';
