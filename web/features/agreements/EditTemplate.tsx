/** Writes the template of agreements in one language, with a preview of the draft that it makes. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { saveAgreementVersionRules } from '#api/features/agreements/template.rules.ts'
import * as texts from '#texts/agreements/templateEditing.js'
import type { EditTemplate_template$key } from '#web/__generated__/EditTemplate_template.graphql.ts'
import type { EditTemplateMutation } from '#web/__generated__/EditTemplateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { TextArea } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { useDebounced } from '#web/ui/useDebounced.ts'
import { languageInWords } from '#web/app/versions/languages.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import { Placeholders } from './Placeholders.tsx'
import type { TemplateKind } from './templateKinds.ts'
import { TemplatePreview } from './TemplatePreview.tsx'

interface Props {
  template: EditTemplate_template$key
  kind: TemplateKind
  language: WordsLanguage
  /** Of the draft; 0 without one. */
  revision: number
  text: string
  onClose: () => void
}

const rules = saveAgreementVersionRules.omit(['kind', 'language', 'revision'])

export default function EditTemplate({ template: key, kind, language, revision, text, onClose }: Props) {
  const template = useFragment(
    graphql`
      fragment EditTemplate_template on AgreementTemplate {
        title
        ...Placeholders_template
        ...TemplatePreview_template
      }
    `,
    key,
  )
  const [save] = useAction<EditTemplateMutation>(
    graphql`
      mutation EditTemplateMutation($input: SaveAgreementVersionInput!) {
        saveAgreementVersion(input: $input) {
          version {
            ...useTemplateVersions_version
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="saveAgreementVersion"
      open
      onClose={onClose}
      width="6xl"
      title={texts.editTitle({ title: template.title, language: languageInWords(language) })}
      rules={rules}
      initial={{ text }}
      action={(input) => save({ input: { kind, language, revision, text: input.text } })}
      submit={texts.save()}
    >
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="6">
        <Stack gap="4" minW="0">
          <TextArea name="text" rows={20} hint={texts.textHint()} />
          <Placeholders template={template} />
        </Stack>
        <Preview template={template} kind={kind} language={language} />
      </SimpleGrid>
    </FormDialog>
  )
}

function Preview(props: Omit<Parameters<typeof TemplatePreview>[0], 'text'>) {
  const { text } = useFormikContext<{ text: string }>().values
  return <TemplatePreview {...props} text={useDebounced(text, 400)} />
}
