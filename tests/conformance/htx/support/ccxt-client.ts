import ccxt from 'ccxt';

/** ccxt's htx class as published, told only where the server is (htx-protocol.md section 6). */
export async function ccxtAt(host: string) {
  const rest = 'http://{hostname}';
  const exchange = new ccxt.pro.htx({
    hostname: host,
    urls: {
      hostnames: { spot: host, contract: host },
      api: {
        spot: rest,
        contract: rest,
        public: rest,
        private: rest,
        v2Public: rest,
        v2Private: rest,
        status: rest,
        ws: { api: { spot: { public: 'ws://{hostname}/ws', feed: 'ws://{hostname}/feed' } } },
      },
    },
    options: { fetchMarkets: { types: { spot: true, linear: false, inverse: false } } },
  });
  // Plain ws:// is refused until this ran; it sets no proxy.
  await exchange.loadHttpProxyAgent();
  return exchange;
}

export type Ccxt = Awaited<ReturnType<typeof ccxtAt>>;
