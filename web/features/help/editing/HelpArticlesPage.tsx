/** All help articles, and which words of them the university has changed. */
import { HStack, Link as TextLink, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/help/editing.js'
import * as pages from '#texts/help/pages.js'
import * as versions from '#texts/ui/versions.js'
import type {
  HelpArticlesPageQuery,
  HelpArticlesPageQuery$data,
} from '#web/__generated__/HelpArticlesPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Filtered } from '#web/ui/Filtered.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { categoryInWords } from '../articleWords.ts'
import { articles, type Article } from '../articles.ts'
import { articlePath } from './articlePath.ts'

type Edits = HelpArticlesPageQuery$data['helpEdits']

export default function HelpArticlesPage() {
  const { helpEdits } = usePage<HelpArticlesPageQuery>(graphql`
    query HelpArticlesPageQuery @preloadable {
      helpEdits {
        slug
        language
        current
        productChanged
      }
    }
  `)
  const tags = ({ slug }: Article, language: 'ENGLISH' | 'ARABIC') => (
    <Tags edits={helpEdits.filter((one) => one?.slug === slug && one.language === language)} />
  )
  return (
    <>
      <PageHeader title={pages.articles()} description={texts.description()} />
      <Section title={pages.articles()}>
        <Filtered
          label={texts.find()}
          rows={articles}
          wordsOf={({ title, category, summary, tags: words }) =>
            [title, categoryInWords[category], summary, ...words].join(' ')
          }
          shown={texts.shown}
          none={texts.none}
        >
          {(rows) => (
            <SmallTable
              name={pages.articles()}
              rows={rows}
              keyOf={({ slug }) => slug}
              columns={[
                {
                  header: texts.name(),
                  cell: ({ slug, title }) => (
                    <TextLink asChild textDecoration="underline">
                      <Link to={articlePath(slug)}>{title}</Link>
                    </TextLink>
                  ),
                },
                { header: texts.category(), cell: ({ category }) => categoryInWords[category] },
                { header: versions.english(), cell: (article) => tags(article, 'ENGLISH') },
                { header: versions.arabic(), cell: (article) => tags(article, 'ARABIC') },
              ]}
            />
          )}
        </Filtered>
      </Section>
    </>
  )
}

function Tags({ edits }: { edits: Edits }) {
  const current = edits.find((one) => one?.current)
  const isDraft = edits.some((one) => one && !one.current)
  return (
    <HStack gap="1" wrap="wrap">
      {current && <Tag tone="success">{texts.isChanged()}</Tag>}
      {isDraft && <Tag tone="pending">{versions.isDraft()}</Tag>}
      {current?.productChanged && <Tag tone="warning">{texts.productChanged()}</Tag>}
      {!current && !isDraft && <Text color="fg.muted">{texts.isOwn()}</Text>}
    </HStack>
  )
}
