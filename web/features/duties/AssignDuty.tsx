/** Takes what waits for the team, gives it back, or hands it to a colleague. */
import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { assignDutyRules } from '#api/features/duties/assign.rules.ts'
import * as texts from '#texts/duties/assign.js'
import type { AssignDuty_duty$key } from '#web/__generated__/AssignDuty_duty.graphql.ts'
import type { AssignDutyMutation } from '#web/__generated__/AssignDutyMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { universityRoles } from '#web/features/companies/companyWords.ts'
import { PersonField } from '#web/features/people/PersonField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = assignDutyRules.omit(['id'])

export function AssignDuty({ duty }: { duty: AssignDuty_duty$key }) {
  const { id, title, canAssign, takenById } = useFragment(
    graphql`
      fragment AssignDuty_duty on Duty {
        id
        title
        canAssign
        takenById
      }
    `,
    duty,
  )
  const { userId: own } = useViewer()
  const [choosing, setChoosing] = useState(false)
  const [assign, pending] = useAction<AssignDutyMutation>(
    graphql`
      mutation AssignDutyMutation($input: AssignDutyInput!) {
        assignDuty(input: $input) {
          done
        }
      }
    `,
    {
      success: (_, { input: { userId } }) => ({
        title: userId === own ? texts.taken() : userId ? texts.saved() : texts.givenBack(),
      }),
      failure: texts.failed(),
    },
  )
  if (!canAssign) return null
  const mine = takenById === own
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        disabled={pending}
        aria-label={mine ? texts.giveBackNamed({ title }) : texts.takeNamed({ title })}
        onClick={() => void assign({ input: { id, userId: mine ? null : own } })}
      >
        {mine ? texts.giveBack() : texts.take()}
      </Button>
      <Button size="xs" variant="outline" aria-label={texts.assignNamed({ title })} onClick={() => setChoosing(true)}>
        {texts.assign()}
      </Button>
      {choosing && (
        <FormDialog
          call="assignDuty"
          open
          onClose={() => setChoosing(false)}
          title={texts.title()}
          rules={rules}
          initial={{ userId: takenById ?? '' }}
          action={({ userId }) => assign({ input: { id, userId } })}
          submit={texts.save()}
        >
          <Text overflowWrap="anywhere">{title}</Text>
          <PersonField name="userId" roles={universityRoles} hint={texts.hint()} />
        </FormDialog>
      )}
    </>
  )
}
