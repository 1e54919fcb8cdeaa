/** Research grants, for tests. */
import type { Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'

/** A grant with a period of three years. */
export const makeGrant = (
  db: Db | Tx,
  {
    members = [],
    ...overrides
  }: Omit<Partial<Prisma.ResearchGrantUncheckedCreateInput>, 'members'> & {
    members?: { userId?: number | null; name: string }[]
  } = {},
) =>
  db.researchGrant.create({
    data: {
      title: 'Cool roofs for coastal towns',
      funder: 'Wadi Noor Research Fund (demo)',
      amount: 900_000,
      status: 'ACTIVE',
      startsOn: new Date('2025-01-01'),
      endsOn: new Date('2027-12-31'),
      ...overrides,
      members: { create: members.map((member, position) => ({ position, ...member })) },
    },
  })
