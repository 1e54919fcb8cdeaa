/** An export that is made again and again: when, what became of it, and what can be done with it. */
import { Box, Button, Flex, Heading, HStack, Text } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { isoDay, universityDay } from '#api/universityDay.rules.ts'
import { listInWords } from '#api/features/exports/listInWords.rules.ts'
import * as texts from '#texts/exports/page.js'
import { dotted } from '#listed'
import type { ScheduledExport_schedule$key } from '#web/__generated__/ScheduledExport_schedule.graphql.ts'
import { useApp } from '#web/app/AppContext.tsx'
import { useDownload } from '#web/relay/useDownload.ts'
import { Card } from '#web/ui/Card.tsx'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Tag } from '#web/ui/badges/Tag.tsx'
import { formatBytes, formatCount, formatTime } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { formatInWords, lookOfRun, rhythmInWords } from './exportWords.ts'
import { ScheduleMenu } from './ScheduleMenu.tsx'

export function ScheduledExport({ schedule: key }: { schedule: ScheduledExport_schedule$key }) {
  const schedule = useFragment(
    graphql`
      fragment ScheduledExport_schedule on ScheduledExport {
        name
        list
        format
        isFiltered
        rhythm
        weekday
        monthDay
        time
        paused
        nextAt
        owner {
          userId: id
          name
        }
        runs {
          id
          number
          dueAt
          state
          rowCount
          bytes
          error
          createdAt
          canDownload
        }
        ...ScheduleMenu_schedule
      }
    `,
    key,
  )
  const { viewer } = useApp()
  const [download, pending] = useDownload()
  const { name, list, format, isFiltered, paused, nextAt, owner, runs } = schedule
  const file = (createdAt: string) =>
    `${name} ${isoDay(universityDay(new Date(createdAt)))}.${format === 'BIBTEX' ? 'bib' : format.toLowerCase()}`
  type Run = (typeof runs)[number]
  const get = ({ number, createdAt, canDownload }: Run) =>
    canDownload && (
      <Button
        size="xs"
        variant="outline"
        disabled={pending}
        aria-label={texts.downloadOf({ name, time: formatTime(createdAt) })}
        onClick={() => void download(`/api/scheduled-exports/${number}`, file(createdAt))}
      >
        <Download size={14} aria-hidden />
        {texts.download()}
      </Button>
    )
  return (
    <Card>
      <Flex justifyContent="space-between" gap="3">
        <Box minW="0">
          <HStack gap="2" flexWrap="wrap">
            <Heading as="h2" size="md" dir="auto" overflowWrap="anywhere">
              {name}
            </Heading>
            {paused && <Tag tone="neutral">{texts.paused()}</Tag>}
          </HStack>
          <Text color="fg.muted">
            {dotted([
              isFiltered ? texts.partOf({ list: listInWords(list) }) : listInWords(list),
              formatInWords(format),
              rhythmInWords(schedule),
              ...(paused ? [] : [texts.next({ time: formatTime(nextAt) })]),
              ...(owner && owner.userId !== viewer?.userId ? [texts.by({ name: owner.name })] : []),
            ])}
          </Text>
        </Box>
        <ScheduleMenu schedule={schedule} />
      </Flex>
      {runs.length === 0 ? (
        <Text color="fg.muted">{texts.noRuns()}</Text>
      ) : (
        <SmallTable
          name={texts.runsOf({ name })}
          rows={runs}
          keyOf={({ id }) => id}
          columns={[
            {
              header: texts.when(),
              cell: ({ createdAt, dueAt }) => (
                <Box minW="max-content">
                  {formatTime(dueAt ?? createdAt)}
                  {!dueAt && <Text color="fg.muted">{texts.byHand()}</Text>}
                </Box>
              ),
            },
            {
              header: texts.result(),
              cell: (run) => (
                <HStack gap="2" wrap="wrap">
                  <LookTag look={lookOfRun(run.state)} />
                  {run.error}
                  {get(run)}
                </HStack>
              ),
            },
            { header: texts.rows(), number: true, cell: ({ rowCount }) => rowCount != null && formatCount(rowCount) },
            { header: texts.size(), number: true, cell: ({ bytes }) => bytes != null && formatBytes(bytes) },
          ]}
        />
      )}
    </Card>
  )
}
