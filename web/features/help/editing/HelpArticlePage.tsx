/** One help article: its words in both languages, its draft, and every version that was published. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useParams } from 'react-router'
import { languageChoices } from '#api/languages.rules.ts'
import * as texts from '#texts/help/editing.js'
import type { HelpArticlePageQuery } from '#web/__generated__/HelpArticlePageQuery.graphql.ts'
import { inReadersLanguage } from '#web/features/firstSteps/inReadersLanguage.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { findArticle } from '../articles.ts'
import { ArticleDetails } from './ArticleDetails.tsx'
import { articlesPath } from './articlePath.ts'
import { ArticleVersions } from './ArticleVersions.tsx'
import { ArticleWords } from './ArticleWords.tsx'
import { productWords } from './productWords.ts'
import { useVersions } from './useVersions.ts'

export default function HelpArticlePage() {
  const { helpVersions, helpArticle } = usePage<HelpArticlePageQuery>(graphql`
    query HelpArticlePageQuery($slug: String!, $number: Int!) @preloadable {
      helpVersions(slug: $slug) {
        ...useVersions_version
      }
      helpArticle(number: $number) {
        name
        summary
        steps {
          title
          titleArabic
        }
        ...ArticleDetails_article
      }
    }
  `)
  const versions = useVersions(helpVersions.flatMap((one) => one ?? []))
  const slug = useParams()['slug'] ?? ''
  const article = findArticle(slug)
  if (!article && !helpArticle)
    return (
      <RecordMissing
        title={texts.missing()}
        message={texts.missingMessage()}
        back={{ to: articlesPath, label: texts.back() }}
      />
    )
  const own = article && productWords(article)
  /** Whether readers would not get it at all without this language. */
  const isLast = (language: string) => !versions.some((one) => one.current && one.language !== language)
  const steps = (helpArticle?.steps ?? []).flatMap((step) =>
    step ? inReadersLanguage(step.title, step.titleArabic) : [],
  )
  const title = article?.title ?? helpArticle?.name ?? slug
  return (
    <>
      <PageHeader title={title} description={article?.summary ?? helpArticle?.summary} />
      <Stack gap="5">
        {helpArticle && <ArticleDetails article={helpArticle} published={versions.some(({ current }) => current)} />}
        {languageChoices.map((language) => (
          <ArticleWords
            key={language}
            slug={slug}
            title={title}
            own={own?.[language] ?? null}
            language={language}
            versions={versions.filter((one) => one.language === language)}
            steps={isLast(language) ? steps : []}
          />
        ))}
        <ArticleVersions slug={slug} title={title} versions={versions} {...(own ? { own } : {})} />
      </Stack>
    </>
  )
}
