/** Where an article of the university's own stands, for whom it is and what it explains; it is changed and deleted here. */
import { Button, chakra, HStack, Link as TextLink, Stack } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as rules from '#texts/help/rules.js'
import * as texts from '#texts/help/own.js'
import type { ArticleDetails_article$key } from '#web/__generated__/ArticleDetails_article.graphql.ts'
import { namesOfRoles } from '#web/features/users/roleNames.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { listed } from '#listed'
import { articleParameter } from '../article.overlay.ts'
import { categoryInWords, typeInWords } from '../articleWords.ts'
import { categoryOf, typeOf } from '../ownArticles.ts'
import { useArticleLink } from '../useArticleLink.ts'
import { useDeleteArticle } from './useDeleteArticle.ts'

const EditArticle = lazy(() => import('./EditArticle.tsx'))

interface Props {
  article: ArticleDetails_article$key
  /** Whether readers get it in either language. */
  published: boolean
}

export function ArticleDetails({ article: key, published }: Props) {
  const article = useFragment(
    graphql`
      fragment ArticleDetails_article on HelpArticle {
        id
        slug
        name
        category
        type
        roles
        pages
        ...EditArticle_article
      }
    `,
    key,
  )
  const { id, slug, category, type, roles, pages } = article
  const name = article.name ?? slug
  const [editing, setEditing] = useState(false)
  const remove = useDeleteArticle({ id, name })
  const linkTo = useArticleLink()
  return (
    <Section title={texts.details()}>
      <Facts
        facts={[
          [rules.category(), categoryInWords[categoryOf(category)]],
          [rules.type(), typeInWords[typeOf(type)]],
          [texts.readers(), roles.length ? listed(namesOfRoles(roles)) : texts.everybody()],
          [texts.link(), <Code key="link">{`?${articleParameter}=${slug}`}</Code>],
          [rules.pages(), pages.length > 0 && <Pages key="pages" pages={pages} />],
        ]}
      />
      <HStack gap="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => setEditing(true)}>
          <Pencil size={14} aria-hidden />
          {texts.edit()}
        </Button>
        {published ? (
          <TextLink asChild textDecoration="underline" fontSize="sm">
            <Link to={linkTo(slug)} preventScrollReset>
              {texts.read()}
            </Link>
          </TextLink>
        ) : (
          <Button size="sm" variant="outline" onClick={remove}>
            <Trash2 size={14} aria-hidden />
            {texts.delete()}
          </Button>
        )}
      </HStack>
      {editing && (
        <Suspense fallback={null}>
          <EditArticle article={article} name={name} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Section>
  )
}

const Code = ({ children }: { children: string }) => (
  <chakra.code dir="ltr" fontFamily="mono" fontSize="0.9em" overflowWrap="anywhere">
    {children}
  </chakra.code>
)

const Pages = ({ pages }: { pages: readonly string[] }) => (
  <Stack gap="0.5" alignItems="start">
    {pages.map((page) => (
      <Code key={page}>{page}</Code>
    ))}
  </Stack>
)
