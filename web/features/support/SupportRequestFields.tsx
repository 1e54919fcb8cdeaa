/** The fields of a support request, for a new one and for a draft, with articles that may answer it before it is sent. */
import { SimpleGrid, Stack } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as counts from '#texts/support/counts.js'
import * as texts from '#texts/support/form.js'
import type { SupportRequestFields_query$key } from '#web/__generated__/SupportRequestFields_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { DateField, TextArea, TextField } from '#web/ui/form/fields.tsx'
import type { InputOf } from '#web/ui/form/inputOf.ts'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { OwnFields, type AskedField } from './OwnFields.tsx'
import { SuggestedArticles } from './SuggestedArticles.tsx'
import { categoryChoices } from './categoryChoices.ts'
import { urgencyChoices } from './supportWords.ts'

export const emptyRequest = {
  categoryId: '',
  title: '',
  subtype: '',
  description: '',
  projectId: '',
  neededBy: '',
  urgency: 'NORMAL' as 'LOW' | 'NORMAL' | 'HIGH',
}
export type RequestValues = typeof emptyRequest

/** What of a form's values is the request's own, without the answers in the fields of its category. */
export const asked = (values: InputOf<RequestValues>): InputOf<RequestValues> => {
  const { categoryId, title, subtype, description, projectId, neededBy, urgency } = values
  return { categoryId, title, subtype, description, projectId, neededBy, urgency }
}

interface Props {
  query: SupportRequestFields_query$key
  /** What a category asks for (useAskedFields). */
  fieldsOf: (category: string) => readonly AskedField[]
}

export function SupportRequestFields({ query, fieldsOf }: Props) {
  const { supportCategories, projects } = useFragment(
    graphql`
      fragment SupportRequestFields_query on Query {
        supportCategories(filter: { active: true }, first: 100) {
          edges {
            node {
              id
              name
              description
              answerDays
              article
              parent {
                name
                parent {
                  name
                }
              }
            }
          }
        }
        projects(filter: { mine: true }, first: 100, sort: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    query,
  )
  const { values } = useFormikContext<RequestValues>()
  const categories = nodesOf(supportCategories)
  const chosen = categories.find(({ id }) => id === values.categoryId)
  return (
    <Stack gap="4" maxW="3xl">
      <SelectField
        name="categoryId"
        placeholder={texts.chooseCategory()}
        choices={categoryChoices(categories)}
        {...(chosen && {
          hint: texts.answeredIn({
            days: counts.workingDays({ count: chosen.answerDays }),
            description: chosen.description,
          }),
        })}
      />
      <TextField name="title" />
      <SuggestedArticles title={texts.articles()} named={chosen ? [chosen.article] : []} text={values.title} />
      <TextField name="subtype" hint={texts.subtypeHint()} />
      <TextArea name="description" rows={7} hint={texts.descriptionHint()} />
      <OwnFields fields={fieldsOf(values.categoryId)} />
      <SelectField
        name="projectId"
        placeholder={texts.noProject()}
        choices={nodesOf(projects).map(({ id, title }) => ({ value: id, label: title }))}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
        <DateField name="neededBy" />
        <SelectField name="urgency" choices={urgencyChoices} />
      </SimpleGrid>
    </Stack>
  )
}
