/** A project's own page (docs/spec/projects.md#project-detail). */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { ArrowLeft, Pencil, Trash2 } from 'lucide-react'
import { graphql } from 'react-relay'
import { Link, useNavigate } from 'react-router'
import * as texts from '#texts/projects/projectPage.js'
import type { ProjectPageQuery } from '#web/__generated__/ProjectPageQuery.graphql.ts'
import { CollaborationLinks } from '#web/features/collaborations/CollaborationLinks.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { RecordBody } from '#web/ui/record/RecordBody.tsx'
import { ArchiveProject } from './ArchiveProject.tsx'
import { AssessPotential } from './AssessPotential.tsx'
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
        idea {
          number
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
  if (!project) return <ProjectMissing back />
  const { id, number, title, status, canUpdate, canDelete, canApprove, canAssess, canArchive, idea } = project
  return (
    <>
      <Button asChild variant="plain" paddingX="0" color="fg.muted" marginBottom="2">
        <Link to="/projects">
          <ArrowLeft size={16} aria-hidden />
          {texts.backToProjects()}
        </Link>
      </Button>
      <PageHeader
        title={title}
        description={
          <HStack gap="2" flexWrap="wrap">
            <Text>#{number}</Text>
            <VisibilityWords project={project} />
            {idea && (
              <Link to={`/ideas-sandbox?idea=${idea.number}`}>{texts.beganAsTheIdea({ title: idea.title })}</Link>
            )}
          </HStack>
        }
        actions={
          <>
            {canApprove && <ProjectVisibility project={project} />}
            {canAssess && <AssessPotential project={project} />}
            {canArchive && <ArchiveProject project={project} />}
            {canUpdate && status === 'DRAFT' && <SubmitProject project={project} />}
            {canUpdate && (
              <Button asChild variant={status === 'DRAFT' ? 'outline' : 'solid'}>
                <Link to={`/researchers/projects/${number}/edit`}>
                  <Pencil size={16} aria-hidden />
                  {texts.edit()}
                </Link>
              </Button>
            )}
            {canDelete && (
              <Button
                variant="outline"
                colorPalette="red"
                onClick={() =>
                  remove({
                    id,
                    title,
                    question: {
                      title: texts.areYouSureYouWant(),
                      message: texts.itDisappearsForEveryoneAt(),
                    },
                  })
                }
              >
                <Trash2 size={16} aria-hidden />
                {texts.delete()}
              </Button>
            )}
          </>
        }
      />
      <Stack gap="4">
        <SubmissionChecklist project={project} />
        <ReviewProject project={project} />
        <RecordBody rail={<ProjectFacts project={project} />}>
          <ProjectDetails project={project} />
          {project.collaborations.length > 0 && (
            <Section title={texts.collaborations()}>
              <CollaborationLinks collaborations={project.collaborations} />
            </Section>
          )}
          <ProjectMeetings project={project} />
          <RecordHistory record={project} words={projectHistory} />
        </RecordBody>
      </Stack>
    </>
  )
}
