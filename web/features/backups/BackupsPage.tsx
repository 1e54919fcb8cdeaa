/** Backups: which there are, whether they can be relied on, and when the next one is made. */
import { Button, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/backups/page.js'
import * as pages from '#texts/backups/pages.js'
import type { BackupsPageMutation } from '#web/__generated__/BackupsPageMutation.graphql.ts'
import type { BackupsPageQuery } from '#web/__generated__/BackupsPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { BackupFacts } from './BackupFacts.tsx'
import { BackupList } from './BackupList.tsx'
import { useReadUntilDone } from '#web/relay/useReadUntilDone.ts'

const steps: Record<string, () => string> = {
  WAITING: texts.waiting,
  COPYING: texts.copying,
  VERIFYING: texts.verifying,
}

export default function BackupsPage() {
  const { backupReport } = usePage<BackupsPageQuery>(graphql`
    query BackupsPageQuery @preloadable {
      backupReport {
        step
        ...BackupFacts_report
        ...BackupList_report
      }
    }
  `)
  const [make, asking] = useAction<BackupsPageMutation>(
    graphql`
      mutation BackupsPageMutation {
        createBackup {
          backupReport {
            step
          }
        }
      }
    `,
    { success: { title: texts.asked() }, failure: texts.makeFailed() },
  )
  const { step } = backupReport
  const readAgain = useReadUntilDone(Boolean(step))
  return (
    <>
      <PageHeader
        title={pages.backups()}
        description={texts.description()}
        actions={
          <Button
            loading={asking}
            disabled={Boolean(step)}
            onClick={() => void make({}).then(({ ok }) => ok && readAgain())}
          >
            {texts.make()}
          </Button>
        }
      />
      <Stack gap="5">
        <Text role="status" color="fg.muted" _empty={{ display: 'none' }}>
          {step && steps[step]?.()}
        </Text>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="4">
          <BackupFacts report={backupReport} />
        </SimpleGrid>
        <BackupList report={backupReport} busy={Boolean(step)} onAsked={readAgain} />
      </Stack>
    </>
  )
}
