/** The choice of a record by its title, found by typing. */
import { graphql } from 'react-relay'
import * as texts from '#texts/accessControl/page.js'
import type { RecordBoxQuery } from '#web/__generated__/RecordBoxQuery.graphql.ts'
import { useTypedSearch } from '#web/relay/useTypedSearch.ts'
import { Combobox, type Found } from '#web/ui/form/Combobox.tsx'
import { useChoice } from '#web/ui/form/useChoice.ts'

interface Props {
  /** The global id of what is chosen, or ''. */
  value: string
  onChange: (id: string) => void
  /** The title of what is chosen, where it was not chosen here. */
  title?: string
  size?: 'sm' | 'md'
}

export function RecordBox({ value, onChange, title = '', size = 'md' }: Props) {
  const { known, typed, open, box } = useChoice({ value, onChange })
  return (
    <Combobox
      text={typed ?? known?.label ?? title}
      found={useRecords(typed ?? '', open)}
      none={texts.noRecord()}
      placeholder={texts.findRecord()}
      size={size}
      {...box}
    />
  )
}

function useRecords(text: string, open: boolean): Found[] | null {
  const found = useTypedSearch<RecordBoxQuery>(
    graphql`
      query RecordBoxQuery($text: String!) {
        search(text: $text) {
          projects {
            id
            title
          }
          ideas {
            id
            title
          }
          challenges {
            id
            title
          }
          proposals {
            id
            title
          }
          investmentInterests {
            id
            title
          }
          inventionDisclosures {
            id
            title
          }
          patents {
            id
            title
          }
          teams {
            id
            title
          }
        }
      }
    `,
    { text, open, variables: (words) => ({ text: words }) },
  )
  if (!found) return null
  const { search } = found.data ?? {}
  const kinds = [
    ['Project', search?.projects],
    ['Idea', search?.ideas],
    ['Challenge', search?.challenges],
    ['Proposal', search?.proposals],
    ['InvestmentInterest', search?.investmentInterests],
    ['InventionDisclosure', search?.inventionDisclosures],
    ['Patent', search?.patents],
    ['Team', search?.teams],
  ] as const
  return kinds.flatMap(([kind, records]) =>
    (records ?? []).flatMap((record) =>
      record ? [{ value: record.id, label: record.title ?? '', hint: texts.hint({ kind }) }] : [],
    ),
  )
}
