/** Adds a template of the team, changes or deletes one. */
import { Button } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { listed } from '#listed'
import { createSupportTemplateRules } from '#api/features/support/category.rules.ts'
import * as texts from '#texts/support/templates.js'
import type { SupportTemplateFormCreateMutation } from '#web/__generated__/SupportTemplateFormCreateMutation.graphql.ts'
import type { SupportTemplateFormDeleteMutation } from '#web/__generated__/SupportTemplateFormDeleteMutation.graphql.ts'
import type { SupportTemplateFormUpdateMutation } from '#web/__generated__/SupportTemplateFormUpdateMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField, type Choice } from '#web/ui/form/SelectField.tsx'
import { placeholders } from './filledIn.ts'
import type { Template } from './supportTemplateColumns.tsx'

interface Props {
  categories: readonly Choice[]
  onClose: () => void
}

export function NewSupportTemplate({ categories, onClose }: Props) {
  const [create] = useAction<SupportTemplateFormCreateMutation>(
    graphql`
      mutation SupportTemplateFormCreateMutation($input: CreateSupportTemplateInput!) {
        createSupportTemplate(input: $input) {
          template {
            ...supportTemplateColumns_template
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createSupportTemplate"
      open
      onClose={onClose}
      title={texts.add()}
      rules={createSupportTemplateRules}
      initial={{ name: '', categoryId: '', text: '' }}
      action={(input) => create({ input })}
      submit={texts.add()}
    >
      <Fields categories={categories} />
    </FormDialog>
  )
}

export function EditSupportTemplate({ template, categories, onClose }: Props & { template: Template }) {
  const { id, name, text, category } = template
  const [update] = useAction<SupportTemplateFormUpdateMutation>(
    graphql`
      mutation SupportTemplateFormUpdateMutation($input: UpdateSupportTemplateInput!) {
        updateSupportTemplate(input: $input) {
          template {
            ...supportTemplateColumns_template
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const remove = useDelete(template, onClose)
  return (
    <FormDialog
      call="updateSupportTemplate"
      open
      onClose={onClose}
      title={texts.editNamed({ name })}
      rules={createSupportTemplateRules}
      initial={{ name, categoryId: category?.id ?? '', text }}
      action={(_, changed, edit) => update({ input: { ...edit, id } }, undefined, changed)}
      submit={texts.save()}
    >
      <Fields categories={categories} />
      <Button variant="outline" colorPalette="danger" size="sm" alignSelf="start" onClick={remove}>
        {texts.delete()}
      </Button>
    </FormDialog>
  )
}

function useDelete({ id, name }: Template, onDone: () => void): () => void {
  const confirm = useConfirm()
  const [remove] = useAction<SupportTemplateFormDeleteMutation>(
    graphql`
      mutation SupportTemplateFormDeleteMutation($input: DeleteSupportTemplateInput!) {
        deleteSupportTemplate(input: $input) {
          deletedId
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed() },
  )
  return () =>
    confirm({
      title: texts.deleteQuestion(),
      message: texts.deleteConsequence({ name }),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => {
        const { ok } = await remove({ input: { id } })
        if (ok) onDone()
        return ok
      },
    })
}

const Fields = ({ categories }: { categories: readonly Choice[] }) => (
  <>
    <TextField name="name" />
    <SelectField name="categoryId" placeholder={texts.all()} choices={categories} />
    <TextArea
      name="text"
      rows={8}
      hint={texts.placeholders({ names: listed(placeholders.map((name) => `{${name}}`)) })}
    />
  </>
)
