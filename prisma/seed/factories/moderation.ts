/** Reports of what people wrote, for tests. */
import type { ModerationCase, Prisma } from '../../../api/__generated__/prisma/client.ts'
import type { Db, Tx } from '../../../api/db.ts'
import { universityDay } from '../../../api/days.ts'

/** Writes a case about an idea of somebody, with what its state implies; nobody has claimed it. */
export const makeModerationCase = async (
  db: Db | Tx,
  { status = 'OPEN', authorId = null, ...overrides }: Partial<Prisma.ModerationCaseUncheckedCreateInput> = {},
): Promise<ModerationCase> => {
  const withheld = status === 'OPEN' || status === 'DISMISSED' || status === 'RESTORED' ? null : 'HIDDEN'
  const idea = { title: 'Idea', description: 'Text.', category: 'Energy', submitterId: authorId, withheld } as const
  const { id } = await db.idea.create({ data: { ...idea, status: 'SUBMITTED', visibleToResearchers: true } })
  const now = new Date()
  const decisions = { DISMISSED: 'DISMISSED', REVISION_ASKED: 'REVISION_ASKED', RESUBMITTED: 'REVISION_ASKED' } as const
  const decision = status === 'OPEN' ? null : (decisions[status as keyof typeof decisions] ?? 'HIDDEN')
  return db.moderationCase.create({
    data: {
      kind: 'IDEA',
      entity: 'Idea',
      entityId: id,
      hostEntity: 'Idea',
      hostId: id,
      title: 'Idea',
      text: 'As it was reported.',
      digest: 'of what was reported',
      authorId,
      status,
      answerBy: universityDay(now),
      ...(decision && { decision, decidedAt: now, explanation: 'Please keep to the facts.' }),
      ...(status === 'APPEALED' && { appeal: 'These are the facts.', appealedAt: now }),
      ...overrides,
    },
  })
}
