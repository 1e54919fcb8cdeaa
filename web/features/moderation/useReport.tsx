/** 'Report' in the menu of what others wrote, its form, and for its author the note that moderators have hidden it. */
import { Alert, Link as TextLink } from '@chakra-ui/react'
import { Flag } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/moderation/report.js'
import type { useReport_content$key } from '#web/__generated__/useReport_content.graphql.ts'
import { useFeature } from '#web/app/useFeature.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { lazily } from '#web/ui/overlay/lazily.ts'
import { ownModerationPath } from './moderationPaths.ts'

const ReportDialog = lazily(async () => ({ default: (await import('./ReportDialog.tsx')).ReportDialog }))

interface Report {
  actions: MenuAction[]
  dialog: ReactNode
  notice: ReactNode
}

export function useReport(key: useReport_content$key | null | undefined): Report {
  const content = useFragment(
    graphql`
      fragment useReport_content on Reportable {
        id
        canReport
        withheld
      }
    `,
    key,
  )
  const [open, setOpen] = useState(false)
  const reports = useFeature('CONTENT_REPORTS')
  return {
    actions:
      reports && content?.canReport ? [{ label: texts.report(), icon: Flag, onSelect: () => setOpen(true) }] : [],
    dialog: content && open && (
      <Suspense>
        <ReportDialog id={content.id} onClose={() => setOpen(false)} />
      </Suspense>
    ),
    notice: content?.withheld && <WithheldNotice />,
  }
}

const WithheldNotice = () => (
  <Alert.Root status="warning">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{texts.withheld()}</Alert.Title>
      <Alert.Description>
        <TextLink asChild textDecoration="underline">
          <Link to={ownModerationPath}>{texts.readWhy()}</Link>
        </TextLink>
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
)
