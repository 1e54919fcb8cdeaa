/** The articles that were found, as links. */
import { Box, HStack, Stack, Text, VisuallyHidden, chakra } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import * as texts from '#texts/help/articleList.js'
import * as counts from '#texts/help/counts.js'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import type { Article } from './articles.ts'
import { ArticleTag, ForeignTag } from './ArticleTag.tsx'
import { useArticleLink } from './useArticleLink.ts'

const Entry = chakra(Link)

export function ArticleList({ articles, open }: { articles: readonly Article[]; open: string | null }) {
  const linkTo = useArticleLink()
  return (
    <Box
      flex="1"
      overflowY="auto"
      paddingX="2"
      paddingBottom="4"
      tabIndex={0}
      role="region"
      aria-label={texts.articles()}
    >
      <VisuallyHidden role="status">{counts.articles({ count: articles.length })}</VisuallyHidden>
      {articles.length === 0 ? (
        <EmptyState kind="found" icon={SearchX} title={texts.noArticlesFound()} message={texts.tryFewerWordsOrAll()} />
      ) : (
        <Stack as="ul" gap="1" listStyleType="none">
          {articles.map(({ slug, title, summary, type, foreign }) => (
            <li key={slug}>
              <Entry
                to={linkTo(slug)}
                aria-current={slug === open}
                display="block"
                borderRadius="md"
                padding="2"
                _hover={{ bg: 'bg.muted' }}
                _currentPage={{ bg: 'brand.subtle' }}
              >
                <HStack justifyContent="space-between" alignItems="start">
                  <Text fontWeight="medium">{ownWay(title)}</Text>
                  <HStack gap="1">
                    {foreign && <ForeignTag language={foreign} />}
                    <ArticleTag type={type} />
                  </HStack>
                </HStack>
                <Text color="fg.muted" fontSize="xs">
                  {ownWay(summary)}
                </Text>
              </Entry>
            </li>
          ))}
        </Stack>
      )}
    </Box>
  )
}
