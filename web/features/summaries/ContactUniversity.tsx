/** Writes to the university about a technology, without an account. */
import { Button, Text } from '@chakra-ui/react'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { askAboutTechnologyRules, keptMonths } from '#api/features/enquiries/enquiry.rules.ts'
import * as texts from '#texts/summaries/contact.js'
import type { ContactUniversityMutation } from '#web/__generated__/ContactUniversityMutation.graphql.ts'
import { useFeature } from '#web/app/useFeature.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatDate } from '#web/ui/format.ts'

const rules = askAboutTechnologyRules.omit(['number'])

export function ContactUniversity({ number, headline }: { number: number; headline: string }) {
  const [open, setOpen] = useState(false)
  const enquiries = useFeature('ENQUIRIES')
  const [ask] = useAction<ContactUniversityMutation>(
    graphql`
      mutation ContactUniversityMutation($input: AskAboutTechnologyInput!) {
        askAboutTechnology(input: $input) {
          answerBy
        }
      }
    `,
    {
      success: ({ askAboutTechnology }) => ({
        title: texts.sent(),
        description: texts.sentHint({ day: formatDate(askAboutTechnology!.answerBy) }),
      }),
      failure: texts.failed(),
      alone: true,
    },
  )
  if (!enquiries) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Mail size={16} aria-hidden />
        {texts.contact()}
      </Button>
      {open && (
        <FormDialog
          call="askAboutTechnology"
          open
          onClose={() => setOpen(false)}
          title={texts.title({ headline })}
          rules={rules}
          initial={{ name: '', email: '', organization: '', message: '' }}
          action={(values) => ask({ input: { number, ...values } })}
          submit={texts.send()}
        >
          <Text color="fg.muted">{texts.hint({ months: keptMonths })}</Text>
          <TextField name="name" autoComplete="name" />
          <TextField name="email" type="email" autoComplete="email" />
          <TextField name="organization" autoComplete="organization" />
          <TextArea name="message" rows={5} />
        </FormDialog>
      )}
    </>
  )
}
