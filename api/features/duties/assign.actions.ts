/** Who of the team does what waits: taken by oneself, handed to a colleague, or given back to all. */
import { duties } from '../../__generated__/features/duties.ts'
import { Prisma } from '../../__generated__/prisma/client.ts'
import { Access } from '../../access.ts'
import { action, type Work } from '../../action.ts'
import { anyTable } from '../../columnPaths.ts'
import type { Duty } from '../../duties/duty.ts'
import type { DutyKind } from '../../duties/kinds.rules.ts'
import { kindWords } from '../../duties/kindWords.rules.ts'
import { changedMeanwhile, invalid, notFound } from '../../errors.ts'
import { personAble } from '../../personAble.ts'
import type { Viewer } from '../../viewer.ts'
import { assignChecker } from '../challenges/assign.actions.ts'
import { notify } from '../notifications/notify.ts'
import { assignRequests } from '../support/desk.actions.ts'
import * as errors from '#texts/duties/errors.js'
import { assignDutyRules } from './assign.rules.ts'

/** Records of which more follows from the choice than the column. */
const ways: Partial<Record<DutyKind, (work: Work, id: number, userId: number | null) => Promise<unknown>>> = {
  CHALLENGE_CHECK: assignChecker,
  SUPPORT_ANSWER: (work, id, userId) => assignRequests(work, [id], userId),
}

export const assignDuty = action({
  name: 'assignDuty',
  requires: 'DUTY_ASSIGN',
  rules: assignDutyRules,
  description:
    'Chooses who of the university’s team does something that waits, or nobody in particular; who is chosen is notified.',
  async run(work, { id, userId = null }) {
    await assignDutyTo(work, id, userId)
    return { done: true }
  },
})

/** Gives a duty that waits to somebody of the team, or to nobody in particular. */
export async function assignDutyTo(
  work: Work,
  { type, id }: { type: DutyKind; id: number },
  userId: number | null,
): Promise<void> {
  const { tx, viewer, access } = work
  const duty = await waiting(work, viewer, access, type, id)
  if (!duty) throw notFound(errors.duty())
  const { row, definition } = duty
  const before = row[definition.takenBy!] as { id: number; name: string } | null
  if ((before?.id ?? null) === userId) return
  const person =
    userId === null ? null : await personAble(tx, 'DUTY_ASSIGN', userId, { userId: errors.chooseTeamPerson() })
  const theirs = new Access(person, tx)
  if (person && !(await waiting(work, person, theirs, type, id)))
    throw invalid({ userId: errors.notTheirs({ name: person.name }) })
  const own = ways[type]
  if (own) {
    await own(work, id, userId)
    return
  }
  await take(work, definition, id, before?.id ?? null, userId)
  await work.audit('Duty', id, {
    kind: [null, type],
    [errors.takenBy()]: [before?.name ?? null, person?.name ?? null],
  })
  await notify(work, {
    to: userId,
    kind: 'DUTY_ASSIGNED',
    data: {
      by: viewer.name,
      duty: kindWords[type](),
      title: definition.title(row, person ?? viewer),
      path: definition.path(row, (permission) => theirs.allowed(permission)),
    },
  })
}

/** The record, while the duty waits for the team and somebody may do it. */
async function waiting({ tx }: Pick<Work, 'tx'>, viewer: Viewer, access: Access, kind: DutyKind, id: number) {
  for (const definition of duties) {
    const { takenBy } = definition
    if (definition.kind !== kind || !definition.team || !takenBy || !access.allowed(definition.requires)) continue
    const [row] = await anyTable(tx, definition.model).findMany({
      where: { AND: [definition.owed(viewer, access), { id }] },
      select: { ...definition.select, id: true, [takenBy]: { select: { id: true, name: true } } },
    })
    if (row) return { definition, row }
  }
  return null
}

/** Not through Prisma's update: who has taken an answer is no change of the record, which waits as long as before. */
async function take(
  { tx }: Pick<Work, 'tx'>,
  { model, takenBy }: Duty,
  id: number,
  from: number | null,
  to: number | null,
) {
  const [table, column] = [model, `${takenBy}Id`].map((name) => Prisma.raw(`"${name}"`))
  const taken = await tx.$executeRaw`
    UPDATE ${table} SET ${column} = ${to} WHERE "id" = ${id} AND ${column} IS NOT DISTINCT FROM ${from}`
  if (!taken) throw changedMeanwhile(errors.duty())
}
