import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { usePairs } from '../../../state/pairs.ts';
import { seenPopupsAtom } from '../../../state/preferences.ts';
import { popupQuery } from './queries.ts';

/** The popup that this device has not seen yet, and how to remember it. It is shown once the prices stand: nobody came for it. */
export function usePopup() {
  const { isLoading } = usePairs();
  const { data, isFetched } = useQuery(popupQuery());
  const [seen, setSeen] = useAtom(seenPopupsAtom);
  const isWaiting = isLoading || !isFetched;
  const popup = data && !isWaiting && !seen.includes(data.id) ? data : null;
  return {
    popup,
    /** There is none to show: another question may be asked. */
    isOver: !isWaiting && popup === null,
    close: () => popup && setSeen([...seen, popup.id]),
  };
}
