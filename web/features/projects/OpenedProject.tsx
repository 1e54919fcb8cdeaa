/** A project over a list, to read or to edit; waits for its data. */
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/openedProject.js'
import type { OpenedProjectQuery } from '#web/__generated__/OpenedProjectQuery.graphql.ts'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { ApproachProject } from '#web/features/interests/ApproachProject.tsx'
import { useReport } from '#web/features/moderation/useReport.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { useTranslation } from '#web/features/translations/useTranslation.tsx'
import { useRead } from '#web/relay/useRead.ts'
import { AscentPlace } from '#web/ui/ascent/AscentPlace.tsx'
import { RecordMissing } from '#web/ui/record/RecordMissing.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { ProjectBadges } from './ProjectBadges.tsx'
import { ProjectDetails } from './ProjectDetails.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import { ProjectEditForm } from './ProjectEditForm.tsx'
import { ProjectNotices } from './ProjectNotices.tsx'
import type { OpenProject } from './ProjectSheet.tsx'
import { useProjectDecision } from './useProjectDecision.tsx'

export default function OpenedProject({ open, onClose }: { open: OpenProject; onClose: () => void }) {
  const { project } = useRead<OpenedProjectQuery>(
    graphql`
      query OpenedProjectQuery($number: Int!) {
        project(number: $number) {
          title
          number
          trl
          ...ProjectBadges_project
          ...ProjectDetails_project
          ...ProjectFacts_project
          ...ProjectEditForm_project
          ...useProjectDecision_project
          ...ProjectNotices_project
          ...usePin_record
          ...useReaders_record
          ...useTranslation_record
          ...useReport_content
          ...RecordThread_record
          ...ApproachProject_project
        }
      }
    `,
    { number: open.number },
  )
  const decision = useProjectDecision(project ?? null)
  const readers = useReaders(project ?? null)
  const pin = usePin(project)
  const translation = useTranslation(project)
  const report = useReport(project)
  if (!project) return <RecordMissing title={texts.projectNotFound()} message={texts.theRequestedProjectCouldNot()} />
  if (open.mode === 'edit') return <ProjectEditForm project={project} onDone={onClose} onCancel={onClose} />
  return (
    <RecordPage
      title={project.title}
      note={`#${project.number}`}
      badges={
        <>
          <ProjectBadges project={project} />
          {translation.link}
        </>
      }
      buttons={<ApproachProject project={project} />}
      actions={[...decision.actions, ...translation.actions, ...readers.actions, ...pin, ...report.actions]}
      place={<AscentPlace trl={project.trl} />}
      notices={
        <>
          {report.notice}
          <ProjectNotices project={project} />
        </>
      }
      rail={<ProjectFacts project={project} />}
    >
      <ProjectDetails project={project} />
      <RecordThread record={project} />
      {decision.dialog}
      {translation.dialog}
      {readers.dialog}
      {report.dialog}
    </RecordPage>
  )
}
