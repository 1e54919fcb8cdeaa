/** The latest backup that can be relied on, when the next one comes, and where they are kept. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/backups/page.js'
import type { BackupFacts_report$key } from '#web/__generated__/BackupFacts_report.graphql.ts'
import { StatTile } from '#web/features/dashboards/StatTile.tsx'
import { formatCount, formatTime } from '#web/ui/format.ts'

export function BackupFacts({ report }: { report: BackupFacts_report$key }) {
  const { folder, everyHours, keep, encrypted, nextAt, latest } = useFragment(
    graphql`
      fragment BackupFacts_report on BackupReport {
        folder
        everyHours
        keep
        encrypted
        nextAt
        latest {
          startedAt
          rowCount
          fileCount
          verifiedAt
        }
      }
    `,
    report,
  )
  return (
    <>
      <StatTile
        label={texts.latest()}
        count={latest ? formatTime(latest.startedAt) : texts.none()}
        note={
          latest
            ? texts.held({
                rows: formatCount(latest.rowCount ?? 0),
                files: latest.fileCount ?? 0,
                when: formatTime(latest.verifiedAt),
              })
            : texts.noneHint()
        }
      />
      <StatTile
        label={texts.next()}
        count={nextAt ? formatTime(nextAt) : texts.never()}
        note={everyHours == null ? texts.neverHint() : texts.every({ count: everyHours, keep })}
      />
      <StatTile label={texts.place()} count={folder} note={encrypted ? texts.isEncrypted() : texts.notEncrypted()} />
    </>
  )
}
