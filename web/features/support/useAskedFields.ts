/** The fields of the categories that can be chosen, and the rules of a form for them. */
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import type { AnyObjectSchema } from 'yup'
import { withOwnFields } from '#api/features/support/ownFields.rules.ts'
import type { useAskedFields_query$key } from '#web/__generated__/useAskedFields_query.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import type { InputOf } from '#web/ui/form/inputOf.ts'
import { answersIn } from './answersIn.ts'
import type { AskedField } from './OwnFields.tsx'
import { asked, type RequestValues } from './SupportRequestFields.tsx'

/** Fields of all categories at once: the names differ, and only those of the chosen one are shown and sent. */
export function useAskedFields<R extends AnyObjectSchema>(query: useAskedFields_query$key, rules: R) {
  const { supportCategories } = useFragment(
    graphql`
      fragment useAskedFields_query on Query {
        supportCategories(filter: { active: true }, first: 100) {
          edges {
            node {
              id
              fields {
                number
                label
                hint
                kind
                required
                choices
              }
            }
          }
        }
      }
    `,
    query,
  )
  return useMemo(() => {
    const fields = new Map(nodesOf(supportCategories).map((one) => [one.id, one.fields as readonly AskedField[]]))
    const fieldsOf = (category: string) => fields.get(category) ?? []
    return {
      rules: withOwnFields(rules, [...fields.values()].flat()),
      fieldsOf,
      /** What the form says, as the API takes it. */
      inputOf: (values: InputOf<RequestValues>) => ({
        ...asked(values),
        answers: answersIn(fieldsOf(values.categoryId), values),
      }),
    }
  }, [supportCategories, rules])
}
