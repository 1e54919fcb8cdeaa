/** Says which of the printed authors the viewer is, where the name was not recognized. */
import { graphql } from 'react-relay'
import * as texts from '#texts/publications/authorship.js'
import { claimAuthorshipRules } from '#api/features/publications/authorship.rules.ts'
import type { ClaimAuthorshipMutation } from '#web/__generated__/ClaimAuthorshipMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

const rules = claimAuthorshipRules.omit(['publicationId'])

interface Props {
  publicationId: string
  /** The authors whom nobody claims to be. */
  names: readonly string[]
  onClose: () => void
}

export function ClaimAuthorship({ publicationId, names, onClose }: Props) {
  const [claim] = useAction<ClaimAuthorshipMutation>(
    graphql`
      mutation ClaimAuthorshipMutation($input: ClaimAuthorshipInput!) {
        claimAuthorship(input: $input) {
          publication {
            ...PublicationAuthors_publication
            ...RecordHistory_record
          }
        }
      }
    `,
    { success: { title: texts.claimed() } },
  )
  return (
    <FormDialog
      call="claimAuthorship"
      open
      onClose={onClose}
      title={texts.iAm()}
      rules={rules}
      initial={{ name: '' }}
      action={({ name }) => claim({ input: { publicationId, name } })}
      submit={texts.claim()}
    >
      <SelectField
        name="name"
        placeholder={texts.chooseName()}
        hint={texts.chooseNameHint()}
        choices={[...new Set(names)].map((name) => ({ value: name, label: name }))}
      />
    </FormDialog>
  )
}
