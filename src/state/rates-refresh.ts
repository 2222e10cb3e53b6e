import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { callQuery } from '../data/query.ts';
import { areRatesOld, ratesAtom } from './rates.ts';

/** Keeps the rates fresh in the background (readings B4); mounted once by the app. */
export function useRatesRefresh(): void {
  const [{ saveTime }, setRates] = useAtom(ratesAtom);
  const isOld = areRatesOld(saveTime, Date.now());
  const client = useQueryClient();
  const options = callQuery('common.fiatRates', {}, { enabled: isOld });
  const { data } = useQuery(options);
  useEffect(() => {
    if (!data) return;
    setRates({ rates: Array.isArray(data) ? data : [data], saveTime: Date.now() });
    // They are kept in the storage; asked again only when they are old there.
    client.removeQueries({ queryKey: ['common.fiatRates'] });
  }, [data, client, setRates]);
}
