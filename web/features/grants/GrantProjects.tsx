/** The projects that a grant pays for, as far as the viewer may see them. */
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/grants/projects.js'
import { grantProjectRules } from '#api/features/grants/grant.rules.ts'
import type { GrantProjects_grant$key } from '#web/__generated__/GrantProjects_grant.graphql.ts'
import type { GrantProjectsLinkMutation } from '#web/__generated__/GrantProjectsLinkMutation.graphql.ts'
import type { GrantProjectsUnlinkMutation } from '#web/__generated__/GrantProjectsUnlinkMutation.graphql.ts'
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
const rules = grantProjectRules.omit(['id'])

export function GrantProjects({ grant }: { grant: GrantProjects_grant$key }) {
  const { id, canUpdate, projects } = useFragment(
    graphql`
      fragment GrantProjects_grant on ResearchGrant {
        id
        canUpdate
        projects {
          id
          ...LinkedProjects_projects
        }
      }
    `,
    grant,
  )
  const [open, setOpen] = useState(false)
  const [link] = useAction<GrantProjectsLinkMutation>(
    graphql`
      mutation GrantProjectsLinkMutation($input: LinkGrantProjectInput!) {
        linkGrantProject(input: $input) {
          grant {
            ...GrantProjects_grant
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.linked() } },
  )
  const [unlink, unlinking] = useAction<GrantProjectsUnlinkMutation>(
    graphql`
      mutation GrantProjectsUnlinkMutation($input: UnlinkGrantProjectInput!) {
        unlinkGrantProject(input: $input) {
          grant {
            ...GrantProjects_grant
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
        call="linkGrantProject"
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
