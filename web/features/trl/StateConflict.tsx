/** What an assigned validator is asked before anything opens: whether there is a conflict of interest. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { acceptTrlValidationRules, declineTrlValidationRules } from '#api/features/trl/trl.rules.ts'
import * as texts from '#texts/trl/conflict.js'
import type { StateConflict_claim$key } from '#web/__generated__/StateConflict_claim.graphql.ts'
import type { StateConflictAcceptMutation } from '#web/__generated__/StateConflictAcceptMutation.graphql.ts'
import type { StateConflictDeclineMutation } from '#web/__generated__/StateConflictDeclineMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { CheckboxField, TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const acceptRules = acceptTrlValidationRules.omit(['id'])
const declineRules = declineTrlValidationRules.omit(['id'])

interface Props {
  claim: StateConflict_claim$key
  /** Called when the viewer has declined and no longer sees the claim. */
  onLost: () => void
}

export function StateConflict({ claim: key, onLost }: Props) {
  const { id, title, isAssigned, hasAccepted, canAnswer } = useFragment(
    graphql`
      fragment StateConflict_claim on TrlClaim {
        id
        title
        isAssigned
        hasAccepted
        canAnswer
      }
    `,
    key,
  )
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null)
  const { accept, decline } = useStatement()
  if (!isAssigned || !canAnswer) return null
  const shut = () => setOpen(null)
  return (
    <>
      <Stack
        as="section"
        aria-label={texts.label()}
        gap="3"
        borderWidth="1px"
        borderRadius="md"
        padding="4"
        bg="bg.muted"
      >
        <Text>{hasAccepted ? texts.stated() : texts.before()}</Text>
        <HStack gap="2" flexWrap="wrap">
          {!hasAccepted && (
            <Button size="sm" onClick={() => setOpen('accept')}>
              {texts.accept()}
            </Button>
          )}
          <Button size="sm" variant="outline" onClick={() => setOpen('decline')}>
            {texts.decline()}
          </Button>
        </HStack>
      </Stack>
      <FormDialog
        call="acceptTrlValidation"
        open={open === 'accept'}
        onClose={shut}
        title={texts.acceptTitle({ title })}
        rules={acceptRules}
        initial={{ noConflict: false }}
        action={({ noConflict }) => accept({ input: { id, noConflict } })}
        submit={texts.accept()}
      >
        <Text>{texts.meaning()}</Text>
        <CheckboxField name="noConflict" />
      </FormDialog>
      <FormDialog
        call="declineTrlValidation"
        open={open === 'decline'}
        onClose={shut}
        title={texts.declineTitle({ title })}
        rules={declineRules}
        initial={{ reason: '' }}
        action={({ reason }) => decline({ input: { id, reason } })}
        onDone={({ data }) => !data.declineTrlValidation?.claim && onLost()}
        submit={texts.decline()}
        danger
      >
        <TextArea name="reason" rows={3} hint={texts.reasonHint()} />
      </FormDialog>
    </>
  )
}

function useStatement() {
  const [accept] = useAction<StateConflictAcceptMutation>(
    graphql`
      mutation StateConflictAcceptMutation($input: AcceptTrlValidationInput!) {
        acceptTrlValidation(input: $input) {
          claim {
            ...StateConflict_claim
          }
        }
      }
    `,
    { success: { title: texts.accepted(), description: texts.acceptedNext() }, failure: texts.failedToAccept() },
  )
  const [decline] = useAction<StateConflictDeclineMutation>(
    graphql`
      mutation StateConflictDeclineMutation($input: DeclineTrlValidationInput!) {
        declineTrlValidation(input: $input) {
          claim {
            ...StateConflict_claim
          }
        }
      }
    `,
    { success: { title: texts.declined(), description: texts.declinedNext() }, failure: texts.failedToDecline() },
  )
  return { accept, decline }
}
