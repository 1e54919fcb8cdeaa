/** Invention disclosures, which researchers make about what came of a project. */
import type { DisclosureStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const disclosureThread = thread<{
  title: string
  status: DisclosureStatus
  createdAt: Date
  submittedAt: Date | null
}>()({
  kind: 'DISCLOSURE',
  model: 'InventionDisclosure',
  within: (access) => ({ AND: [{ status: { not: 'DRAFT' } }, access.within('DISCLOSURE_READ')] }),
  from: { Project: 'projectId' },
  select: { title: true, status: true, createdAt: true, submittedAt: true },
  when: ({ submittedAt, createdAt }) => submittedAt ?? createdAt,
  title: ({ title }) => title,
  state: ({ status }) => status,
  at: ({ id }) => ['InventionDisclosure', id],
})
