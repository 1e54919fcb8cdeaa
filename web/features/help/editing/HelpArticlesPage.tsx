/** All help articles, which words of them the university has changed, and those that it has added. */
import { Button, HStack, Link as TextLink, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import { listed } from '#listed'
import * as texts from '#texts/help/editing.js'
import * as ours from '#texts/help/own.js'
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
import { ownWay } from '#web/ui/ownWay.tsx'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { categoryInWords } from '../articleWords.ts'
import { articles, type Article } from '../articles.ts'
import { categoryOf } from '../ownArticles.ts'
import { namesOfRoles } from '#web/features/users/roleNames.ts'
import { articlePath } from './articlePath.ts'

const AddArticle = lazy(() => import('./AddArticle.tsx'))

type Edits = HelpArticlesPageQuery$data['helpEdits']

interface Row extends Pick<Article, 'slug' | 'title' | 'category'> {
  summary?: string
  tags?: readonly string[]
  /** The names of the roles that an article of the university's own is for. */
  readers?: readonly string[]
}

export default function HelpArticlesPage() {
  const { helpEdits, helpArticles } = usePage<HelpArticlesPageQuery>(graphql`
    query HelpArticlesPageQuery @preloadable {
      helpEdits {
        slug
        language
        current
        productChanged
      }
      helpArticles {
        slug
        name
        category
        roles
      }
    }
  `)
  const [adding, setAdding] = useState(false)
  const rows: readonly Row[] = [...ownRows(helpArticles), ...articles]
  const tags = ({ slug, readers }: Row, language: 'ENGLISH' | 'ARABIC') => (
    <Tags
      own={readers !== undefined}
      edits={helpEdits.filter((one) => one?.slug === slug && one.language === language)}
    />
  )
  return (
    <>
      <PageHeader
        title={pages.articles()}
        description={texts.description()}
        actions={
          <Button onClick={() => setAdding(true)}>
            <Plus size={16} aria-hidden />
            {ours.add()}
          </Button>
        }
      />
      <Section title={pages.articles()}>
        <Filtered
          label={texts.find()}
          rows={rows}
          wordsOf={({ title, category, summary = '', tags: words = [], readers = [] }) =>
            [title, categoryInWords[category], summary, ...words, ...readers].join(' ')
          }
          shown={texts.shown}
          none={texts.none}
        >
          {(found) => (
            <SmallTable
              name={pages.articles()}
              rows={found}
              keyOf={({ slug }) => slug}
              columns={[
                {
                  header: texts.name(),
                  cell: ({ slug, title, readers }) => (
                    <HStack gap="2" wrap="wrap">
                      <TextLink asChild textDecoration="underline">
                        <Link to={articlePath(slug)}>{ownWay(title)}</Link>
                      </TextLink>
                      {readers && <Tag>{readers.length ? listed(readers) : ours.everybody()}</Tag>}
                    </HStack>
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
      {adding && (
        <Suspense fallback={null}>
          <AddArticle onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Those of the university's own first: they are few, and the newest is looked for most. */
const ownRows = (own: HelpArticlesPageQuery$data['helpArticles']): Row[] =>
  own.flatMap((one) =>
    one
      ? [
          {
            slug: one.slug,
            title: one.name ?? one.slug,
            category: categoryOf(one.category),
            readers: namesOfRoles(one.roles),
          },
        ]
      : [],
  )

function Tags({ edits, own }: { edits: Edits; own: boolean }) {
  const current = edits.find((one) => one?.current)
  const isDraft = edits.some((one) => one && !one.current)
  return (
    <HStack gap="1" wrap="wrap">
      {current && <Tag tone="success">{own ? versions.isPublished() : texts.isChanged()}</Tag>}
      {isDraft && <Tag tone="pending">{versions.isDraft()}</Tag>}
      {current?.productChanged && <Tag tone="warning">{texts.productChanged()}</Tag>}
      {!current && !isDraft && <Text color="fg.muted">{own ? ours.unwritten() : texts.isOwn()}</Text>}
    </HStack>
  )
}
