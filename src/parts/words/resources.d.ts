import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      assets: (typeof import('../../../locales/en/assets.json'))['default'];
      auth: (typeof import('../../../locales/en/auth.json'))['default'];
      chart: (typeof import('../../../locales/en/chart.json'))['default'];
      closure: (typeof import('../../../locales/en/closure.json'))['default'];
      common: (typeof import('../../../locales/en/common.json'))['default'];
      content: (typeof import('../../../locales/en/content.json'))['default'];
      funds: (typeof import('../../../locales/en/funds.json'))['default'];
      futures: (typeof import('../../../locales/en/futures.json'))['default'];
      guide: (typeof import('../../../locales/en/guide.json'))['default'];
      home: (typeof import('../../../locales/en/home.json'))['default'];
      kit: (typeof import('../../../locales/en/kit.json'))['default'];
      market: (typeof import('../../../locales/en/market.json'))['default'];
      menu: (typeof import('../../../locales/en/menu.json'))['default'];
      options: (typeof import('../../../locales/en/options.json'))['default'];
      positions: (typeof import('../../../locales/en/positions.json'))['default'];
      profile: (typeof import('../../../locales/en/profile.json'))['default'];
      prompt: (typeof import('../../../locales/en/prompt.json'))['default'];
      proof: (typeof import('../../../locales/en/proof.json'))['default'];
      questions: (typeof import('../../../locales/en/questions.json'))['default'];
      routes: (typeof import('../../../locales/en/routes.json'))['default'];
      setting: (typeof import('../../../locales/en/setting.json'))['default'];
      spot: (typeof import('../../../locales/en/spot.json'))['default'];
      trade: (typeof import('../../../locales/en/trade.json'))['default'];
      wallet: (typeof import('../../../locales/en/wallet.json'))['default'];
    };
  }
}
