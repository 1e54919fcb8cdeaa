/** How moderation goes: what waits, what was reported and decided, and the templates of decisions. */
import { Button, HStack, SimpleGrid, Stack } from '@chakra-ui/react'
import { Flag, ListChecks } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/moderation/overview.js'
import * as pages from '#texts/moderation/pages.js'
import type { ModerationOverviewPageQuery } from '#web/__generated__/ModerationOverviewPageQuery.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { usePage } from '#web/relay/page.tsx'
import { formatCount } from '#web/ui/format.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CountsOf } from './CountsOf.tsx'
import { DecisionTemplates } from './DecisionTemplates.tsx'
import { queuePath, reportsPath } from './moderationPaths.ts'
import { kindWords, reasonWords } from './moderationWords.ts'

/** A share in percent, with how many it is of; a dash without any. */
const share = (part: number, all: number) =>
  all ? texts.share({ percent: formatCount(Math.round((part / all) * 100)), count: all }) : texts.notYet()

const hours = (median: number | null | undefined) =>
  median == null
    ? texts.notYet()
    : median < 48
      ? texts.hours({ count: Math.round(median) })
      : texts.days({ count: Math.round(median / 24) })

export default function ModerationOverviewPage() {
  const { moderationStatistics: figures, ...data } = usePage<ModerationOverviewPageQuery>(graphql`
    query ModerationOverviewPageQuery @preloadable {
      moderationStatistics {
        waiting
        overdue
        claimed
        appealsWaiting
        withheld
        decided
        upheld
        medianHours
        appeals
        appealsDecided
        appealsGranted
        byReason {
          reason
          count
        }
        byKind {
          kind
          count
        }
      }
      ...DecisionTemplates_query
    }
  `)
  return (
    <>
      <PageHeader
        title={pages.moderation()}
        description={texts.description()}
        actions={
          <HStack wrap="wrap">
            <Button asChild variant="outline">
              <Link to={reportsPath}>
                <Flag size={16} aria-hidden />
                {pages.reported()}
              </Link>
            </Button>
            <Button asChild>
              <Link to={`${queuePath}?state=waiting`}>
                <ListChecks size={16} aria-hidden />
                {pages.queue()}
              </Link>
            </Button>
          </HStack>
        }
      />
      <Stack gap="5">
        <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
          <StatTile
            label={texts.waiting()}
            count={figures.waiting}
            to={`${queuePath}?state=waiting`}
            note={texts.ofThem({ overdue: figures.overdue, claimed: figures.claimed })}
          />
          <StatTile label={texts.appealsWaiting()} count={figures.appealsWaiting} to={`${queuePath}?state=appealed`} />
          <StatTile label={texts.withheld()} count={figures.withheld} to={`${queuePath}?state=withheld,revision`} />
          <StatTile label={texts.median()} count={hours(figures.medianHours)} />
          <StatTile label={texts.decided()} count={figures.decided} />
          <StatTile label={texts.upheld()} count={share(figures.upheld, figures.decided)} />
          <StatTile label={texts.appeals()} count={figures.appeals} />
          <StatTile label={texts.granted()} count={share(figures.appealsGranted, figures.appealsDecided)} />
        </SimpleGrid>
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5">
          <CountsOf
            title={texts.byReason()}
            header={texts.reason()}
            words={reasonWords}
            rows={figures.byReason.map(({ reason, count }) => ({ name: reason, count }))}
          />
          <CountsOf
            title={texts.byKind()}
            header={texts.kind()}
            words={kindWords}
            rows={figures.byKind.map(({ kind, count }) => ({ name: kind, count }))}
          />
        </SimpleGrid>
        <DecisionTemplates query={data} />
      </Stack>
    </>
  )
}
