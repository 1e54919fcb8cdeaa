/** One help article: its words in both languages, its draft, and every version that was published. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useParams } from 'react-router'
import { languageChoices } from '#api/languages.rules.ts'
import * as texts from '#texts/help/editing.js'
import type { HelpArticlePageQuery } from '#web/__generated__/HelpArticlePageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { findArticle } from '../articles.ts'
import { ArticleVersions } from './ArticleVersions.tsx'
import { ArticleWords } from './ArticleWords.tsx'
import { productWords } from './productWords.ts'
import { useVersions } from './useVersions.ts'

export default function HelpArticlePage() {
  const { helpVersions } = usePage<HelpArticlePageQuery>(graphql`
    query HelpArticlePageQuery($slug: String!) @preloadable {
      helpVersions(slug: $slug) {
        ...useVersions_version
      }
    }
  `)
  const versions = useVersions(helpVersions.flatMap((one) => one ?? []))
  const article = findArticle(useParams()['slug'] ?? '')
  if (!article)
    return (
      <RecordMissing
        title={texts.missing()}
        message={texts.missingMessage()}
        back={{ to: '/admin/documentation/articles', label: texts.back() }}
      />
    )
  const { slug, title, summary } = article
  const own = productWords(article)
  return (
    <>
      <PageHeader title={title} description={summary} />
      <Stack gap="5">
        {languageChoices.map((language) => (
          <ArticleWords
            key={language}
            slug={slug}
            title={title}
            own={own[language]}
            language={language}
            versions={versions.filter((one) => one.language === language)}
          />
        ))}
        <ArticleVersions slug={slug} title={title} own={own} versions={versions} />
      </Stack>
    </>
  )
}
