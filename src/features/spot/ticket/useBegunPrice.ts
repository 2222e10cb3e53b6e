import { useEffect, useRef } from 'react';
import { useFreshness } from '../../../state/live/freshness.ts';

/** What it needs of the ticket's form. */
interface PricedForm {
  value(field: 'price'): string;
  set(change: { readonly price: string; readonly total: string }): void;
}

/**
 * The price that the form begins with may be one that a former visit has kept. Once there is one of now (`told`; undefined before), that
 * takes its place, unless somebody has typed another meanwhile.
 */
export function useBegunPrice(form: PricedForm, symbol: string, begun: string, told: string | undefined): void {
  const isStale = useFreshness(symbol).staleSince !== null;
  const now = isStale ? undefined : told;
  const waiting = useRef(now === undefined ? begun : null);
  useEffect(() => {
    if (now === undefined || waiting.current === null) return;
    if (form.value('price') === waiting.current) form.set({ price: now, total: '' });
    waiting.current = null;
  }, [now, form]);
}
