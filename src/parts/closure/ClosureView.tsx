import { useTranslation } from 'react-i18next';
import { useAnnounced } from '#kit/announce';
import { EmptyBlock } from '#kit/ListState';
import { useKitWords } from '#kit/words';
import { useClient } from '../../data/client.ts';
import { queriesOf } from '../../data/query.ts';
import type { Closure } from '../../domain/closures.ts';
import { closureAtom } from '../../state/closure.ts';

/** Maintenance, too many requests, or a place that is not served, with a way to ask again. */
export default function ClosureView({ closure }: { readonly closure: Closure }) {
  const { t } = useTranslation('closure');
  const words = useKitWords();
  const client = useClient();
  const [title, text] = [t(`${closure}.title`), t(`${closure}.text`)];
  useAnnounced(`${title} ${text}`, 'alert');
  const again = () => {
    client.store.set(closureAtom, null);
    void queriesOf(client).resetQueries({ predicate: ({ state }) => state.status === 'error' });
  };
  return <EmptyBlock picture={closure} title={title} text={text} action={{ label: words.retry, onPress: again }} />;
}
