import type { Namespace } from 'i18next';
import { useTranslation } from 'react-i18next';

/** The words of a question, a toast or an error that stays: read when it is drawn, in the language of then. `t` stays in the language in which it was got. */
export const useLateT = <Ns extends Namespace>(ns: Ns) => useTranslation().i18n.getFixedT(null, ns);
