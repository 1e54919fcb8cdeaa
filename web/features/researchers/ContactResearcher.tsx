/** Writes to a researcher: the own name and address go with the message, and no address comes back. */
import { Button, Text } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { contactResearcherRules } from '#api/features/accounts/contact.rules.ts'
import type { ContactResearcherMutation } from '#web/__generated__/ContactResearcherMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const rules = contactResearcherRules.omit(['userId'])

export function ContactResearcher({ id, name }: { id: string; name: string }) {
  const [open, setOpen] = useState(false)
  const [contact] = useAction<ContactResearcherMutation>(
    graphql`
      mutation ContactResearcherMutation($input: ContactResearcherInput!) {
        contactResearcher(input: $input) {
          researcher {
            id
          }
        }
      }
    `,
    { success: { title: 'Message sent', description: `${name} can answer to your e-mail address.` } },
  )
  return (
    <>
      <Button alignSelf="start" size="sm" onClick={() => setOpen(true)}>
        <Send size={14} aria-hidden />
        Write to {name}
      </Button>
      <FormDialog
        call="contactResearcher"
        open={open}
        onClose={() => setOpen(false)}
        title={`Write to ${name}`}
        rules={rules}
        initial={{ message: '' }}
        action={(input) => contact({ input: { userId: id, ...input } })}
        submit="Send message"
      >
        <Text color="fg.muted">
          {name} reads your message with your name and e-mail address, and answers there or not. The address of {name}{' '}
          is not shown to you.
        </Text>
        <TextArea name="message" rows={5} />
      </FormDialog>
    </>
  )
}
