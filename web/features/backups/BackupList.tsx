/** All backups that are kept and the attempts that failed, each with what is known of it. */
import { Button, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { listed } from '#listed'
import * as texts from '#texts/backups/list.js'
import type { BackupList_report$key } from '#web/__generated__/BackupList_report.graphql.ts'
import type { BackupListVerifyMutation } from '#web/__generated__/BackupListVerifyMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { LookTag } from '#web/ui/badges/LookTag.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { formatBytes, formatCount, formatTime } from '#web/ui/format.ts'
import { SmallTable } from '#web/ui/table/SmallTable.tsx'
import { backupLook } from './backupLook.ts'

interface Props {
  report: BackupList_report$key
  /** Whether another one is under way, beside which nothing can be asked for. */
  busy: boolean
  onAsked: () => void
}

export function BackupList({ report, busy, onAsked }: Props) {
  const { backups } = useFragment(
    graphql`
      fragment BackupList_report on BackupReport {
        backups {
          name
          startedAt
          error
          archive
          bytes
          encrypted
          version
          rowCount
          fileCount
          missing
          damaged
          verifiedAt
          problem
        }
      }
    `,
    report,
  )
  const [verify, asking] = useAction<BackupListVerifyMutation>(
    graphql`
      mutation BackupListVerifyMutation($input: VerifyBackupInput!) {
        verifyBackup(input: $input) {
          backupReport {
            step
          }
        }
      }
    `,
    { success: { title: texts.verifyAsked() }, failure: texts.verifyFailed() },
  )
  type Backup = (typeof backups)[number]
  const holds = ({ rowCount, fileCount, missing, damaged, error }: Backup) =>
    error ?? (
      <>
        {texts.rowsAndFiles({ rows: formatCount(rowCount ?? 0), files: fileCount ?? 0 })}
        {missing > 0 && <Text color="fg.warning">{texts.missing({ count: missing })}</Text>}
        {damaged > 0 && <Text color="fg.warning">{texts.damaged({ count: damaged })}</Text>}
      </>
    )
  const size = ({ bytes, encrypted }: Backup) =>
    bytes !== null && bytes !== undefined && listed([formatBytes(bytes), encrypted ? texts.encrypted() : texts.open()])
  const checked = ({ name, startedAt, archive, problem, verifiedAt }: Backup) =>
    archive && (
      <Stack gap="1" alignItems="start">
        <Text>{problem ?? (verifiedAt ? formatTime(verifiedAt) : texts.never())}</Text>
        <Button
          size="xs"
          variant="outline"
          disabled={busy || asking}
          aria-label={texts.verifyNamed({ name: formatTime(startedAt) })}
          onClick={() => void verify({ input: { name } }).then(({ ok }) => ok && onAsked())}
        >
          {texts.verify()}
        </Button>
      </Stack>
    )
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted" fontSize="sm">
        {backups.length ? texts.restoreHint() : texts.empty()}
      </Text>
      {backups.length > 0 && (
        <SmallTable
          name={texts.title()}
          rows={backups}
          keyOf={({ name }) => name}
          columns={[
            { header: texts.from(), cell: ({ startedAt }) => formatTime(startedAt) },
            { header: texts.state(), cell: (backup) => <LookTag look={backupLook(backup)} /> },
            { header: texts.holds(), cell: holds },
            { header: texts.size(), cell: size },
            { header: texts.checked(), cell: checked },
          ]}
        />
      )}
    </Section>
  )
}
