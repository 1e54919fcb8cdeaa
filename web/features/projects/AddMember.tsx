/** Makes a researcher a member of a project. */
import { Button } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/projects/addMember.js'
import { setProjectMemberRules } from '#api/features/projects/member.rules.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { useMembers } from './useMembers.ts'

const rules = setProjectMemberRules.omit(['id'])
const roles = [
  { value: 'VIEWER', label: texts.viewerReadsEverything() },
  { value: 'EDITOR', label: texts.editorMayChangeIt() },
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
        {texts.addMember()}
      </Button>
      <FormDialog
        call="setProjectMember"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.addMember()}
        rules={rules}
        initial={{ userId: '', role: 'VIEWER' as 'EDITOR' | 'VIEWER' }}
        action={({ userId, role }) => setMember(project, userId, role)}
        submit={texts.add()}
      >
        <PersonField name="userId" roles={['RESEARCHER']} without={present} />
        <SelectField name="role" choices={roles} />
      </FormDialog>
    </>
  )
}
