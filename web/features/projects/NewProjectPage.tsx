/** A new project, in six steps: one's own, or by the university on behalf of a researcher (docs/spec/projects.md#the-wizard). */
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/newProjectPage.js'
import type { NewProjectPageQuery } from '#web/__generated__/NewProjectPageQuery.graphql.ts'
import { useAllowed, useViewer } from '#web/app/AppContext.tsx'
import { useKeptDraft } from '#web/features/drafts/useKeptDraft.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DraftOffer } from './DraftOffer.tsx'
import { emptyProject } from './projectForm.ts'
import { ProjectWizard } from './ProjectWizard.tsx'

export default function NewProjectPage() {
  const data = usePage<NewProjectPageQuery>(graphql`
    query NewProjectPageQuery($owner: Int) @preloadable {
      viewer {
        ...useKeptDraft_viewer
      }
      departments {
        name
      }
      user(number: $owner) {
        id
        name
        role
      }
    }
  `)
  const viewer = useViewer()
  const forOthers = useAllowed('PROJECT_CREATE_FOR')
  const owner = data.user?.role === 'RESEARCHER' ? data.user : null
  // What was kept before the page was opened is offered; what is kept from now on is this very form.
  const kept = useKeptDraft('PROJECT', data.viewer)
  const [offer, setOffer] = useState(kept)
  const [begun, setBegun] = useState<{ values: object; step: number } | null>(null)

  const fresh = {
    ...emptyProject,
    trl: 4 as number | string | null,
    ...(forOthers
      ? { ownerId: owner?.id ?? '', principalInvestigator: owner?.name ?? '' }
      : { principalInvestigator: viewer.name, department: viewer.department }),
  }
  return (
    <>
      <PageHeader title={texts.newProject()} description={texts.sixStepsInAnyOrder()} />
      {offer ? (
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
          initial={{ ...fresh, ...known(begun?.values ?? {}, fresh) }}
          start={begun?.step ?? 0}
          forOthers={forOthers}
          departments={data.departments.map(({ name }) => name)}
        />
      )}
    </>
  )
}

const titleOf = (values: unknown) => (values as { title?: string }).title ?? ''

/** Only fields that the form has: a draft may be older than the form. */
const known = (values: object, fields: object) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in fields))
