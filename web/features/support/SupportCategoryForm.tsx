/** Adds a category of support, or changes one. */
import { graphql } from 'react-relay'
import { createSupportCategoryRules, updateSupportCategoryRules } from '#api/features/support/support.rules.ts'
import * as texts from '#texts/support/categories.js'
import type { SupportCategoryFormCreateMutation } from '#web/__generated__/SupportCategoryFormCreateMutation.graphql.ts'
import type { SupportCategoryFormUpdateMutation } from '#web/__generated__/SupportCategoryFormUpdateMutation.graphql.ts'
import { articles } from '#web/features/help/articles.ts'
import { useAction } from '#web/relay/useAction.ts'
import { NumberField, SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import type { Category } from './supportCategoryColumns.tsx'

const updateRules = updateSupportCategoryRules.omit(['id'])
const empty = { name: '', description: '', answerDays: 5, article: '', active: true }
const articleChoices = articles.map(({ slug, title }) => ({ value: slug, label: title }))

export function NewSupportCategory({ onClose }: { onClose: () => void }) {
  const [create] = useAction<SupportCategoryFormCreateMutation>(
    graphql`
      mutation SupportCategoryFormCreateMutation($input: CreateSupportCategoryInput!) {
        createSupportCategory(input: $input) {
          category {
            ...supportCategoryColumns_category
          }
        }
      }
    `,
    { success: { title: texts.added() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="createSupportCategory"
      open
      onClose={onClose}
      title={texts.add()}
      rules={createSupportCategoryRules}
      initial={empty}
      action={(input) => create({ input })}
      submit={texts.add()}
    >
      <Fields />
    </FormDialog>
  )
}

export function EditSupportCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const { id, name, description, answerDays, article, active } = category
  const [update] = useAction<SupportCategoryFormUpdateMutation>(
    graphql`
      mutation SupportCategoryFormUpdateMutation($input: UpdateSupportCategoryInput!) {
        updateSupportCategory(input: $input) {
          category {
            ...supportCategoryColumns_category
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  return (
    <FormDialog
      call="updateSupportCategory"
      open
      onClose={onClose}
      title={texts.editNamed({ name })}
      rules={updateRules}
      initial={{ name, description, answerDays, article, active }}
      action={(values, changed) => update({ input: { id, ...values } }, undefined, changed)}
      submit={texts.save()}
    >
      <Fields />
    </FormDialog>
  )
}

const Fields = () => (
  <>
    <TextField name="name" />
    <TextArea name="description" rows={3} />
    <NumberField name="answerDays" hint={texts.answerDaysHint()} />
    <SelectField name="article" placeholder={texts.noArticle()} choices={articleChoices} open />
    <SwitchField name="active" hint={texts.activeHint()} />
  </>
)
