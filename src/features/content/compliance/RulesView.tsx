import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { ScalesIcon } from '#kit/icons';
import { RichText } from '#kit/RichText';
import { Row, Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import type { Article } from '../../../contract/rows/news.ts';
import { formatDay } from '../../../domain/time.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { useSite } from '../../../state/site.ts';
import { articleTag } from '../shared/article-tag.ts';
import { LanguageNote } from '../shared/LanguageNote.tsx';
import { partsOf } from '../shared/sections.ts';

interface RulesViewProps {
  readonly article: Article;
  /** Stands between the head of the document and its parts. */
  readonly proof: ReactNode;
}

/** The rules as a document: whose they are and of when, and each part on paper of its own. */
export function RulesView({ article, proof }: RulesViewProps) {
  const { t } = useTranslation('content');
  const lang = useLang();
  const { name } = useSite();
  const { lead, parts } = useMemo(() => partsOf(article.content), [article.content]);
  const tag = articleTag(article);
  return (
    <>
      <Card look="text">
        <Stack gap={12}>
          <Row align="start" gap={12}>
            <ScalesIcon size={40} weight="duotone" />
            <Stack gap={4}>
              <Text look="strong">{name}</Text>
              <Text tone="secondary">{t('compliance.updated', { date: formatDay(article.update_time, lang) })}</Text>
            </Stack>
          </Row>
          <LanguageNote article={article} />
          {lead ? (
            <Stack lang={tag}>
              <RichText html={lead} />
            </Stack>
          ) : null}
        </Stack>
      </Card>
      {proof}
      {parts.map(({ title, html }) => (
        <Card key={title} look="text">
          <Stack gap={8} lang={tag}>
            <Heading look="strong">{title}</Heading>
            <RichText html={html} />
          </Stack>
        </Card>
      ))}
    </>
  );
}
