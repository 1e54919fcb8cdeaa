/** Makes a researcher a member of a project. */
import { Button, Spinner } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import { setProjectMemberRules } from '#api/features/projects/member.rules.ts'
import type { AddMemberQuery } from '#web/__generated__/AddMemberQuery.graphql.ts'
import { SelectField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { useMembers } from './useMembers.ts'

const rules = setProjectMemberRules.omit(['id'])
const roles = [
  { value: 'VIEWER', label: 'Viewer: reads everything' },
  { value: 'EDITOR', label: 'Editor: may change it' },
]

interface Props {
  project: string
  /** Who is in it already. */
  present: readonly string[]
}

export function AddMember({ project, present }: Props) {
  const [open, setOpen] = useState(false)
  const { setMember } = useMembers()
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        <UserPlus size={14} aria-hidden />
        Add member
      </Button>
      <FormDialog
        open={open}
        onClose={() => setOpen(false)}
        title="Add member"
        rules={rules}
        initial={{ userId: '', role: 'VIEWER' as 'EDITOR' | 'VIEWER' }}
        action={({ userId, role }) => setMember(project, btoa(`User:${userId}`), role)}
        submit="Add"
      >
        <Suspense fallback={<Spinner aria-label="Loading" />}>
          <People present={present} />
        </Suspense>
        <SelectField name="role" choices={roles} />
      </FormDialog>
    </>
  )
}

function People({ present }: { present: readonly string[] }) {
  const { users } = useLazyLoadQuery<AddMemberQuery>(
    graphql`
      query AddMemberQuery {
        users(filter: { role: [RESEARCHER] }, first: 100) {
          edges {
            node {
              id
              name
              department
            }
          }
        }
      }
    `,
    {},
  )
  const people = users.edges.flatMap((edge) => (edge?.node && !present.includes(edge.node.id) ? [edge.node] : []))
  return (
    <SelectField
      name="userId"
      placeholder="Choose a researcher"
      choices={people.map(({ id, name, department }) => ({ value: id, label: `${name}, ${department}` }))}
    />
  )
}
