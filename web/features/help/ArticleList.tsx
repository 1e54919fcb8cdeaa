/** The articles that were found, as links. */
import { Box, HStack, Stack, Text, VisuallyHidden, chakra } from '@chakra-ui/react'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { formatMany } from '#web/ui/format.ts'
import type { Article } from './articles.ts'
import { ArticleTag } from './ArticleTag.tsx'
import { useArticleLink } from './useArticleLink.ts'

const Entry = chakra(Link)

export function ArticleList({ articles, open }: { articles: readonly Article[]; open: string | null }) {
  const linkTo = useArticleLink()
  return (
    <Box flex="1" overflowY="auto" paddingX="2" paddingBottom="4" tabIndex={0} role="region" aria-label="Articles">
      <VisuallyHidden role="status">{formatMany(articles.length, 'article')}</VisuallyHidden>
      {articles.length === 0 ? (
        <EmptyState icon={SearchX} title="No articles found" message="Try fewer words, or all categories." />
      ) : (
        <Stack as="ul" gap="1" listStyleType="none">
          {articles.map(({ slug, title, summary, type }) => (
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
                  <Text fontWeight="medium">{title}</Text>
                  <ArticleTag type={type} />
                </HStack>
                <Text color="fg.muted" fontSize="xs">
                  {summary}
                </Text>
              </Entry>
            </li>
          ))}
        </Stack>
      )}
    </Box>
  )
}
