/** A project's edit form as a page. */
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/projects/editProjectPage.js'
import type { EditProjectPageQuery } from '#web/__generated__/EditProjectPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ProjectEditForm } from './ProjectEditForm.tsx'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { ProjectMissing } from './ProjectMissing.tsx'

export default function EditProjectPage() {
  const { project } = usePage<EditProjectPageQuery>(graphql`
    query EditProjectPageQuery($number: Int!) @preloadable {
      project(number: $number) {
        number
        title
        canUpdate
        ...ProjectEditForm_project
        ...FilesSection_record
      }
    }
  `)
  const navigate = useNavigate()
  if (!project?.canUpdate) return <ProjectMissing />
  const back = () => void navigate(`/projects/${project.number}`)
  return (
    <>
      <PageHeader title={texts.editProject()} name={texts.edit({ title: project.title })} description={project.title} />
      <ProjectEditForm project={project} onDone={back} onCancel={back} />
      <FilesSection record={project} />
    </>
  )
}
