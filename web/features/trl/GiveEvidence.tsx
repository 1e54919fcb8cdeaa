/** The evidence for a criterion, as the project's lead gives it. */
import { Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { setTrlEvidenceRules } from '#api/features/trl/trl.rules.ts'
import * as texts from '#texts/trl/giveEvidence.js'
import type { GiveEvidence_claim$key } from '#web/__generated__/GiveEvidence_claim.graphql.ts'
import type { GiveEvidence_criterion$key } from '#web/__generated__/GiveEvidence_criterion.graphql.ts'
import type { GiveEvidenceMutation } from '#web/__generated__/GiveEvidenceMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'

const rules = setTrlEvidenceRules.whole

interface Props {
  criterion: GiveEvidence_criterion$key
  claim: GiveEvidence_claim$key
  onClose: () => void
}

export function GiveEvidence({ criterion: criterionKey, claim: claimKey, onClose }: Props) {
  const { code, title, example, text, link, file, publicationId } = useFragment(
    graphql`
      fragment GiveEvidence_criterion on TrlCriterion {
        code
        title
        example
        text
        link
        publicationId
        file {
          id
        }
      }
    `,
    criterionKey,
  )
  const { id, project } = useFragment(
    graphql`
      fragment GiveEvidence_claim on TrlClaim {
        id
        project {
          files {
            id
            name
          }
          publications {
            id
            title
          }
        }
      }
    `,
    claimKey,
  )
  const [give] = useAction<GiveEvidenceMutation>(
    graphql`
      mutation GiveEvidenceMutation($input: SetTrlEvidenceInput!) {
        setTrlEvidence(input: $input) {
          claim {
            ...Criteria_claim
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const files = project?.files ?? []
  const publications = project?.publications ?? []
  return (
    <FormDialog
      call="setTrlEvidence"
      open
      onClose={onClose}
      title={texts.title({ code })}
      rules={rules}
      initial={{ text, link, fileId: file?.id ?? '', publicationId: publicationId ?? '' }}
      action={(_, __, edit) => give({ input: { ...edit, id, code } })}
      submit={texts.save()}
    >
      <Text>{title}</Text>
      <TextArea name="text" rows={4} hint={texts.textHint({ example })} />
      <TextField name="link" type="url" autoComplete="off" placeholder="https://" />
      <SelectField
        name="fileId"
        placeholder={files.length ? texts.noFile() : texts.noFilesYet()}
        hint={texts.fileHint()}
        choices={files.map((one) => ({ value: one.id, label: one.name }))}
      />
      <SelectField
        name="publicationId"
        placeholder={publications.length ? texts.noPublication() : texts.noPublicationsYet()}
        hint={texts.publicationHint()}
        choices={publications.map((one) => ({ value: one.id, label: one.title }))}
      />
    </FormDialog>
  )
}
