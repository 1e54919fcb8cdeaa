/** The university's notes about a company; one that tells of a contact says when the last one was. */
import { graphql } from 'react-relay'
import { usePaginationFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/companyNotes.js'
import { createCompanyNoteRules } from '#api/features/companies/company.rules.ts'
import type { CompanyNotes_company$key } from '#web/__generated__/CompanyNotes_company.graphql.ts'
import type { CompanyNotesAddMutation } from '#web/__generated__/CompanyNotesAddMutation.graphql.ts'
import type { CompanyNotesDeleteMutation } from '#web/__generated__/CompanyNotesDeleteMutation.graphql.ts'
import type { CompanyNotesQuery } from '#web/__generated__/CompanyNotesQuery.graphql.ts'
import type { CompanyNotesUpdateMutation } from '#web/__generated__/CompanyNotesUpdateMutation.graphql.ts'
import { Discussion } from '#web/features/discussion/Discussion.tsx'
import { nodesOf } from '#web/relay/nodesOf.ts'
import { useAction } from '#web/relay/useAction.ts'
import { DateField } from '#web/ui/form/fields.tsx'
import { formatDate } from '#web/ui/format.ts'

const pageSize = 10
const rules = createCompanyNoteRules.omit(['id'])
const more = {
  fields: <DateField name="contactOn" hint={texts.onlyWhenYouWereIn()} />,
  initial: { contactOn: '' },
}

interface Props {
  company: CompanyNotes_company$key
}

export function CompanyNotes({ company }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<CompanyNotesQuery, CompanyNotes_company$key>(
    graphql`
      fragment CompanyNotes_company on Company
      @refetchable(queryName: "CompanyNotesQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        id
        notes(first: $count, after: $cursor) @connection(key: "CompanyNotes_notes") {
          edges {
            node {
              id
              text
              contactOn
              authorName
              createdAt
              editedAt
              canUpdate
            }
          }
        }
      }
    `,
    company,
  )
  const { add, update, remove } = useNotes()
  if (!data.notes) return null
  return (
    <Discussion
      writeCall="createCompanyNote"
      updateCall="updateCompanyNote"
      title={texts.notes()}
      noun="note"
      posts={nodesOf(data.notes).map(({ contactOn, ...note }) => ({
        ...note,
        canDelete: note.canUpdate,
        values: { contactOn: contactOn ?? '' },
        said: contactOn && texts.contactOn({ contactOn: formatDate(contactOn) }),
      }))}
      rules={rules}
      hint={texts.onlyTheUniversityReadsIt()}
      closed={false}
      submit={texts.addNote()}
      more={more}
      write={(text, { contactOn }) => add({ input: { id: data.id, text, contactOn } })}
      update={(id, text, { contactOn }) => update({ input: { id, text, contactOn } })}
      remove={(id) => remove({ input: { id } })}
      onEarlier={hasNext ? () => loadNext(pageSize) : undefined}
      loading={isLoadingNext}
    />
  )
}

function useNotes() {
  const [add] = useAction<CompanyNotesAddMutation>(graphql`
    mutation CompanyNotesAddMutation($input: CreateCompanyNoteInput!) {
      createCompanyNote(input: $input) {
        company {
          lastContact
        }
      }
    }
  `)
  const [update] = useAction<CompanyNotesUpdateMutation>(graphql`
    mutation CompanyNotesUpdateMutation($input: UpdateCompanyNoteInput!) {
      updateCompanyNote(input: $input) {
        company {
          lastContact
        }
      }
    }
  `)
  const [remove] = useAction<CompanyNotesDeleteMutation>(graphql`
    mutation CompanyNotesDeleteMutation($input: DeleteCompanyNoteInput!) {
      deleteCompanyNote(input: $input) {
        company {
          lastContact
        }
      }
    }
  `)
  return { add, update, remove }
}
