/** Help articles that may answer a request: those that are named, then those with the words of a text. */
import { Box, Heading, Link as TextLink, Stack, Text } from '@chakra-ui/react'
import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import type { Article } from '#web/features/help/articles.ts'
import { searchArticles } from '#web/features/help/searchArticles.ts'
import { useArticleLink } from '#web/features/help/useArticleLink.ts'
import { useArticles } from '#web/features/help/useArticles.ts'

const most = 4
/** Shorter words say nothing of a subject. */
const shortest = 4

interface Props {
  title: string
  /** The names of articles; empty ones are none. */
  named: readonly string[]
  text?: string
}

export function SuggestedArticles({ title, named, text = '' }: Props) {
  const linkTo = useArticleLink()
  const articles = useArticles()
  const found = foundFor(useDeferredValue(text), articles)
  const asked = named.map((slug) => articles.find((article) => article.slug === slug))
  const shown = [...new Set([...asked, ...found])].filter((one) => one !== undefined).slice(0, most)
  if (!shown.length) return null
  return (
    <Box as="aside" aria-label={title} bg="bg.muted" borderRadius="md" padding="4">
      <Heading as="h2" size="sm" marginBottom="2">
        {title}
      </Heading>
      <Stack as="ul" gap="2" listStyleType="none">
        {shown.map(({ slug, title: name, summary }) => (
          <li key={slug}>
            <TextLink asChild fontWeight="medium" textDecoration="underline">
              <Link to={linkTo(slug)} preventScrollReset>
                {name}
              </Link>
            </TextLink>
            <Text fontSize="xs" color="fg.muted">
              {summary}
            </Text>
          </li>
        ))}
      </Stack>
    </Box>
  )
}

/** Articles whose heads have one of the words, in the order of how many of the words they have. */
function foundFor(text: string, articles: readonly Article[]) {
  const words = [...new Set(text.split(/[^\p{L}\p{N}]+/u))].filter((word) => word.length >= shortest)
  const hits = words.flatMap((word) => searchArticles(articles, { text: word, category: 'All' }, {}))
  return [...Map.groupBy(hits, ({ slug }) => slug).values()]
    .sort((one, other) => other.length - one.length)
    .map(([article]) => article)
}
