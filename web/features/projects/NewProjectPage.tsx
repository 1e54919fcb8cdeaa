/** A new project, in six steps: one's own, or by the university on behalf of a researcher (docs/spec/projects.md#the-wizard). */
import { useState } from 'react'
import { graphql } from 'react-relay'
import { Navigate, useSearchParams } from 'react-router'
import * as texts from '#texts/projects/newProjectPage.js'
import type { NewProjectPageQuery } from '#web/__generated__/NewProjectPageQuery.graphql.ts'
import { useAllowed, useViewer } from '#web/app/AppContext.tsx'
import { useKeptDraft } from '#web/features/drafts/useKeptDraft.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { prefillOf, valuesOf } from './prefill.ts'
import { emptyProject } from './projectForm.ts'
import { ProjectMissing } from './ProjectMissing.tsx'
import { ProjectWizard } from './ProjectWizard.tsx'
import { useProjectValues } from './useProjectValues.ts'

export default function NewProjectPage() {
  const data = usePage<NewProjectPageQuery>(graphql`
    query NewProjectPageQuery($owner: Int, $project: Int!) @preloadable {
      viewer {
        expertise
        ...useKeptDraft_viewer
      }
      ownOrcid {
        proven
      }
      latest: projects(filter: { mine: true }, sort: { field: CREATED_AT, direction: DESC }, first: 1) {
        edges {
          node {
            institution
          }
        }
      }
      departments {
        name
      }
      user(number: $owner) {
        id
        name
        role
        department
        expertise
      }
      project(number: $project) {
        number
        status
        canUpdate
        updatedAt
        ...useProjectValues_project
        ...ProjectWizard_project
      }
    }
  `)
  const viewer = useViewer()
  const forOthers = useAllowed('PROJECT_CREATE_FOR')
  const [search] = useSearchParams()
  const owner = data.user?.role === 'RESEARCHER' ? data.user : null
  const project = search.has('project') ? (data.project ?? null) : null
  const saved = useProjectValues(project)
  // What was kept before the page was opened is offered; what is kept from now on is this very form.
  const kept = useKeptDraft('PROJECT', data.viewer)
  const changed = useKeptDraft('PROJECT', data.viewer, String(project?.number))
  const [offer, setOffer] = useState(kept)
  const [begun, setBegun] = useState<{ values: object; step: number } | null>(null)

  if (search.has('project') && !project?.canUpdate) return <ProjectMissing />
  if (project && project.status !== 'DRAFT')
    return <Navigate to={`/researchers/projects/${project.number}/edit`} replace />
  const own = { ...viewer, expertise: data.viewer?.expertise ?? [], institution: nodesOf(data.latest)[0]?.institution }
  const writer = forOthers ? owner : own
  const prefilled = writer ? prefillOf(writer) : {}
  const fresh = {
    ...emptyProject,
    ...(forOthers ? { ownerId: owner?.id ?? '' } : {}),
    ...valuesOf(prefilled),
    ...saved,
  }
  // What somebody else has saved since then is newer than what was kept here.
  const unsaved = project && changed && changed.updatedAt > project.updatedAt ? changed : null
  const from = project ? unsaved : begun
  return (
    <>
      <PageHeader title={texts.newProject()} description={texts.sixStepsInAnyOrder()} />
      {offer && !project ? (
        <DraftOffer
          since={offer.updatedAt}
          title={titleOf(offer.values)}
          onContinue={() => {
            setBegun({ values: offer.values as object, step: offer.step })
            setOffer(null)
          }}
          onDiscarded={() => setOffer(null)}
        />
      ) : (
        <ProjectWizard
          key={project?.number ?? 0}
          initial={{ ...fresh, ...known((from?.values ?? {}) as object, fresh) }}
          start={from?.step ?? Math.max(0, Number(search.get('step') ?? 1) - 1)}
          forOthers={forOthers}
          prefilled={project || begun ? {} : prefilled}
          asksOrcid={!forOthers && !project && !begun && !!data.ownOrcid?.proven}
          departments={data.departments.map(({ name }) => name)}
          project={project}
        />
      )}
    </>
  )
}

const titleOf = (values: unknown) => (values as { title?: string }).title ?? ''

/** Only fields that the form has: a draft may be older than the form. */
const known = (values: object, fields: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in fields))
