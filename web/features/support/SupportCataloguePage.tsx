/** What innovation support is offered for and how fast, and the researcher's own requests. */
import { Button, SimpleGrid, Stack } from '@chakra-ui/react'
import { GraduationCap, Microscope, Plus, Scale } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/support/catalogue.js'
import * as pages from '#texts/support/pages.js'
import type { SupportCataloguePageQuery } from '#web/__generated__/SupportCataloguePageQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SuggestedArticles } from './SuggestedArticles.tsx'
import { SupportLinks } from './SupportLinks.tsx'
import { askingPath } from './supportPaths.ts'
import { SupportServices } from './SupportServices.tsx'

export default function SupportCataloguePage() {
  const { supportCategories, open, past } = usePage<SupportCataloguePageQuery>(graphql`
    query SupportCataloguePageQuery @preloadable {
      supportCategories(filter: { active: true }, first: 100) {
        edges {
          node {
            article
            ...SupportServices_categories
          }
        }
      }
      open: supportRequests(
        filter: { status: [DRAFT, SUBMITTED, TRIAGED, IN_PROGRESS, WAITING_FOR_RESEARCHER] }
        first: 50
      ) {
        edges {
          node {
            ...SupportLinks_requests
          }
        }
      }
      past: supportRequests(
        filter: { status: [RESOLVED, CLOSED] }
        sort: { field: UPDATED_AT, direction: DESC }
        first: 50
      ) {
        edges {
          node {
            ...SupportLinks_requests
          }
        }
      }
    }
  `)
  const categories = nodesOf(supportCategories)
  const resolved = nodesOf(past)
  return (
    <>
      <PageHeader
        title={pages.support()}
        description={texts.description()}
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={`${askingPath}/ip-legal`}>
                <Scale size={16} aria-hidden />
                {texts.ipLegal()}
              </Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={`${askingPath}/facilities`}>
                <Microscope size={16} aria-hidden />
                {texts.facilities()}
              </Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={`${askingPath}/expert-support`}>
                <GraduationCap size={16} aria-hidden />
                {texts.experts()}
              </Link>
            </Button>
            {categories.length > 0 && (
              <Button asChild>
                <Link to={`${askingPath}/new-request`}>
                  <Plus size={16} aria-hidden />
                  {pages.newRequest()}
                </Link>
              </Button>
            )}
          </>
        }
      />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 1, lg: resolved.length ? 2 : 1 }} gap="5" alignItems="start">
          <Section title={texts.open()}>
            <SupportLinks requests={nodesOf(open)} none={texts.noOpen()} />
          </Section>
          {resolved.length > 0 && (
            <Section title={texts.past()}>
              <SupportLinks requests={resolved} none="" />
            </Section>
          )}
        </SimpleGrid>
        <SupportServices categories={categories} />
        <SuggestedArticles title={texts.articles()} named={categories.map(({ article }) => article)} />
      </Stack>
    </>
  )
}
