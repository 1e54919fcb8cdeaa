/** Writes to a researcher: one’s own name and address go with the message, and no address comes back. */
import { Button, Text } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import * as texts from '#texts/researchers/contactResearcher.js'
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
    {
      success: {
        title: texts.messageSent(),
        description: texts.canAnswerToYourEMail({ name }),
      },
    },
  )
  return (
    <>
      <Button alignSelf="start" size="sm" onClick={() => setOpen(true)}>
        <Send size={14} aria-hidden />
        {texts.writeTo({ name })}
      </Button>
      <FormDialog
        call="contactResearcher"
        open={open}
        onClose={() => setOpen(false)}
        title={texts.writeTo({ name })}
        rules={rules}
        initial={{ message: '' }}
        action={(input) => contact({ input: { userId: id, ...input } })}
        submit={texts.sendMessage()}
      >
        <Text color="fg.muted">{texts.readsYourMessageWithYour({ name })}</Text>
        <TextArea name="message" rows={5} />
      </FormDialog>
    </>
  )
}
