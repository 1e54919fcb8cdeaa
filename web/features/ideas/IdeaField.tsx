/** The choice of an idea in a form, by its title; the form holds the global id. */
import { useField } from 'formik'
import { graphql } from 'react-relay'
import * as texts from '#texts/ideas/merge.js'
import type { IdeaFieldQuery } from '#web/__generated__/IdeaFieldQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useTypedSearch } from '#web/relay/useTypedSearch.ts'
import { Combobox, type Found } from '#web/ui/form/Combobox.tsx'
import { Labelled } from '#web/ui/form/fields.tsx'
import { useChoice } from '#web/ui/form/useChoice.ts'
import { statusLooks } from './ideaWords.ts'

interface Props {
  name: string
  /** The id of the idea that is not offered. */
  without: string
  /** The title of what is chosen, where it was not chosen here. */
  title: string
}

export function IdeaField({ name, without, title }: Props) {
  const [{ value }, , { setValue, setTouched }] = useField<string>(name)
  const { known, typed, open, box } = useChoice({
    value,
    onChange: (id) => void setValue(id),
    onLeave: () => void setTouched(true),
  })
  return (
    <Labelled name={name}>
      <Combobox
        text={typed ?? known?.label ?? (value ? title : '')}
        found={useIdeasNamed(typed ?? '', open, without)}
        none={texts.noIdea()}
        placeholder={texts.findIdea()}
        {...box}
      />
    </Labelled>
  )
}

/** Ideas that can go on with the votes of another one. */
function useIdeasNamed(text: string, open: boolean, without: string): Found[] | null {
  const found = useTypedSearch<IdeaFieldQuery>(
    graphql`
      query IdeaFieldQuery($search: String!) {
        ideas(
          filter: {
            search: $search
            mine: false
            status: [SUBMITTED, UNDER_REVIEW, NEEDS_CHANGES, APPROVED, VALIDATED, CONVERTED]
          }
          first: 9
        ) {
          edges {
            node {
              id
              title
              status
            }
          }
        }
      }
    `,
    { text, open, variables: (search) => ({ search }) },
  )
  if (!found) return null
  return nodesOf(found.data?.ideas)
    .filter(({ id }) => id !== without)
    .map(({ id, title, status }) => ({ value: id, label: title, hint: statusLooks[status].words }))
}
