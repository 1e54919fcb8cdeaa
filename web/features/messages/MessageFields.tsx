/** The fields of a message: its text and, in notes of contacts, the day. */
import * as texts from '#texts/messages/section.js'
import { DateField, TextArea } from '#web/ui/form/fields.tsx'

/** The names of the fields, as the rules have them. */
export const fieldsOf = (contacts: boolean): ('text' | 'contactOn')[] => (contacts ? ['text', 'contactOn'] : ['text'])

interface Props {
  rows: number
  hint?: string
  contacts: boolean
}

export const MessageFields = ({ rows, hint, contacts }: Props) => (
  <>
    <TextArea name="text" rows={rows} {...(hint && { hint })} />
    {contacts && <DateField name="contactOn" hint={texts.onlyWhenYouWereIn()} />}
  </>
)
