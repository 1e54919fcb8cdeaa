/** A project's own page (docs/spec/projects.md#project-detail). */
import { Combine, Gauge, Pencil, Target, Trash2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useNavigate } from 'react-router'
import * as texts from '#texts/projects/projectPage.js'
import type { ProjectPageQuery } from '#web/__generated__/ProjectPageQuery.graphql.ts'
import { CollaborationLinks } from '#web/features/collaborations/CollaborationLinks.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import type { RecordAction } from '#web/ui/record/RecordActions.tsx'
import { RecordPage } from '#web/ui/record/RecordPage.tsx'
import { ArchiveProject } from './ArchiveProject.tsx'
import { AssessPotential } from './AssessPotential.tsx'
import { ProjectBadges } from './ProjectBadges.tsx'
import { ProjectDetails } from './ProjectDetails.tsx'
import { ProjectFacts } from './ProjectFacts.tsx'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { projectHistory } from './projectHistory.ts'
import { ProjectMeetings } from './ProjectMeetings.tsx'
import { ProjectMissing } from './ProjectMissing.tsx'
import { ProjectVisibility } from './ProjectVisibility.tsx'
import { ReviewProject } from './ReviewProject.tsx'
import { SubmissionChecklist } from './SubmissionChecklist.tsx'
import { SubmitProject } from './SubmitProject.tsx'
import { useDeleteProjects } from './useDeleteProjects.tsx'
import { VisibilityWords } from './VisibilityWords.tsx'

export default function ProjectPage() {
  const { project } = usePage<ProjectPageQuery>(graphql`
    query ProjectPageQuery($number: Int!) @preloadable {
      project(number: $number) {
        id
        number
        title
        canUpdate
        canDelete
        canApprove
        canAssess
        canArchive
        canAssessReadiness
        canFindSynergies
        canMatchChallenges
        idea {
          path
          title
        }
        collaborations {
          ...CollaborationLinks_collaborations
        }
        status
        ...ReviewProject_project
        ...SubmitProject_project
        ...SubmissionChecklist_project
        ...ArchiveProject_project
        ...ProjectBadges_project
        ...ProjectDetails_project
        ...ProjectFacts_project
        ...ProjectMeetings_project
        ...RecordHistory_record
        ...VisibilityWords_project
        ...ProjectVisibility_project
        ...AssessPotential_project
      }
    }
  `)
  const navigate = useNavigate()
  const remove = useDeleteProjects(() => void navigate('/projects'))
  if (!project) return <ProjectMissing />
  const { id, number, title, status, canUpdate, canDelete, canApprove, canAssess, canArchive, idea } = project
  const actions: RecordAction[] = [
    ...(canUpdate
      ? [
          {
            next: status !== 'DRAFT',
            label: texts.edit(),
            icon: Pencil,
            to: `/researchers/projects/${number}/edit`,
          },
        ]
      : []),
    ...(project.canAssessReadiness
      ? [{ label: texts.assessReadiness(), icon: Gauge, to: `/commercial-advisor/${number}` }]
      : []),
    ...(project.canFindSynergies
      ? [{ label: texts.findSynergies(), icon: Combine, to: `/ai-tools/synergy?project=${number}` }]
      : []),
    ...(project.canMatchChallenges
      ? [{ label: texts.findChallenges(), icon: Target, to: `/ai-tools/challenge-matching?project=${number}&find=1` }]
      : []),
    ...(canDelete
      ? [
          {
            label: texts.delete(),
            icon: Trash2,
            danger: true,
            onSelect: () =>
              remove({
                id,
                title,
                question: { title: texts.areYouSureYouWant(), message: texts.itDisappearsForEveryoneAt() },
              }),
          },
        ]
      : []),
  ]
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
          {canAssess && <AssessPotential project={project} />}
          {canArchive && <ArchiveProject project={project} />}
          {canUpdate && status === 'DRAFT' && <SubmitProject project={project} />}
        </>
      }
      actions={actions}
      notices={
        <>
          <SubmissionChecklist project={project} />
          <ReviewProject project={project} />
        </>
      }
      rail={<ProjectFacts project={project} />}
    >
      <ProjectDetails project={project} />
      {project.collaborations.length > 0 && (
        <Section title={texts.collaborations()}>
          <CollaborationLinks collaborations={project.collaborations} />
        </Section>
      )}
      <ProjectMeetings project={project} />
      <RecordHistory record={project} words={projectHistory} />
    </RecordPage>
  )
}
