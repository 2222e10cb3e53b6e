import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../domain/time.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import type { Pair } from '../../../state/pairs.ts';

/** The mark of a list in which nothing is traded now: that it is closed, and when the first of it opens where that is known. */
export default function ClosedStatus({ pairs }: { readonly pairs: readonly Pair[] }) {
  const { t } = useTranslation('market');
  const lang = useLang();
  const [first] = pairs.flatMap(({ session }) => session?.next || []).sort((one, other) => one - other);
  return <LiveStatus closed={first ? t('closedUntil', { time: formatMoment(first, lang) }) : t('closed')} />;
}
