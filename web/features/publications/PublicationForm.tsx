/** The form of a publication: to add one, and to change one. */
import { SimpleGrid } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/publications/form.js'
import { createPublicationRules } from '#api/features/publications/publication.rules.ts'
import type { PublicationForm_publication$key } from '#web/__generated__/PublicationForm_publication.graphql.ts'
import type { PublicationFormCreateMutation } from '#web/__generated__/PublicationFormCreateMutation.graphql.ts'
import type { PublicationFormUpdateMutation } from '#web/__generated__/PublicationFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { CheckboxField, LinesField, NumberField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { typeChoices } from './publicationTypes.ts'

const saved = { success: { title: texts.saved() } }
const added = { success: { title: texts.added() } }

const fields = (
  <>
    <TextField name="title" />
    <LinesField name="authors" hint={texts.authorsHint()} />
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5">
      <SelectField name="type" choices={typeChoices} />
      <NumberField name="year" grouped={false} />
    </SimpleGrid>
    <TextField name="venue" hint={texts.venueHint()} />
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="5">
      <TextField name="volume" />
      <TextField name="issue" />
      <TextField name="pages" />
    </SimpleGrid>
    <TextField name="doi" placeholder="10.1000/182" hint={texts.doiHint()} />
    <TextField name="url" hint={texts.urlHint()} />
    <CheckboxField name="openAccess" />
    <TextField name="license" hint={texts.licenseHint()} />
    <TextField name="publisher" />
    <TextArea name="abstract" />
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
        type
        volume
        issue
        pages
        url
        license
        publisher
        abstract
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
      action={(_, changed, edit) => update({ input: { ...edit, id } }, undefined, changed)}
      submit={texts.save()}
    >
      {fields}
    </FormDialog>
  )
}

const blank = {
  title: '',
  authors: [] as string[],
  type: 'ARTICLE' as const,
  year: '',
  venue: '',
  volume: '',
  issue: '',
  pages: '',
  doi: '',
  url: '',
  openAccess: false,
  license: '',
  publisher: '',
  abstract: '',
}

/** `onDone` gets the number of the new publication. */
export function NewPublication({ onClose, onDone }: { onClose: () => void; onDone: (number: number) => void }) {
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
      action={({ year, ...input }) => create({ input: { ...input, year: Number(year) } })}
      // Not before the dialog is closed: a drawer that opens below it would be taken for a part of it.
      onDone={({ data: { createPublication } }) =>
        createPublication?.publication && onDone(createPublication.publication.number)
      }
      submit={texts.add()}
    >
      {fields}
    </FormDialog>
  )
}
