/** Gives a project to another researcher: who, whether the owner until now stays, and why. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/projects/transferProject.js'
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
    {
      success: {
        title: texts.projectHandedOver(),
        description: texts.bothOwnersAreTold(),
      },
    },
  )
  return (
    <FormDialog
      call="transferProject"
      open={to !== null}
      onClose={onClose}
      title={texts.handOver({ title })}
      rules={rules}
      initial={{ userId: to ?? '', stays: true, message: '' }}
      action={(values) => handOver({ input: { id, ...values } })}
      submit={texts.handOver2()}
      danger
    >
      <Text color="fg.muted">{texts.theNewOwnerLeadsThe()}</Text>
      <PersonField name="userId" roles={['RESEARCHER']} without={owner ? [owner.id] : []} />
      {owner && <SwitchField name="stays" label={texts.staysAsEditor({ name: owner.name })} />}
      <TextArea name="message" rows={3} hint={texts.whyBothOwnersReadIt()} />
    </FormDialog>
  )
}
