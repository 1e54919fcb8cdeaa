/** The library: search and categories beside the article that is open; on a phone one after the other. */
import { Box, Flex, Stack } from '@chakra-ui/react'
import { BookOpen } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useLocation } from 'react-router'
import * as texts from '#texts/help/library.js'
import type { LibraryQuery } from '#web/__generated__/LibraryQuery.graphql.ts'
import { useRead } from '#web/relay/useRead.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { ArticleList } from './ArticleList.tsx'
import { ArticleSearch } from './ArticleSearch.tsx'
import { ArticleText } from './ArticleText.tsx'
import { articleTexts } from './articleTexts.ts'
import { articles } from './articles.ts'
import { withOwn } from './ownArticles.ts'
import { rewordedArticles, rewordedTexts } from './reworded.ts'
import { searchArticles, type Wanted } from './searchArticles.ts'
import { useArticle } from './useArticle.ts'

export default function Library() {
  const { slug } = useArticle()
  // The search of the top bar gives it what it did not find.
  const sought = (useLocation().state as { find?: string } | null)?.find
  const [wanted, setWanted] = useState<Wanted>({ text: sought ?? '', category: 'All' })
  const { helpWords, offeredHelpArticles } = useRead<LibraryQuery>(
    graphql`
      query LibraryQuery {
        helpWords {
          slug
          language
          title
          summary
          text
        }
        offeredHelpArticles {
          slug
          language
          category
          type
          pages
          title
          summary
          text
        }
      }
    `,
    {},
  )
  const shown = withOwn(rewordedArticles(articles, helpWords), offeredHelpArticles)
  const words = {
    ...rewordedTexts(articleTexts, helpWords),
    ...Object.fromEntries(offeredHelpArticles.flatMap((one) => (one ? [[one.slug, one.text ?? '']] : []))),
  }
  const article = shown.find((one) => one.slug === slug)
  const found = searchArticles(shown, wanted, words)
  return (
    <Flex flex="1" minH="0" minW="0">
      <Stack
        gap="0"
        width={{ base: 'full', md: '360px' }}
        flexShrink="0"
        display={{ base: slug ? 'none' : 'flex', md: 'flex' }}
        borderInlineEndWidth={{ md: '1px' }}
        borderTopWidth="1px"
      >
        <ArticleSearch wanted={wanted} onChange={setWanted} />
        <ArticleList articles={found} open={slug} />
      </Stack>
      <Box
        flex="1"
        minW="0"
        overflowY="auto"
        borderTopWidth="1px"
        display={{ base: slug ? 'block' : 'none', md: 'block' }}
        tabIndex={0}
        role="region"
        aria-label={texts.article()}
      >
        {article ? (
          <ArticleText key={article.slug} article={article} text={words[article.slug] ?? ''} />
        ) : (
          <EmptyState
            icon={BookOpen}
            title={slug ? texts.articleNotFound() : texts.chooseAnArticle()}
            message={slug ? texts.thereIsNoArticleOf() : texts.orSearchForAWord()}
          />
        )}
      </Box>
    </Flex>
  )
}
