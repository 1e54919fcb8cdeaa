/** The choice of a company in a form, found by typing; the form holds the global id. */
import { useField } from 'formik'
import { graphql } from 'react-relay'
import * as texts from '#texts/companies/companyField.js'
import type { CompanyFieldQuery } from '#web/__generated__/CompanyFieldQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useTypedSearch } from '#web/relay/useTypedSearch.ts'
import { Combobox, type Found } from '#web/ui/form/Combobox.tsx'
import { Labelled } from '#web/ui/form/fields.tsx'
import { useChoice } from '#web/ui/form/useChoice.ts'

/** `without` is the id of the one that is not offered. */
export function CompanyField({ name, without }: { name: string; without: string }) {
  const [{ value }, , { setValue, setTouched }] = useField<string>(name)
  const { known, typed, open, box } = useChoice({
    value,
    onChange: (id) => void setValue(id),
    onLeave: () => void setTouched(true),
  })
  const found = useCompanies(typed ?? '', open)
  return (
    <Labelled name={name}>
      <Combobox
        text={typed ?? known?.label ?? ''}
        found={found?.filter((one) => one.value !== without) ?? null}
        none={texts.noCompanyFound()}
        placeholder={texts.searchByName()}
        {...box}
      />
    </Labelled>
  )
}

/** Those whose name has the words; null while it is asked, or nobody looks. */
function useCompanies(text: string, open: boolean): Found[] | null {
  const found = useTypedSearch<CompanyFieldQuery>(
    graphql`
      query CompanyFieldQuery($search: String!) {
        companies(filter: { search: $search }, first: 9) {
          edges {
            node {
              id
              name
              city
            }
          }
        }
      }
    `,
    { text, open, variables: (search) => ({ search }) },
  )
  return found && nodesOf(found.data?.companies).map(({ id, name, city }) => ({ value: id, label: name, hint: city }))
}
