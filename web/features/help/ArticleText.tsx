/** One article to read. */
import { Button, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import * as texts from '#texts/help/articleText.js'
import { writtenIn } from '#web/app/language/writtenIn.ts'
import { MarkdownText } from '#web/ui/Markdown.tsx'
import type { Article } from './articles.ts'
import { ArticleTag, ForeignTag } from './ArticleTag.tsx'
import { categoryInWords } from './articleWords.ts'
import { useArticleLink } from './useArticleLink.ts'

interface Props {
  article: Article
  text: string
}

export function ArticleText({ article, text }: Props) {
  const linkTo = useArticleLink()
  // Articles name each other as `?article=slug`; the page below keeps its own part of the address.
  const linkOf = useCallback(
    (href: string) => (href.startsWith('?article=') ? linkTo(href.slice('?article='.length)) : href),
    [linkTo],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [article.slug])
  return (
    <Stack as="article" gap="3" padding={{ base: '4', md: '6' }} maxW="3xl">
      <Button asChild variant="ghost" size="sm" alignSelf="start" hideFrom="md">
        <Link to={linkTo('')}>
          <ArrowLeft size={16} aria-hidden />
          {texts.allArticles()}
        </Link>
      </Button>
      <HStack gap="2" color="fg.muted" fontSize="xs">
        <Text>{categoryInWords[article.category]}</Text>
        <ArticleTag type={article.type} />
        {article.foreign && <ForeignTag language={article.foreign} />}
      </HStack>
      <Stack gap="3" {...(article.foreign ? writtenIn(article.foreign) : {})}>
        <Heading as="h2" size="xl" ref={heading} tabIndex={-1} outline="none">
          {article.title}
        </Heading>
        <Text color="fg.muted">{article.summary}</Text>
        <MarkdownText under={2} linkOf={linkOf}>
          {text}
        </MarkdownText>
      </Stack>
    </Stack>
  )
}
