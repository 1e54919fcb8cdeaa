/** Begins a text with one of the team's templates, filled in for the request. */
import { NativeSelect } from '@chakra-ui/react'
import { useField } from 'formik'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/support/templates.js'
import * as words from '#texts/support/words.js'
import type { InsertTemplate_request$key } from '#web/__generated__/InsertTemplate_request.graphql.ts'
import type { InsertTemplateQuery } from '#web/__generated__/InsertTemplateQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { formatDate } from '#web/ui/format.ts'
import { filledIn } from './filledIn.ts'

interface Props {
  request: InsertTemplate_request$key
  /** The field of the form that it is written into. */
  name: string
}

export const InsertTemplate = (props: Props) => (
  <Suspense>
    <Choice {...props} />
  </Suspense>
)

function Choice({ request: key, name }: Props) {
  const request = useFragment(
    graphql`
      fragment InsertTemplate_request on SupportRequest {
        number
        title
        answerBy
        category {
          id
        }
        requester {
          name
        }
      }
    `,
    key,
  )
  const { supportTemplates } = useLazyLoadQuery<InsertTemplateQuery>(
    graphql`
      query InsertTemplateQuery($category: ID!) {
        supportTemplates(filter: { categoryId: $category }, first: 100) {
          edges {
            node {
              id
              name
              text
            }
          }
        }
      }
    `,
    { category: request.category.id },
    { fetchPolicy: 'store-and-network' },
  )
  const me = useViewer()
  const [{ value }, , { setValue }] = useField<string | undefined>(name)
  const templates = nodesOf(supportTemplates)
  if (!templates.length) return null
  const insert = (id: string) => {
    const template = templates.find((one) => one.id === id)
    if (!template) return
    const text = filledIn(template.text, {
      researcher: request.requester?.name ?? words.formerMember(),
      request: request.title,
      number: String(request.number),
      answerBy: request.answerBy ? formatDate(request.answerBy) : '',
      me: me.name,
    })
    void setValue([value?.trimEnd(), text].filter(Boolean).join('\n\n'))
  }
  return (
    <NativeSelect.Root size="sm" maxW="64" alignSelf="start">
      <NativeSelect.Field aria-label={texts.insert()} value="" onChange={({ target }) => insert(target.value)}>
        <option value="">{texts.insertPlaceholder()}</option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {template.name}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}
