/** Gives a project to another researcher: who, whether the owner until now stays, and why. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useRevalidator } from 'react-router'
import { transferProjectRules } from '#api/features/projects/member.rules.ts'
import type { TransferProjectMutation } from '#web/__generated__/TransferProjectMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { SwitchField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = transferProjectRules.omit(['id'])

interface Props {
  project: { id: string; title: string }
  /** The owner until now, when there is one. */
  owner: { id: string; name: string } | null
  /** Who is chosen when it opens, or '' for nobody; null when it is closed. */
  to: string | null
  onClose: () => void
}

export function TransferProject({ project: { id, title }, owner, to, onClose }: Props) {
  const { revalidate } = useRevalidator()
  const [handOver] = useAction<TransferProjectMutation>(
    graphql`
      mutation TransferProjectMutation($input: TransferProjectInput!) {
        transferProject(input: $input) {
          project {
            ...ProjectTeam_project
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: 'Project handed over', description: 'Both owners are told.' } },
  )
  return (
    <FormDialog
      call="transferProject"
      open={to !== null}
      onClose={onClose}
      title={`Hand over ${title}`}
      rules={rules}
      initial={{ userId: to ?? '', stays: true, message: '' }}
      action={(values) => handOver({ input: { id, ...values } })}
      // Who has given it away may see less of the page, or nothing.
      onDone={() => void revalidate()}
      submit="Hand over"
      danger
    >
      <Text color="fg.muted">
        The new owner leads the project, answers requests to join, and alone can delete it. Only the new owner or the
        university can give it back.
      </Text>
      <PersonField name="userId" roles={['RESEARCHER']} without={owner ? [owner.id] : []} />
      {owner && <SwitchField name="stays" label={`${owner.name} stays as editor`} />}
      <TextArea name="message" rows={3} hint="Why. Both owners read it, and it stands in the history." />
    </FormDialog>
  )
}
