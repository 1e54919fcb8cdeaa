/** Adds a category of support, or changes one. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { createSupportCategoryRules } from '#api/features/support/category.rules.ts'
import * as texts from '#texts/support/categories.js'
import type { SupportCategoryForm_category$key } from '#web/__generated__/SupportCategoryForm_category.graphql.ts'
import type { SupportCategoryFormCreateMutation } from '#web/__generated__/SupportCategoryFormCreateMutation.graphql.ts'
import type { SupportCategoryFormUpdateMutation } from '#web/__generated__/SupportCategoryFormUpdateMutation.graphql.ts'
import { universityRoles } from '#web/features/companies/companyWords.ts'
import { useArticles } from '#web/features/help/useArticles.ts'
import { PeopleField, type Named } from '#web/features/people/PeopleField.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { LinesField, NumberField, SwitchField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField, type Choice } from '#web/ui/form/SelectField.tsx'

const empty = {
  name: '',
  parentId: '',
  description: '',
  answerDays: 5,
  memberIds: [] as string[],
  checklist: [] as readonly string[],
  article: '',
  active: true,
}

interface Props {
  /** The categories that it can be a part of. */
  places: readonly Choice[]
  onClose: () => void
}

export function NewSupportCategory({ places, onClose }: Props) {
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
      <Fields places={places} members={[]} />
    </FormDialog>
  )
}

export function EditSupportCategory({
  category: key,
  places,
  onClose,
}: Props & { category: SupportCategoryForm_category$key }) {
  const { id, name, description, answerDays, article, active, parent, checklist, members } = useFragment(
    graphql`
      fragment SupportCategoryForm_category on SupportCategory {
        id
        name
        description
        answerDays
        article
        active
        parent {
          id
        }
        checklist
        members {
          user {
            id
            name
          }
        }
      }
    `,
    key,
  )
  const [update] = useAction<SupportCategoryFormUpdateMutation>(
    graphql`
      mutation SupportCategoryFormUpdateMutation($input: UpdateSupportCategoryInput!) {
        updateSupportCategory(input: $input) {
          category {
            ...supportCategoryColumns_category
            ...SupportCategoryView_category
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const people = (members ?? []).flatMap(({ user }) => (user ? [user] : []))
  return (
    <FormDialog
      call="updateSupportCategory"
      open
      onClose={onClose}
      title={texts.editNamed({ name })}
      rules={createSupportCategoryRules}
      initial={{
        name,
        parentId: parent?.id ?? '',
        description,
        answerDays,
        memberIds: people.map((one) => one.id),
        checklist: checklist ?? [],
        article,
        active,
      }}
      action={(_, changed, edit) => update({ input: { ...edit, id } }, undefined, changed)}
      submit={texts.save()}
    >
      <Fields places={places.filter(({ value }) => value !== id)} members={people} />
    </FormDialog>
  )
}

function Fields({ places, members }: { places: readonly Choice[]; members: readonly Named[] }) {
  const articles = useArticles().map(({ slug, title }) => ({ value: slug, label: title }))
  return (
    <>
      <TextField name="name" />
      <SelectField name="parentId" placeholder={texts.top()} choices={places} />
      <TextArea name="description" rows={3} />
      <NumberField name="answerDays" hint={texts.answerDaysHint()} />
      <PeopleField name="memberIds" roles={universityRoles} known={members} />
      <LinesField name="checklist" rows={4} hint={texts.checklistHint()} />
      <SelectField name="article" placeholder={texts.noArticle()} choices={articles} open />
      <SwitchField name="active" hint={texts.activeHint()} />
    </>
  )
}
