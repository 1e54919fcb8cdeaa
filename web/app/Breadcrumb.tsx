/** The way to the current page, made from the descriptions of pages: the dashboard, the pages that it is under, and its name. */
import { chakra, HStack } from '@chakra-ui/react'
import { Link, useMatches } from 'react-router'
import * as texts from '#texts/app/breadcrumb.js'
import type { PageDescription } from '#web/relay/page.tsx'
import { usePageName } from '#web/ui/pageName.ts'
import { oneLine } from '#web/ui/ownWay.tsx'
import { useViewer } from './AppContext.tsx'
import { homeOf } from './homes.ts'
import { pagesAbove } from './pagesAbove.ts'
import { useOpenPages } from './PagesContext.tsx'

type Step = Pick<PageDescription, 'path' | 'title'>

const StepLink = chakra(Link)

export function Breadcrumb() {
  const viewer = useViewer()
  const open = useOpenPages()
  const named = usePageName()
  const page = useMatches().at(-1)?.handle as PageDescription | undefined
  const home = homeOf(viewer)
  if (!page?.path || page.path === home) return null
  const here = named ?? page.title
  const steps: Step[] = [{ path: home, title: texts.dashboard() }, ...pagesAbove(page, open)]
  return (
    <chakra.nav aria-label={texts.breadcrumb()} marginBottom="2" fontSize="sm" color="fg.muted">
      <HStack as="ol" gap="1.5" listStyleType="none" flexWrap="wrap">
        {steps.map(({ path, title }) => (
          <HStack as="li" key={path} gap="1.5">
            <StepLink to={path} _hover={{ color: 'fg', textDecoration: 'underline' }}>
              {title}
            </StepLink>
            <span aria-hidden>/</span>
          </HStack>
        ))}
        <chakra.li aria-current="page" maxW={{ base: '60vw', md: 'xl' }} {...oneLine(here)}>
          {here}
        </chakra.li>
      </HStack>
    </chakra.nav>
  )
}
