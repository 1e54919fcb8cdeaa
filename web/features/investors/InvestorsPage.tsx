/** How the university stands with investors: how many, at which stage, what is overdue, what happened last. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/investors/overview.js'
import * as pages from '#texts/investors/pages.js'
import type { InvestorsPageQuery } from '#web/__generated__/InvestorsPageQuery.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { InterestLinks } from '#web/features/interests/InterestLinks.tsx'
import { stages } from '#web/features/interests/interestWords.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { SeeAll } from '#web/ui/LinkRows.tsx'

const list = '/investors/interests'

export default function InvestorsPage() {
  const data = usePage<InvestorsPageQuery>(graphql`
    query InvestorsPageQuery @preloadable {
      investors: users(filter: { role: [INVESTOR], status: [ACTIVE] }, first: 0) {
        totalCount(exact: true)
      }
      waiting: users(filter: { role: [INVESTOR], status: [PENDING_VERIFICATION] }, first: 0) {
        totalCount(exact: true)
      }
      expressed: investmentInterests(filter: { status: [EXPRESSED] }, first: 0) {
        totalCount(exact: true)
      }
      acknowledged: investmentInterests(filter: { status: [ACKNOWLEDGED] }, first: 0) {
        totalCount(exact: true)
      }
      meeting: investmentInterests(filter: { status: [MEETING_SCHEDULED] }, first: 0) {
        totalCount(exact: true)
      }
      discussion: investmentInterests(filter: { status: [IN_DISCUSSION] }, first: 0) {
        totalCount(exact: true)
      }
      terms: investmentInterests(filter: { status: [TERM_SHEET] }, first: 0) {
        totalCount(exact: true)
      }
      invested: investmentInterests(filter: { status: [INVESTED] }, first: 0) {
        totalCount(exact: true)
      }
      overdue: investmentInterests(filter: { overdue: true }, sort: { field: NEXT_STEP_ON, direction: ASC }, first: 8) {
        totalCount(exact: true)
        edges {
          node {
            ...InterestLinks_interests
          }
        }
      }
      recent: investmentInterests(sort: { field: UPDATED_AT, direction: DESC }, first: 8) {
        totalCount(exact: true)
        edges {
          node {
            ...InterestLinks_interests
          }
        }
      }
    }
  `)
  const tiles = [
    ['expressed', stages.EXPRESSED.words, data.expressed],
    ['acknowledged', stages.ACKNOWLEDGED.words, data.acknowledged],
    ['meeting', stages.MEETING_SCHEDULED.words, data.meeting],
    ['discussion', stages.IN_DISCUSSION.words, data.discussion],
    ['terms', stages.TERM_SHEET.words, data.terms],
    ['invested', stages.INVESTED.words, data.invested],
  ] as const
  return (
    <>
      <PageHeader title={pages.overview()} description={texts.description()} />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
          <StatTile label={texts.investors()} count={data.investors.totalCount} to="/investors/directory" />
          <StatTile label={texts.waiting()} count={data.waiting.totalCount} to="/investors/directory?status=waiting" />
          {tiles.map(([stage, label, { totalCount }]) => (
            <StatTile key={stage} label={label} count={totalCount} to={`${list}?stage=${stage}`} />
          ))}
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
          <Section title={texts.overdue()}>
            <InterestLinks interests={nodesOf(data.overdue)} none={texts.nothingOverdue()} />
            <SeeAll to={`${list}?overdue=1`} shown={8} total={data.overdue.totalCount} of={texts.interests()} />
          </Section>
          <Section title={texts.recent()}>
            <InterestLinks interests={nodesOf(data.recent)} none={texts.nothingYet()} />
            <SeeAll to={list} shown={8} total={data.recent.totalCount} of={texts.interests()} />
          </Section>
        </SimpleGrid>
      </Stack>
    </>
  )
}
