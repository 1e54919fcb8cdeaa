/** What visitors asked about a published technology, for the team. */
import type { EnquiryStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

interface Row {
  name: string
  organization: string
  status: EnquiryStatus
  createdAt: Date
}

export const enquiryThread = thread<Row>()({
  kind: 'ENQUIRY',
  model: 'TechnologyEnquiry',
  within: (access) => access.within('ENQUIRY_READ'),
  from: { TechnologySummary: 'summaryId' },
  select: { name: true, organization: true, status: true, createdAt: true },
  when: ({ createdAt }) => createdAt,
  title: ({ name, organization }) => organization || name,
  state: ({ status }) => status,
  at: ({ id }) => ['TechnologyEnquiry', id],
})
