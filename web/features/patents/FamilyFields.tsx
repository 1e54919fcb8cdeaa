/** What the patents of a family have in common: inventors, confidentiality, the project and the disclosure. */
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/patents/form.js'
import type { FamilyFieldsQuery } from '#web/__generated__/FamilyFieldsQuery.graphql.ts'
import { PersonRow } from '#web/features/people/PersonRow.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { CheckboxField } from '#web/ui/form/fields.tsx'
import { RowsField, RowText } from '#web/ui/form/RowsField.tsx'
import { SelectField, type Choice } from '#web/ui/form/SelectField.tsx'

export interface InventorRow {
  /** Null for who has no account; '' while nobody is chosen. */
  userId: string | null
  name: string
  affiliation: string
}

const empty: InventorRow = { userId: '', name: '', affiliation: '' }
const words = {
  account: texts.account(),
  inside: texts.inside(),
  outside: texts.outside(),
  researcher: texts.researcher(),
  name: texts.name(),
}

/** A project or a disclosure that is linked already. */
export interface Linked {
  id: string
  title: string
}

interface Props {
  project?: Linked | null | undefined
  disclosure?: Linked | null | undefined
}

const withLinked = (choices: readonly Linked[], linked: Linked | null | undefined): Choice[] =>
  [...(linked && !choices.some(({ id }) => id === linked.id) ? [linked] : []), ...choices].map(({ id, title }) => ({
    value: id,
    label: title,
  }))

export function FamilyFields({ project, disclosure }: Props) {
  const { projects, inventionDisclosures } = useLazyLoadQuery<FamilyFieldsQuery>(
    graphql`
      query FamilyFieldsQuery {
        projects(first: 100, sort: { field: TITLE, direction: ASC }) {
          edges {
            node {
              id
              title
              canUpdate
            }
          }
        }
        inventionDisclosures(first: 100) {
          edges {
            node {
              id
              title
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  )
  const own = nodesOf(projects).filter(({ canUpdate }) => canUpdate)
  return (
    <>
      <CheckboxField name="confidential" />
      <RowsField
        name="inventors"
        empty={empty}
        most={30}
        add={texts.addInventor()}
        rowName={(number) => texts.inventorNumber({ number })}
        remove={(number) => texts.removeInventor({ number })}
      >
        {(row, set, at) => (
          <>
            <PersonRow
              field="inventors"
              row={row}
              at={at}
              set={set}
              onSwitch={(hasAccount) => set({ userId: hasAccount ? '' : null, name: '' })}
              words={words}
            />
            <RowText
              label={texts.affiliation()}
              value={row.affiliation}
              onChange={(affiliation) => set({ affiliation })}
            />
          </>
        )}
      </RowsField>
      <SelectField name="projectId" placeholder={texts.noProject()} choices={withLinked(own, project)} />
      <SelectField
        name="inventionDisclosureId"
        placeholder={texts.noDisclosure()}
        choices={withLinked(nodesOf(inventionDisclosures), disclosure)}
      />
    </>
  )
}
