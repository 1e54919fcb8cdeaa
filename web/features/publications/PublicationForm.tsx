/** The form of a publication: to add one, and to change one. */
import { useRef } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/publications/form.js'
import { createPublicationRules } from '#api/features/publications/publication.rules.ts'
import type { PublicationForm_publication$key } from '#web/__generated__/PublicationForm_publication.graphql.ts'
import type { PublicationFormCreateMutation } from '#web/__generated__/PublicationFormCreateMutation.graphql.ts'
import type { PublicationFormUpdateMutation } from '#web/__generated__/PublicationFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { CheckboxField, LinesField, NumberField, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'

const saved = { success: { title: texts.saved() } }
const added = { success: { title: texts.added() } }

const fields = (
  <>
    <TextField name="title" />
    <LinesField name="authors" hint={texts.authorsHint()} />
    <NumberField name="year" />
    <TextField name="venue" hint={texts.venueHint()} />
    <CheckboxField name="openAccess" />
    <TextField name="doi" placeholder="10.1000/182" hint={texts.doiHint()} />
  </>
)

interface EditProps {
  publication: PublicationForm_publication$key
  onClose: () => void
}

export function EditPublication({ publication, onClose }: EditProps) {
  const { id, doi, ...initial } = useFragment(
    graphql`
      fragment PublicationForm_publication on Publication {
        id
        title
        authors
        year
        venue
        doi
        openAccess
      }
    `,
    publication,
  )
  const [update] = useAction<PublicationFormUpdateMutation>(
    graphql`
      mutation PublicationFormUpdateMutation($input: UpdatePublicationInput!) {
        updatePublication(input: $input) {
          publication {
            ...PublicationForm_publication
            ...RecordHistory_record
          }
        }
      }
    `,
    saved,
  )
  return (
    <FormDialog
      call="updatePublication"
      open
      onClose={onClose}
      title={texts.editTitle()}
      rules={createPublicationRules}
      initial={{ ...initial, doi: doi ?? '' }}
      action={(values, changed) => update({ input: { id, ...values } }, undefined, changed)}
      submit={texts.save()}
    >
      {fields}
    </FormDialog>
  )
}

const blank = { title: '', authors: [] as string[], year: '', venue: '', doi: '', openAccess: false }

/** `onDone` gets the number of the new publication. */
export function NewPublication({ onClose, onDone }: { onClose: () => void; onDone: (number: number) => void }) {
  const made = useRef<number | null>(null)
  const [create] = useAction<PublicationFormCreateMutation>(
    graphql`
      mutation PublicationFormCreateMutation($input: CreatePublicationInput!) {
        createPublication(input: $input) {
          publication {
            number
          }
        }
      }
    `,
    added,
  )
  return (
    <FormDialog
      call="createPublication"
      open
      onClose={onClose}
      title={texts.addTitle()}
      rules={createPublicationRules}
      initial={blank}
      action={async ({ year, ...input }) => {
        const outcome = await create({ input: { ...input, year: Number(year) } })
        made.current = (outcome.ok && outcome.data.createPublication?.publication?.number) || null
        return outcome
      }}
      // Not before the dialog is closed: a drawer that opens below it would be taken for a part of it.
      onDone={() => made.current && onDone(made.current)}
      submit={texts.add()}
    >
      {fields}
    </FormDialog>
  )
}
