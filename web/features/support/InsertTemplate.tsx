/** Begins a text with one of the team's templates, filled in for the request. */
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
import { TemplateChoice, withTemplate } from '#web/ui/form/TemplateChoice.tsx'
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
    void setValue(withTemplate(value, text))
  }
  return (
    <TemplateChoice
      label={texts.insert()}
      placeholder={texts.insertPlaceholder()}
      templates={templates}
      onChoose={insert}
    />
  )
}
