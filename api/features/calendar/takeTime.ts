/**
 * The one conflict check: whose time a meeting takes is written down as a range that the database keeps apart
 * (EventParticipant_one_at_a_time). People are locked in the order of their ids, so that of many who want the same time
 * at the same moment one gets it, and the others hear who is not free.
 */
import * as texts from '#texts/meetings/errors.js'
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { MeetingAnswer, MeetingKind, MeetingState } from '../../__generated__/prisma/enums.ts'
import type { Work } from '../../action.ts'
import type { Viewer } from '../../viewer.ts'
import type { Tx } from '../../db.ts'
import { conflict } from '../../errors.ts'
import { refuseOverlap } from '../../overlap.ts'
import { takesTime } from './meetingStates.ts'

type Here = Pick<Work<Viewer | null>, 'tx' | 'viewer'>

interface Participation {
  id: number
  userId: number
  name: string
  answer: MeetingAnswer
  kind: MeetingKind
  state: MeetingState
  startsAt: Date
  endsAt: Date
  /** Minutes of rest that an expert wants after a session. */
  buffer: number
}

/** Keeps others from booking these people until the transaction ends. */
export async function lockPeople(tx: Tx, userIds: readonly number[]): Promise<void> {
  const ids = [...new Set(userIds)].sort((one, other) => one - other)
  if (ids.length)
    await tx.$queryRaw`SELECT id FROM "User" WHERE id IN (${Prisma.join(ids)}) ORDER BY id FOR NO KEY UPDATE`
}

/** Keeps others from changing the meeting until the transaction ends. */
export async function lockMeeting(tx: Tx, id: number): Promise<void> {
  await tx.$queryRaw`SELECT id FROM "Meeting" WHERE id = ${id} FOR UPDATE`
}

/**
 * Takes the time of those who have accepted, and gives the others theirs back: whatever changed a meeting's time, state or
 * answers ends with it. CONFLICT names who is not free.
 */
export async function takeTime({ tx, viewer }: Here, meetingId: number): Promise<void> {
  const people = await participations(tx, meetingId)
  const taken = people.filter(({ kind, state, answer }) => takesTime(kind, state, answer))
  const ids = taken.map(({ id }) => id)
  await tx.meetingParticipant.updateMany({
    where: { meetingId, id: { notIn: ids }, busyFrom: { not: null } },
    data: { busyFrom: null, busyUntil: null },
  })
  await lockPeople(
    tx,
    taken.map(({ userId }) => userId),
  )
  for (const { id, userId, name, startsAt, endsAt, buffer } of taken) {
    const busyUntil = new Date(endsAt.getTime() + buffer * 60_000)
    if (await isBusy(tx, userId, startsAt, busyUntil, meetingId))
      throw busyConflict(userId === viewer?.id ? null : name)
    // Should somebody have come past the lock, the constraint refuses.
    await refuseOverlap(
      () => tx.meetingParticipant.updateMany({ where: { id }, data: { busyFrom: startsAt, busyUntil } }),
      () => conflict(texts.justTaken()),
    )
  }
}

/** Whether anything else takes the person's time then. */
async function isBusy(tx: Tx, userId: number, from: Date, until: Date, except = 0): Promise<boolean> {
  const found = await tx.meetingParticipant.findFirst({
    where: { userId, busyFrom: { lt: until }, busyUntil: { gt: from }, meetingId: { not: except } },
    select: { id: true },
  })
  return found !== null
}

/** Names nothing but that the time is taken: with whom and for what is nobody's business. */
const busyConflict = (name: string | null) => conflict(name ? texts.notFree({ name }) : texts.youAreBusy())

function participations(tx: Tx, meetingId: number): Promise<Participation[]> {
  return tx.$queryRaw<Participation[]>`
    SELECT participant.id, participant."userId", person.name, participant.answer::text, meeting.kind::text,
      meeting.state::text, meeting."startsAt", meeting."endsAt",
      CASE WHEN participant.role = 'EXPERT' THEN coalesce(rules."bufferMinutes", 0) ELSE 0 END AS buffer
    FROM "MeetingParticipant" AS participant
    JOIN "Meeting" AS meeting ON meeting.id = participant."meetingId"
    JOIN "User" AS person ON person.id = participant."userId"
    LEFT JOIN "AvailabilityRules" AS rules ON rules."userId" = participant."userId"
    WHERE participant."meetingId" = ${meetingId}
    ORDER BY participant."userId"`
}
