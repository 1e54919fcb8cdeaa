/** A project's own page (docs/spec/projects.md#project-detail). */
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/projects/projectPage.js'
import type { ProjectPageQuery } from '#web/__generated__/ProjectPageQuery.graphql.ts'
import { CollaborationLinks } from '#web/features/collaborations/CollaborationLinks.tsx'
import { ProjectInterests } from '#web/features/interests/ProjectInterests.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { AscentPlace } from '#web/ui/ascent/AscentPlace.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { ProjectBadges } from './ProjectBadges.tsx'
import { ProjectDetails } from './ProjectDetails.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import { usePin } from '#web/features/pins/usePin.ts'
import { ProjectTrl } from '#web/features/trl/ProjectTrl.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { useReport } from '#web/features/moderation/useReport.tsx'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { useTranslation } from '#web/features/translations/useTranslation.tsx'
import { projectHistory } from './projectHistory.ts'
import { ProjectMeetings } from './ProjectMeetings.tsx'
import { ProjectMissing } from './ProjectMissing.tsx'
import { ProjectNotices } from './ProjectNotices.tsx'
import { ProjectOffers } from './ProjectOffers.tsx'
import { ProjectTools } from './ProjectTools.tsx'
import { useProjectDecision } from './useProjectDecision.tsx'
import { useProjectPageActions } from './useProjectPageActions.ts'
import { VisibilityWords } from './VisibilityWords.tsx'

export default function ProjectPage() {
  const { project } = usePage<ProjectPageQuery>(graphql`
    query ProjectPageQuery($number: Int!) @preloadable {
      project(number: $number) {
        number
        title
        idea {
          path
          title
        }
        collaborations {
          ...CollaborationLinks_collaborations
        }
        trl
        ...useProjectPageActions_project
        ...useProjectDecision_project
        ...usePin_record
        ...useReaders_record
        ...useTranslation_record
        ...useReport_content
        ...ProjectNotices_project
        ...ProjectBadges_project
        ...ProjectDetails_project
        ...ProjectFacts_project
        ...ProjectMeetings_project
        ...ProjectTrl_project
        ...ProjectOffers_project
        ...RecordThread_record
        ...RecordHistory_record
        ...VisibilityWords_project
        ...ProjectTools_project
        ...ProjectInterests_project
      }
    }
  `)
  const actions = useProjectPageActions(project ?? null)
  const decision = useProjectDecision(project ?? null)
  const readers = useReaders(project ?? null)
  const pin = usePin(project)
  const translation = useTranslation(project)
  const report = useReport(project)
  if (!project) return <ProjectMissing />
  const { number, title, trl, idea } = project
  return (
    <RecordPage
      title={title}
      note={`#${number}`}
      badges={
        <>
          <ProjectBadges project={project} />
          <VisibilityWords project={project} />
          {translation.link}
          {idea && <Link to={idea.path}>{texts.beganAsTheIdea({ title: idea.title })}</Link>}
        </>
      }
      back={{ to: '/projects', label: texts.backToProjects() }}
      tools={<ProjectTools project={project} />}
      actions={[...decision.actions, ...actions, ...translation.actions, ...readers.actions, ...pin, ...report.actions]}
      place={<AscentPlace trl={trl} />}
      notices={
        <>
          {report.notice}
          <ProjectNotices project={project} />
        </>
      }
      rail={<ProjectFacts project={project} />}
    >
      <ProjectTrl project={project} />
      <ProjectDetails project={project} />
      {project.collaborations.length > 0 && (
        <Section title={texts.collaborations()}>
          <CollaborationLinks collaborations={project.collaborations} />
        </Section>
      )}
      <ProjectInterests project={project} />
      <ProjectOffers project={project} />
      <ProjectMeetings project={project} />
      <RecordThread record={project} />
      <RecordHistory record={project} words={projectHistory} />
      {decision.dialog}
      {translation.dialog}
      {readers.dialog}
      {report.dialog}
    </RecordPage>
  )
}
