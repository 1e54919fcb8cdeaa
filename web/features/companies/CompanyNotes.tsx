/** The university's notes about a company; one that tells of a contact says when the last one was. */
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/companyNotes.js'
import type { CompanyNotes_company$key } from '#web/__generated__/CompanyNotes_company.graphql.ts'
import { InternalMessages } from '#web/features/messages/InternalMessages.tsx'

export function CompanyNotes({ company }: { company: CompanyNotes_company$key }) {
  const data = useFragment(
    graphql`
      fragment CompanyNotes_company on Company {
        ...InternalMessages_record
      }
    `,
    company,
  )
  return (
    <InternalMessages
      record={data}
      title={texts.notes()}
      noun="note"
      hint={texts.onlyTheUniversityReadsIt()}
      submit={texts.addNote()}
      contacts
    />
  )
}
