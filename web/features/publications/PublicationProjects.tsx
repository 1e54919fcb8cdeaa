/** The projects that a publication came out of, as far as the viewer may see them. */
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/publications/projects.js'
import { publicationProjectRules } from '#api/features/publications/publication.rules.ts'
import type { PublicationProjects_publication$key } from '#web/__generated__/PublicationProjects_publication.graphql.ts'
import type { PublicationProjectsLinkMutation } from '#web/__generated__/PublicationProjectsLinkMutation.graphql.ts'
import type { PublicationProjectsUnlinkMutation } from '#web/__generated__/PublicationProjectsUnlinkMutation.graphql.ts'
import { LinkedProjects } from '#web/features/projects/LinkedProjects.tsx'
import { OwnProjectField } from '#web/features/projects/OwnProjectField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const words = {
  title: texts.title(),
  none: texts.none(),
  link: texts.link(),
  unlink: texts.unlink(),
  unlinkNamed: texts.unlinkNamed,
}
const rules = publicationProjectRules.omit(['id'])

export function PublicationProjects({ publication }: { publication: PublicationProjects_publication$key }) {
  const { id, canUpdate, projects } = useFragment(
    graphql`
      fragment PublicationProjects_publication on Publication {
        id
        canUpdate
        projects {
          id
          ...LinkedProjects_projects
        }
      }
    `,
    publication,
  )
  const [open, setOpen] = useState(false)
  const [link] = useAction<PublicationProjectsLinkMutation>(
    graphql`
      mutation PublicationProjectsLinkMutation($input: LinkPublicationProjectInput!) {
        linkPublicationProject(input: $input) {
          publication {
            ...PublicationProjects_publication
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.linked() } },
  )
  const [unlink, unlinking] = useAction<PublicationProjectsUnlinkMutation>(
    graphql`
      mutation PublicationProjectsUnlinkMutation($input: UnlinkPublicationProjectInput!) {
        unlinkPublicationProject(input: $input) {
          publication {
            ...PublicationProjects_publication
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.unlinked() } },
  )
  return (
    <LinkedProjects
      projects={projects}
      canUpdate={canUpdate}
      onLink={() => setOpen(true)}
      onUnlink={(projectId) => void unlink({ input: { id, projectId } })}
      unlinking={unlinking}
      words={words}
    >
      <FormDialog
        call="linkPublicationProject"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.link()}
        rules={rules}
        initial={{ projectId: '' }}
        action={({ projectId }) => link({ input: { id, projectId } })}
        submit={texts.linkButton()}
      >
        <Suspense fallback={<PartSpinner />}>
          <OwnProjectField except={projects.map((project) => project.id)} />
        </Suspense>
      </FormDialog>
    </LinkedProjects>
  )
}
