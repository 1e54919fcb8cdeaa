/** Versions of what runs, and where files and mail go. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/system/page.js'
import type { SystemFacts_query$key } from '#web/__generated__/SystemFacts_query.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { formatBytes, formatTime } from '#web/ui/format.ts'

/** Of services beside the server. */
const stateWords: Record<string, string> = {
  NONE: texts.notConfigured(),
  READY: texts.ready(),
  AWAY: texts.away(),
}

export function SystemFacts({ query }: { query: SystemFacts_query$key }) {
  const { systemReport: report, systemHealth: health } = useFragment(
    graphql`
      fragment SystemFacts_query on Query {
        systemHealth {
          memoryMb
          mail
        }
        systemReport {
          version
          node
          startedAt
          processes
          redis
          malwareScanner
          database {
            version
            embedded
            bytes
            migration
          }
          uploads {
            count
            bytes
            storage
          }
        }
      }
    `,
    query,
  )
  const { database, uploads } = report
  return (
    <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
      <Section title={texts.versions()}>
        <Facts
          facts={[
            [texts.platform(), report.version],
            [texts.node(), report.node],
            [texts.postgres(), database.embedded ? texts.embedded({ version: database.version }) : database.version],
            [texts.migration(), database.migration],
            [texts.started(), formatTime(report.startedAt)],
            [texts.processes(), String(report.processes)],
            [texts.memory(), formatBytes(health.memoryMb * 1_000_000)],
            [texts.redis(), stateWords[report.redis]],
          ]}
        />
      </Section>
      <Section title={texts.storage()}>
        <Facts
          facts={[
            [texts.database(), formatBytes(database.bytes)],
            [texts.files(), texts.filesCount({ count: uploads.count, size: formatBytes(uploads.bytes) })],
            [texts.where(), uploads.storage === 'S3' ? texts.s3() : texts.disk()],
            [texts.malwareScanner(), stateWords[report.malwareScanner]],
            [texts.mail(), health.mail === 'smtp' ? texts.smtp() : texts.outbox()],
          ]}
        />
      </Section>
    </SimpleGrid>
  )
}
