import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { seenPopupsAtom } from '../../state/preferences.ts';
import { popupQuery } from './queries.ts';

/** The popup that this device has not seen yet, and how to remember it. */
export function usePopup() {
  const { data } = useQuery(popupQuery());
  const [seen, setSeen] = useAtom(seenPopupsAtom);
  const popup = data && !seen.includes(data.id) ? data : null;
  return { popup, close: () => popup && setSeen([...seen, popup.id]) };
}
