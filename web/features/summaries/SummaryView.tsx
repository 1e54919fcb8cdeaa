/** A technology summary as a record: what visitors will see or see, who has to do what next, and how it came about. */
import { Link as TextLink, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import * as texts from '#texts/summaries/record.js'
import type { SummaryView_summary$key } from '#web/__generated__/SummaryView_summary.graphql.ts'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useTranslation } from '#web/features/translations/useTranslation.tsx'
import { Section } from '#web/ui/Facts.tsx'
import type { Back } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { EditSummary } from './EditSummary.tsx'
import { SummaryFacts } from './SummaryFacts.tsx'
import { SummaryNotice } from './SummaryNotice.tsx'
import { SummaryTag } from './SummaryTag.tsx'
import { summaryHistory } from './summaryHistory.ts'
import { TechnologyPreview } from './TechnologyPreview.tsx'
import { useOwnerActions } from './useOwnerActions.tsx'
import { useTeamActions } from './useTeamActions.tsx'

export function SummaryView({ summary: key, back }: { summary: SummaryView_summary$key; back: Back }) {
  const summary = useFragment(
    graphql`
      fragment SummaryView_summary on TechnologySummary {
        headline
        status
        project {
          path
          title
        }
        ...EditSummary_summary
        ...SummaryNotice_summary
        ...SummaryFacts_summary
        ...TechnologyPreview_summary
        ...useTeamActions_summary
        ...useOwnerActions_summary
        ...RecordHistory_record
        ...RecordThread_record
        ...usePin_record
        ...useTranslation_record
      }
    `,
    key,
  )
  const [editing, setEditing] = useState(false)
  const team = useTeamActions(summary, () => setEditing(true))
  const own = useOwnerActions(summary)
  const translation = useTranslation(summary)
  const pin = usePin(summary)
  const { headline, status, project } = summary
  return (
    <RecordPage
      title={headline}
      note={
        project && (
          <TextLink asChild textDecoration="underline">
            <Link to={project.path}>{texts.ofProject({ title: project.title })}</Link>
          </TextLink>
        )
      }
      badges={
        <>
          <SummaryTag status={status} />
          {translation.link}
        </>
      }
      back={back}
      actions={editing ? [] : [...own.actions, ...team.actions, ...translation.actions, ...pin]}
      notices={<SummaryNotice summary={summary} />}
      rail={
        <Stack gap="4">
          <SummaryFacts summary={summary} />
          <RecordThread record={summary} />
          <RecordHistory record={summary} words={summaryHistory} title={texts.history()} />
        </Stack>
      }
    >
      {editing ? (
        <Section title={texts.edit()}>
          <EditSummary summary={summary} onDone={() => setEditing(false)} />
        </Section>
      ) : (
        <TechnologyPreview summary={summary} />
      )}
      {team.dialog}
      {own.dialog}
      {translation.dialog}
    </RecordPage>
  )
}
