/** A project's own page (docs/spec/projects.md#project-detail). */
import { graphql } from 'react-relay'
import { Link } from 'react-router'
import * as texts from '#texts/projects/projectPage.js'
import type { ProjectPageQuery } from '#web/__generated__/ProjectPageQuery.graphql.ts'
import { CollaborationLinks } from '#web/features/collaborations/CollaborationLinks.tsx'
import { ProjectToMarket } from '#web/features/deals/ProjectToMarket.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { ArchiveProject } from './ArchiveProject.tsx'
import { AssessPotential } from './AssessPotential.tsx'
import { ProjectBadges } from './ProjectBadges.tsx'
import { ProjectDetails } from './ProjectDetails.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import { ProjectTrl } from '#web/features/trl/ProjectTrl.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { RecordThread } from '#web/features/history/RecordThread.tsx'
import { useReport } from '#web/features/moderation/useReport.tsx'
import { useReaders } from '#web/features/readers/useReaders.tsx'
import { projectHistory } from './projectHistory.ts'
import { ProjectMeetings } from './ProjectMeetings.tsx'
import { ProjectMissing } from './ProjectMissing.tsx'
import { ProjectNotices } from './ProjectNotices.tsx'
import { ProjectOffers } from './ProjectOffers.tsx'
import { ProjectVisibility } from './ProjectVisibility.tsx'
import { SubmitProject } from './SubmitProject.tsx'
import { useProjectPageActions } from './useProjectPageActions.ts'
import { VisibilityWords } from './VisibilityWords.tsx'

export default function ProjectPage() {
  const { project } = usePage<ProjectPageQuery>(graphql`
    query ProjectPageQuery($number: Int!) @preloadable {
      project(number: $number) {
        number
        title
        canUpdate
        canApprove
        canAssess
        canArchive
        idea {
          path
          title
        }
        collaborations {
          ...CollaborationLinks_collaborations
        }
        status
        ...useProjectPageActions_project
        ...useReaders_record
        ...useReport_content
        ...ProjectNotices_project
        ...SubmitProject_project
        ...ArchiveProject_project
        ...ProjectBadges_project
        ...ProjectDetails_project
        ...ProjectFacts_project
        ...ProjectMeetings_project
        ...ProjectTrl_project
        ...ProjectOffers_project
        ...RecordThread_record
        ...RecordHistory_record
        ...VisibilityWords_project
        ...ProjectVisibility_project
        ...AssessPotential_project
        ...ProjectToMarket_project
      }
    }
  `)
  const actions = useProjectPageActions(project ?? null)
  const readers = useReaders(project ?? null)
  const report = useReport(project)
  if (!project) return <ProjectMissing />
  const { number, title, status, canUpdate, canApprove, canAssess, canArchive, idea } = project
  return (
    <RecordPage
      title={title}
      note={`#${number}`}
      badges={
        <>
          <ProjectBadges project={project} />
          <VisibilityWords project={project} />
          {idea && <Link to={idea.path}>{texts.beganAsTheIdea({ title: idea.title })}</Link>}
        </>
      }
      back={{ to: '/projects', label: texts.backToProjects() }}
      tools={
        <>
          {canApprove && <ProjectVisibility project={project} />}
          <ProjectToMarket project={project} />
          {canAssess && <AssessPotential project={project} />}
          {canArchive && <ArchiveProject project={project} />}
          {canUpdate && status === 'DRAFT' && <SubmitProject project={project} />}
        </>
      }
      actions={[...actions, ...readers.actions, ...report.actions]}
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
      <ProjectOffers project={project} />
      <ProjectMeetings project={project} />
      <RecordThread record={project} />
      <RecordHistory record={project} words={projectHistory} />
      {readers.dialog}
      {report.dialog}
    </RecordPage>
  )
}
