/** Adds an article of the university's own, as a draft in one language. */
import { useFormikContext } from 'formik'
import { graphql } from 'react-relay'
import { useNavigate } from 'react-router'
import { createHelpArticleRules } from '#api/features/help/help.rules.ts'
import { languageChoices, wantedName } from '#api/languages.rules.ts'
import * as texts from '#texts/help/own.js'
import type { AddArticleMutation, Role } from '#web/__generated__/AddArticleMutation.graphql.ts'
import { languageInWords } from '#web/app/versions/languages.ts'
import type { WordsLanguage } from '#web/app/versions/version.ts'
import { withRolesOfChoices } from '#web/features/users/roleNames.ts'
import { useAction } from '#web/relay/useAction.ts'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { articlePath } from './articlePath.ts'
import { HeadFields } from './HeadFields.tsx'
import { WordsFields } from './WordsFields.tsx'

const languages = languageChoices.map((value) => ({ value, label: languageInWords(value) }))

const empty = () => ({
  language: wantedName() as WordsLanguage,
  title: '',
  summary: '',
  text: '',
  category: 'BASICS' as const,
  type: 'GUIDE' as const,
  roles: [] as Role[],
  pages: [] as readonly string[],
})

export default function AddArticle({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const [create] = useAction<AddArticleMutation>(
    graphql`
      mutation AddArticleMutation($input: CreateHelpArticleInput!) {
        createHelpArticle(input: $input) {
          article {
            slug
          }
        }
      }
    `,
    { success: { title: texts.added(), description: texts.addedWhat() }, failure: texts.notAdded() },
  )
  return (
    <FormDialog
      call="createHelpArticle"
      open
      onClose={onClose}
      width="6xl"
      title={texts.add()}
      rules={createHelpArticleRules}
      initial={empty()}
      action={(input) => create({ input: withRolesOfChoices(input) })}
      onDone={({ data }) => {
        const slug = data.createHelpArticle.article?.slug
        if (slug) void navigate(articlePath(slug))
      }}
      submit={texts.saveDraft()}
    >
      <Fields />
    </FormDialog>
  )
}

function Fields() {
  const { language } = useFormikContext<{ language: WordsLanguage }>().values
  return (
    <WordsFields
      language={language}
      above={<SelectField name="language" choices={languages} hint={texts.languageHint()} />}
      below={<HeadFields />}
    />
  )
}
