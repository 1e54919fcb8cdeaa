/** A project's edit form as a page: what is changed is kept for its writer until it is saved, and listed before it is. */
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import * as texts from '#texts/projects/editProjectPage.js'
import type { EditProjectPageQuery } from '#web/__generated__/EditProjectPageQuery.graphql.ts'
import type { ProjectEditForm_project$key } from '#web/__generated__/ProjectEditForm_project.graphql.ts'
import type { useKeptDraft_viewer$key } from '#web/__generated__/useKeptDraft_viewer.graphql.ts'
import type { useKeptEdit_project$key } from '#web/__generated__/useKeptEdit_project.graphql.ts'
import { FilesSection } from '#web/features/files/FilesSection.tsx'
import { KeptChanges } from '#web/features/drafts/KeptChanges.tsx'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { ChangeSummary } from './ChangeSummary.tsx'
import { changedValues } from './projectChanges.ts'
import { ProjectEditForm } from './ProjectEditForm.tsx'
import { ProjectMissing } from './ProjectMissing.tsx'
import { useKeptEdit } from './useKeptEdit.ts'

export default function EditProjectPage() {
  const { project, viewer } = usePage<EditProjectPageQuery>(graphql`
    query EditProjectPageQuery($number: Int!) @preloadable {
      project(number: $number) {
        number
        title
        canUpdate
        ...useKeptEdit_project
        ...ProjectEditForm_project
        ...FilesSection_record
      }
      viewer {
        ...useKeptDraft_viewer
      }
    }
  `)
  if (!project?.canUpdate) return <ProjectMissing />
  return (
    <>
      <PageHeader title={texts.editProject()} name={texts.edit({ title: project.title })} description={project.title} />
      <Edit key={project.number} number={project.number} project={project} viewer={viewer} />
      <FilesSection record={project} />
    </>
  )
}

interface Props {
  number: number
  project: useKeptEdit_project$key & ProjectEditForm_project$key
  viewer: useKeptDraft_viewer$key | null | undefined
}

function Edit({ number, project, viewer }: Props) {
  const navigate = useNavigate()
  const found = useKeptEdit(project, viewer)
  // What is kept from now on is this very form.
  const [{ saved, since, restored }] = useState(found)
  const back = () => void navigate(`/projects/${number}`)
  return (
    <ProjectEditForm
      project={project}
      begun={restored?.values}
      keeping={
        <KeptChanges
          form="PROJECT_EDIT"
          subject={String(number)}
          typedAt={restored?.at ?? null}
          saved={saved}
          of={(values) => {
            const changed = changedValues(saved, values)
            return changed && { changed, since }
          }}
          warning={restored?.isBehind ? texts.changedSince() : null}
        />
      }
      actions={(buttons) => <ChangeSummary saved={saved}>{buttons}</ChangeSummary>}
      onDone={back}
      onCancel={back}
    />
  )
}
