/** Patents, which came out of a project, a disclosure, or an earlier application. */
import type { PatentOffice, PatentStatus } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'
import { nameOf } from './patentPeople.ts'

export const patentThread = thread<{
  id: number
  title: string
  office: PatentOffice
  status: PatentStatus
  filedOn: Date | null
  createdAt: Date
}>()({
  kind: 'PATENT',
  model: 'Patent',
  within: (access) => access.within('PATENT_READ'),
  from: {
    Project: 'patentFamily.projectId',
    InventionDisclosure: 'patentFamily.inventionDisclosureId',
    Patent: 'parentId',
  },
  select: { title: true, office: true, status: true, filedOn: true, createdAt: true },
  when: ({ filedOn, createdAt }) => filedOn ?? createdAt,
  title: (patent) => nameOf(patent, false),
  state: ({ status }) => status,
  at: ({ id }) => ['Patent', id],
})
