/** The button that reports what has no menu of its own, and the note for its author when it is hidden. */
import { Button } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { ReportButton_content$key } from '#web/__generated__/ReportButton_content.graphql.ts'
import * as texts from '#texts/moderation/report.js'
import { useReport } from './useReport.tsx'

/** `about` names it for those who do not see where the button stands. */
export function ReportButton({ content: key, about }: { content: ReportButton_content$key; about: string }) {
  const content = useFragment(
    graphql`
      fragment ReportButton_content on Reportable {
        ...useReport_content
      }
    `,
    key,
  )
  const { actions, dialog, notice } = useReport(content)
  return (
    <>
      {actions.map(({ label, onSelect }) => (
        <Button key={label} size="xs" variant="ghost" aria-label={texts.reportThe({ about })} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {notice}
      {dialog}
    </>
  )
}
