import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#kit/Card';
import { Hero } from '#kit/Hero';
import { HeadsetIcon } from '#kit/icons';
import { RichText } from '#kit/RichText';
import { Row, Stack } from '#kit/Stack';
import type { Article } from '../../../contract/rows/news.ts';
import { useIsOffered } from '../../../parts/single-pages.ts';
import { articleTag } from '../shared/article-tag.ts';
import { ContactRows } from '../shared/ContactRows.tsx';
import { contactOf } from '../shared/contact-links.ts';
import { LanguageNote } from '../shared/LanguageNote.tsx';
import { FaqRow, NewsRow } from '../shared/PageRows.tsx';
import { useHasNews } from '../shared/queries.ts';
import { FirstQuestions } from './FirstQuestions.tsx';
import type { useFirstQuestions } from './useFirstQuestions.ts';

interface ContactViewProps {
  readonly article: Article;
  readonly questions: ReturnType<typeof useFirstQuestions>;
}

/** What the operator says of how to be reached, each way as a row, and where the answer may stand already. */
export function ContactView({ article, questions }: ContactViewProps) {
  const { t } = useTranslation('content');
  const hasFaq = useIsOffered('content.faq');
  const hasNews = useHasNews();
  const { links, html } = useMemo(() => contactOf(article.content), [article.content]);
  return (
    <>
      {html.trim() === '' ? null : (
        <Hero look="card">
          <Row gap={16} align="start">
            <HeadsetIcon size={40} />
            <Stack as="article" gap={12} grow lang={articleTag(article)}>
              <LanguageNote article={article} />
              <RichText html={html} />
            </Stack>
          </Row>
        </Hero>
      )}
      <ContactRows links={links} />
      <FirstQuestions title={t('contact.before')} questions={questions} />
      {hasFaq || hasNews ? (
        <Card look="icons" title={questions?.length === 0 ? t('contact.before') : undefined}>
          <FaqRow />
          <NewsRow />
        </Card>
      ) : null}
    </>
  );
}
