/** At the end of every page, always in the same place (WCAG 3.2.6): the articles that explain it. */
import { HStack, Link as TextLink, Text } from '@chakra-ui/react'
import { Link, useMatches } from 'react-router'
import * as texts from '#texts/help/aboutThisPage.js'
import { useApp, useViewer } from '#web/app/AppContext.tsx'
import type { PageDescription } from '#web/relay/page.tsx'
import { ownWay } from '#web/ui/ownWay.tsx'
import { audienceOf } from './audienceOf.ts'
import { pagesOfArticles } from './pagesOfArticles.ts'
import { rewordedArticles } from './reworded.ts'
import { useArticleLink } from './useArticleLink.ts'

const most = 4

export default function AboutThisPage() {
  const linkTo = useArticleLink()
  const { role } = useViewer()
  const { helpWords, offeredHelpArticles } = useApp()
  const audience = audienceOf(role)
  const path = (useMatches().at(-1)?.handle as PageDescription | undefined)?.path
  const found = pagesOfArticles
    .filter(({ pages, roles }) => path && pages.includes(path) && (!roles.length || roles.includes(audience)))
    .slice(0, most)
  // Administrators are given those of all roles.
  const own = offeredHelpArticles
    .filter((one) => path && one?.pages.includes(path) && (!one.roles.length || one.roles.includes(role)))
    .slice(0, most)
  const about = [...rewordedArticles(found, helpWords), ...own.flatMap((one) => one ?? [])]
  if (!about.length) return null
  return (
    <HStack
      as="aside"
      aria-label={texts.aboutThisPage()}
      gap="4"
      rowGap="1"
      flexWrap="wrap"
      marginTop="10"
      paddingTop="4"
      borderTopWidth="1px"
      color="fg.muted"
      fontSize="xs"
    >
      <Text fontWeight="medium">{texts.aboutThisPage()}</Text>
      {about.map(({ slug, title }) => (
        <TextLink key={slug} asChild color="brand.fg" textDecoration="underline" minH="6">
          <Link to={linkTo(slug)} preventScrollReset>
            {ownWay(title ?? slug)}
          </Link>
        </TextLink>
      ))}
    </HStack>
  )
}
