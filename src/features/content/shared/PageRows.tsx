import { useTranslation } from 'react-i18next';
import { NewspaperIcon, QuestionIcon } from '#kit/icons';
import { SettingRow } from '#kit/SettingRow';
import { useGo } from '../../../parts/navigation/index.ts';
import { useIsOffered } from '../../../parts/single-pages.ts';
import { useHasNews } from './queries.ts';

/** Leads to the news, where this server has them. */
export function NewsRow() {
  const { t } = useTranslation('content');
  const go = useGo();
  if (!useHasNews()) return null;
  return (
    <SettingRow
      icon={<NewspaperIcon size={20} />}
      label={t('article.news')}
      onPress={() => go.open('pages/common/article')}
    />
  );
}

/** Leads to the questions that are asked often, where this server has them. */
export function FaqRow() {
  const { t } = useTranslation('content');
  const go = useGo();
  if (!useIsOffered('content.faq')) return null;
  return (
    <SettingRow icon={<QuestionIcon size={20} />} label={t('faq.title')} onPress={() => go.open('pages/common/faq')} />
  );
}
