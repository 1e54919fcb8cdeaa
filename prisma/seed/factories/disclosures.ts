/** Invention disclosures in any of their states, for the demo university and tests. */
import type { InventionDisclosure, Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'
import { universityDay } from '../../../api/days.ts'
import { contentHashOf, statementOf } from '../../../api/features/disclosures/content.ts'

/** Writes an invention disclosure with what its state implies: its submitter is the only inventor unless some are given, and signs. */
export const makeDisclosure = async (
  db: Db | Tx,
  {
    status = 'DRAFT',
    inventors = [],
    signedFiles = [],
    ...overrides
  }: Partial<Omit<Prisma.InventionDisclosureUncheckedCreateInput, 'inventors' | 'signedFiles'>> & {
    signedFiles?: { name: string; sha256: string }[]
    inventors?: { userId?: number | null; name: string; share: number; affiliation?: string; role?: string }[]
  } = {},
): Promise<InventionDisclosure> => {
  const now = new Date()
  const submitted = status === 'SUBMITTED' || status === 'IN_REVIEW' || status === 'DECIDED'
  const content = {
    title: 'A membrane that cleans itself',
    abstract: 'A membrane whose surface sheds what clogs it.',
    problem: 'Membranes clog.',
    novelty: 'The surface moves.',
    publicEvents: [],
    funding: [],
    priorArt: [],
    ...overrides,
  }
  const people = inventors.length ? inventors : [{ userId: overrides.submitterId ?? null, name: 'Ada', share: 10_000 }]
  const named = people.map((one, position) => ({
    email: '',
    affiliation: '',
    role: '',
    userId: null,
    ...one,
    position,
  }))
  const { decision, reasons, decidedAt, decidedById, submittedAt, decideBy, signingSince, withdrawnAt, ...given } =
    content
  const { id, inventors: made } = await db.inventionDisclosure.create({
    data: { ...given, inventors: { create: named } },
    include: { inventors: true },
  })
  if (status !== 'DRAFT') {
    const contentHash = contentHashOf(content as never, named, signedFiles)
    const requested = {
      requestedAt: content.requestedAt ?? now,
      updatedAt: content.updatedAt ?? now,
      signedFiles,
      contentHash,
    }
    await db.inventionDisclosure.update({
      where: { id },
      data:
        status === 'WITHDRAWN'
          ? { status, ...requested, withdrawnAt: withdrawnAt ?? now }
          : { status: 'SIGNING', ...requested, signingSince: signingSince ?? now },
    })
    if (submitted)
      await db.disclosureSignature.createMany({
        data: made.map((one) => ({
          disclosureId: id,
          inventorId: one.id,
          name: one.name,
          statement: statementOf({ ...content, signedFiles }, one),
          contentHash,
          signedAt: submittedAt ?? now,
        })),
      })
  }
  if (submitted)
    await db.inventionDisclosure.update({
      where: { id },
      data: {
        status,
        signingSince: null,
        updatedAt: content.updatedAt ?? now,
        submittedAt: submittedAt ?? now,
        decideBy: decideBy ?? universityDay(now),
        ...(status === 'DECIDED' && {
          decision: decision ?? 'FILE',
          reasons: reasons ?? '',
          decidedAt: decidedAt ?? now,
          decidedById: decidedById ?? null,
        }),
      },
    })
  return db.inventionDisclosure.findUniqueOrThrow({ where: { id } })
}
