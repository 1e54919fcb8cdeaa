/** Patents in any of their states, for tests. */
import type { Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'

interface PatentOverrides extends Partial<Omit<Prisma.PatentUncheckedCreateInput, 'patentFamilyId'>> {
  family?: Partial<Prisma.PatentFamilyUncheckedCreateInput>
  /** The family that it joins; a new one unless it is given. */
  patentFamilyId?: number
  inventors?: { userId?: number | null; name: string }[]
}

let patentSerial = 0

/** A patent that has the dates and numbers of its state, in a family of its own unless one is given. */
export async function makePatent(db: Db | Tx, overrides: PatentOverrides = {}) {
  const { family = {}, patentFamilyId, inventors = [{ name: 'Ada' }], status = 'FILED', ...rest } = overrides
  const filed = status !== 'PREPARING'
  const ended = !['PREPARING', 'FILED', 'PUBLISHED', 'GRANTED'].includes(status)
  const familyId =
    patentFamilyId ??
    (
      await db.patentFamily.create({
        data: {
          ...family,
          inventors: { create: inventors.map((inventor, position) => ({ position, ...inventor })) },
        },
      })
    ).id
  return db.patent.create({
    data: {
      title: 'Solar still with a falling film',
      office: 'AE',
      ...(filed ? { filedOn: new Date('2025-01-15'), applicationNumber: `P${(patentSerial += 1)}/2025` } : {}),
      ...(status === 'PUBLISHED' ? { publishedOn: new Date('2026-07-15') } : {}),
      ...(['GRANTED', 'REVOKED', 'EXPIRED'].includes(status) ? { grantedOn: new Date('2026-08-01') } : {}),
      ...(ended ? { endedOn: new Date('2026-09-01') } : {}),
      ...rest,
      status,
      patentFamilyId: familyId,
    },
  })
}
