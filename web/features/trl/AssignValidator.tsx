/** The choice of a validator: an expert, or somebody of the university. */
import { Text } from '@chakra-ui/react'
import { useField } from 'formik'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { assignTrlValidatorRules } from '#api/features/trl/trl.rules.ts'
import * as texts from '#texts/trl/validators.js'
import type { AssignValidatorConflictsQuery } from '#web/__generated__/AssignValidatorConflictsQuery.graphql.ts'
import type { AssignValidatorMutation } from '#web/__generated__/AssignValidatorMutation.graphql.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { PossibleConflict } from '#web/features/people/PossibleConflict.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { useRead } from '#web/relay/useRead.ts'
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
      <Suspense>
        <Conflicts id={id} />
      </Suspense>
    </FormDialog>
  )
}

/** Of the person who is chosen in the form. */
function Conflicts({ id }: { id: string }) {
  const [{ value: userId }] = useField<string>('validatorId')
  return userId && <ConflictsOf id={id} userId={userId} />
}

function ConflictsOf(asked: { id: string; userId: string }) {
  const { node } = useRead<AssignValidatorConflictsQuery>(
    graphql`
      query AssignValidatorConflictsQuery($id: ID!, $userId: ID!) {
        node(id: $id) {
          ... on TrlClaim {
            conflictsOf(userId: $userId)
          }
        }
      }
    `,
    asked,
  )
  return <PossibleConflict reasons={node?.conflictsOf ?? []} />
}
