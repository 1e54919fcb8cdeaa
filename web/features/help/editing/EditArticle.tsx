/** Changes where an article of the university's own stands, for whom it is and which pages it explains. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { updateHelpArticleRules } from '#api/features/help/help.rules.ts'
import * as texts from '#texts/help/own.js'
import type { EditArticle_article$key } from '#web/__generated__/EditArticle_article.graphql.ts'
import type { EditArticleMutation, Role } from '#web/__generated__/EditArticleMutation.graphql.ts'
import { withRolesOfChoices } from '#web/features/users/roleNames.ts'
import { useAction } from '#web/relay/useAction.ts'
import { editAs } from '#web/ui/form/edit.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { HeadFields } from './HeadFields.tsx'

interface Props {
  article: EditArticle_article$key
  name: string
  onClose: () => void
}

export default function EditArticle({ article, name, onClose }: Props) {
  const read = useFragment(
    graphql`
      fragment EditArticle_article on HelpArticle {
        id
        category
        type
        roles
        pages
      }
    `,
    article,
  )
  const [update] = useAction<EditArticleMutation>(
    graphql`
      mutation EditArticleMutation($input: UpdateHelpArticleInput!) {
        updateHelpArticle(input: $input) {
          article {
            ...ArticleDetails_article
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.notSaved() },
  )
  const { id, category, type, roles, pages } = read
  return (
    <FormDialog
      call="updateHelpArticle"
      open
      onClose={onClose}
      title={texts.editNamed({ name })}
      rules={updateHelpArticleRules.whole}
      initial={{ category, type, roles: roles as readonly Role[], pages }}
      action={(values, changed, edit) =>
        update({ input: { ...editAs(edit, withRolesOfChoices(values), read), id } as never }, undefined, changed)
      }
      submit={texts.save()}
    >
      <HeadFields />
    </FormDialog>
  )
}
