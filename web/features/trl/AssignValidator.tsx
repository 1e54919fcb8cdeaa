/** The choice of a validator: an expert, or somebody of the university. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { assignTrlValidatorRules } from '#api/features/trl/trl.rules.ts'
import * as texts from '#texts/trl/validators.js'
import type { AssignValidatorMutation } from '#web/__generated__/AssignValidatorMutation.graphql.ts'
import { ConflictsOfChosen } from '#web/features/people/ConflictsOfChosen.tsx'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = assignTrlValidatorRules.omit(['id'])

interface Props {
  id: string
  without: readonly string[]
  onClose: () => void
}

export function AssignValidator({ id, without, onClose }: Props) {
  const [assign] = useAction<AssignValidatorMutation>(
    graphql`
      mutation AssignValidatorMutation($input: AssignTrlValidatorInput!) {
        assignTrlValidator(input: $input) {
          claim {
            ...Validators_claim
            ...StateConflict_claim
          }
        }
      }
    `,
    { success: { title: texts.assigned(), description: texts.assignedNext() }, failure: texts.failedToAssign() },
  )
  return (
    <FormDialog
      call="assignTrlValidator"
      open
      onClose={onClose}
      title={texts.assign()}
      rules={rules}
      initial={{ validatorId: '' }}
      action={({ validatorId }) => assign({ input: { id, validatorId } })}
      submit={texts.assignButton()}
    >
      <Text>{texts.hint()}</Text>
      <PersonField
        name="validatorId"
        roles={['EXPERT', 'COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN']}
        without={without}
      />
      <ConflictsOfChosen id={id} name="validatorId" />
    </FormDialog>
  )
}
