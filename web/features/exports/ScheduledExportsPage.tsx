/** The exports that are made again and again: one's own, and for administrators those of everybody. */
import { Button, Stack } from '@chakra-ui/react'
import { CalendarClock } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/exports/page.js'
import * as pages from '#texts/exports/pages.js'
import type { ScheduledExportsPageQuery } from '#web/__generated__/ScheduledExportsPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { shownAt } from '#web/relay/scheduledExports.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { CreateScheduledExport } from './ScheduledExportForm.tsx'
import { ScheduledExport } from './ScheduledExport.tsx'

export default function ScheduledExportsPage() {
  const { scheduledExports } = usePage<ScheduledExportsPageQuery>(graphql`
    query ScheduledExportsPageQuery @preloadable {
      scheduledExports {
        id
        ...ScheduledExport_schedule
      }
    }
  `)
  const [search, setSearch] = useSearchParams()
  const shown = shownAt(search)
  return (
    <>
      <PageHeader title={pages.title()} description={texts.description()} />
      {scheduledExports.length === 0 ? (
        <EmptyState
          icon={CalendarClock}
          title={texts.none()}
          message={texts.noneYet()}
          action={
            <Button asChild>
              <Link to="?article=exporting-lists">{texts.how()}</Link>
            </Button>
          }
        />
      ) : (
        <Stack gap="5" maxW="5xl">
          {scheduledExports.map((one) => (
            <ScheduledExport key={one.id} schedule={one} />
          ))}
        </Stack>
      )}
      {shown && <CreateScheduledExport shown={shown} onClose={() => setSearch({}, { replace: true })} />}
    </>
  )
}
