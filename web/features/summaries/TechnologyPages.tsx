/** The way through the pages of the public list of technologies. */
import { HStack, Link as TextLink, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import * as texts from '#texts/summaries/technologies.js'
import { technologiesPath } from './summaryPaths.ts'

export function TechnologyPages({ search, pages }: { search: URLSearchParams; pages: number }) {
  if (pages < 2) return null
  const present = Math.min(Math.max(Number(search.get('page')) || 1, 1), pages)
  const to = (page: number) => {
    const next = new URLSearchParams(search)
    next.set('page', String(page))
    return `${technologiesPath}?${next.toString()}`
  }
  return (
    <HStack as="nav" aria-label={texts.pages()} justifyContent="center">
      {present > 1 && (
        <TextLink asChild textDecoration="underline">
          <Link to={to(present - 1)}>{texts.previous()}</Link>
        </TextLink>
      )}
      <Text>{texts.pageOf({ page: String(present), pages: String(pages) })}</Text>
      {present < pages && (
        <TextLink asChild textDecoration="underline">
          <Link to={to(present + 1)}>{texts.next()}</Link>
        </TextLink>
      )}
    </HStack>
  )
}
