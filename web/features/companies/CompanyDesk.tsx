/** The university's side of a company: stage and owner, tasks, notes, what was done. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/companies/companyDesk.js'
import type { CompanyDesk_company$key } from '#web/__generated__/CompanyDesk_company.graphql.ts'
import { RecordHistory } from '#web/features/history/RecordHistory.tsx'
import { companyHistory } from './companyHistory.ts'
import { CompanyNotes } from './CompanyNotes.tsx'
import { CompanyRelation } from './CompanyRelation.tsx'
import { CompanyTasks } from './CompanyTasks.tsx'

interface Props {
  company: CompanyDesk_company$key
  /** Called when it is no longer there. */
  onGone: () => void
}

export default function CompanyDesk({ company: key, onGone }: Props) {
  const company = useFragment(
    graphql`
      fragment CompanyDesk_company on Company {
        ...CompanyRelation_company
        ...CompanyTasks_company
        ...CompanyNotes_company
        ...RecordHistory_record
      }
    `,
    key,
  )
  return (
    <Stack gap="5">
      <CompanyRelation company={company} onGone={onGone} />
      <CompanyTasks company={company} />
      <CompanyNotes company={company} />
      <RecordHistory record={company} words={companyHistory} title={texts.activity()} />
    </Stack>
  )
}
