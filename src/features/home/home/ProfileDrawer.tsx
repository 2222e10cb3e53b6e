import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BellIcon,
  CreditCardIcon,
  CurrencyDollarIcon,
  GearSixIcon,
  IdentificationCardIcon,
  InfoIcon,
  ShareNetworkIcon,
  ShieldCheckIcon,
  TranslateIcon,
  WalletIcon,
} from '#kit/icons';
import { SettingRow } from '#kit/SettingRow';
import { Sheet } from '#kit/Sheet';
import { Inset } from '#kit/Stack';
import { NEWS_CLASS } from '../../../contract/codes.ts';
import type { RoutePath } from '../../../domain/routes.ts';
import { GuestInvite } from '../../../parts/account/GuestInvite.tsx';
import { LanguageChoice } from '../../../parts/language/LanguageChoice.tsx';
import { languageName } from '../../../parts/language/languages.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { type ParamValues, useGo } from '../../../parts/navigation/index.ts';
import { UnreadBadge } from '../../../parts/notices/UnreadBadge.tsx';
import { FiatChoice } from '../../../parts/wallet/FiatChoice.tsx';
import { useFiat } from '../../../state/rates.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { useSite } from '../../../state/site.ts';
import { ProfileHead } from './ProfileHead.tsx';

interface ProfileDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who one is and the shortest ways to the account, as a sheet from home. */
export default function ProfileDrawer({ open, onClose }: ProfileDrawerProps) {
  const { t } = useTranslation('profile');
  const go = useGo();
  const lang = useLang();
  const { code } = useFiat();
  const site = useSite();
  const isSignedIn = useIsSignedIn();
  const [choice, setChoice] = useState<'language' | 'fiat' | null>(null);

  const leave = (path: RoutePath, params?: ParamValues) => {
    onClose();
    go.open(path, params);
  };
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('drawer.title')} flush>
        {isSignedIn ? (
          <>
            <ProfileHead />
            <SettingRow
              label={t('drawer.notifications')}
              icon={<BellIcon size={20} />}
              badge={<UnreadBadge />}
              onPress={() => leave('pages/common/article', { c_id: NEWS_CLASS.notice })}
            />
            <SettingRow
              label={t('drawer.kyc')}
              icon={<IdentificationCardIcon size={20} />}
              onPress={() => leave('pages/setting/real_mark')}
            />
            <SettingRow
              label={t('drawer.security')}
              icon={<ShieldCheckIcon size={20} />}
              onPress={() => leave('pages/setting/security')}
            />
            <SettingRow
              label={t('drawer.wallet')}
              icon={<WalletIcon size={20} />}
              onPress={() => leave('pages/setting/wallet')}
            />
            <SettingRow
              label={t('drawer.bank')}
              icon={<CreditCardIcon size={20} />}
              onPress={() => leave('pages/setting/bank')}
            />
            <SettingRow
              label={t('drawer.share')}
              icon={<ShareNetworkIcon size={20} />}
              onPress={() => leave('pages/setting/share')}
            />
          </>
        ) : (
          <Inset bottom={8}>
            <GuestInvite look="stack" title={t('drawer.guestTitle')} text={t('drawer.guestText')} onLeave={onClose} />
          </Inset>
        )}
        <SettingRow
          label={t('drawer.language')}
          icon={<TranslateIcon size={20} />}
          value={languageName(lang)}
          onPress={() => setChoice('language')}
        />
        <SettingRow
          label={t('drawer.fiat')}
          icon={<CurrencyDollarIcon size={20} />}
          value={code}
          onPress={() => setChoice('fiat')}
        />
        <SettingRow
          label={t('drawer.about', { site: site.name })}
          icon={<InfoIcon size={20} />}
          onPress={() => leave('pages/common/aboutus')}
        />
        <SettingRow
          label={t('drawer.settings')}
          icon={<GearSixIcon size={20} />}
          onPress={() => leave('pages/setting/setting')}
        />
      </Sheet>
      <LanguageChoice open={choice === 'language'} onClose={() => setChoice(null)} />
      <FiatChoice open={choice === 'fiat'} onClose={() => setChoice(null)} />
    </>
  );
}
