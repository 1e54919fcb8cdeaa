/** Asks the administrators for access to a page that is for other roles. */
import { Button, Text } from '@chakra-ui/react'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/app/requestAccess.js'
import { requestAccessRules } from '#api/features/accounts/accessRequest.rules.ts'
import type { RequestAccessMutation } from '#web/__generated__/RequestAccessMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = requestAccessRules.omit(['path'])

interface Props {
  path: string
  /** The name of the page. */
  title: string
  /** Whether a request waits, so that there is nothing to press. */
  requested: boolean
}

export function RequestAccess({ path, title, requested }: Props) {
  const [open, setOpen] = useState(false)
  const [request] = useAction<RequestAccessMutation>(
    graphql`
      mutation RequestAccessMutation($input: RequestAccessInput!) {
        requestAccess(input: $input) {
          page {
            id
            requestedAt
          }
        }
      }
    `,
    {
      success: {
        title: texts.accessRequested(),
        description: texts.theAdministratorsHaveBeenNotified(),
      },
      failure: texts.accessNotRequested(),
      // The answer says that it was requested.
      alone: true,
    },
  )
  return (
    <>
      {!requested && (
        <Button variant="outline" onClick={() => setOpen(true)}>
          <KeyRound size={16} aria-hidden />
          {texts.requestAccess()}
        </Button>
      )}
      <FormDialog
        call="requestAccess"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.requestAccessTo({ title })}
        rules={rules}
        initial={{ reason: '' }}
        action={({ reason }) => request({ input: { path, reason } })}
        submit={texts.sendRequest()}
      >
        <Text color="fg.muted">{texts.theAdministratorsSeeYourName()}</Text>
        <TextArea name="reason" rows={4} />
      </FormDialog>
    </>
  )
}
