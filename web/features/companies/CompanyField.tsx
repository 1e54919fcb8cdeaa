/** The choice of a company in a form, found by typing; the form holds the global id. */
import { useField } from 'formik'
import { useEffect, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { CompanyFieldQuery } from '#web/__generated__/CompanyFieldQuery.graphql.ts'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { Combobox, type Found } from '#web/ui/form/Combobox.tsx'
import { Labelled } from '#web/ui/form/fields.tsx'
import { useChoice } from '#web/ui/form/useChoice.ts'
import { useDebounced } from '#web/ui/useDebounced.ts'

/** core.md 9. */
const debounce = 300

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
        none="No company found."
        placeholder="Search by name"
        {...box}
      />
    </Labelled>
  )
}

/** Those whose name has the words; null while it is asked, or nobody looks. */
function useCompanies(text: string, open: boolean): Found[] | null {
  const environment = useRelayEnvironment()
  const search = useDebounced(text.trim(), debounce)
  const [found, setFound] = useState<{ search: string; companies: Found[] } | null>(null)
  useEffect(() => {
    if (!open) return
    const subscription = fetchQuery<CompanyFieldQuery>(
      environment,
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
      { search },
    ).subscribe({
      next: ({ companies }) =>
        setFound({
          search,
          companies: nodesOf(companies).map(({ id, name, city }) => ({ value: id, label: name, hint: city })),
        }),
      error: () => setFound({ search, companies: [] }),
    })
    return () => subscription.unsubscribe()
  }, [environment, open, search])
  return open && found?.search === search && search === text.trim() ? found.companies : null
}
