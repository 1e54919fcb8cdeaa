/** Access of one person to one record until a day: given, extended and revoked (docs/decisions/0353). */
import * as texts from '#texts/recordGrants/errors.js'
import type { Idea, RecordGrant } from '../../__generated__/prisma/client.ts'
import { Access } from '../../access.ts'
import { action, type Work } from '../../action.ts'
import { dayLength, isoDay, universityDay } from '../../days.ts'
import { conflict, invalid } from '../../errors.ts'
import { move } from '../../moves.ts'
import type { Permission } from '../../policy.ts'
import { isKeptConfidential } from '../../relations/ideas.ts'
import { viewerColumns, type Viewer } from '../../viewer.ts'
import { notify } from '../notifications/notify.ts'
import { columnOf, recordOf, type GrantedKind } from './grantedRecord.ts'
import { mostDays, revokeRecordGrantRules, setRecordGrantRules } from './recordGrant.rules.ts'
import { recordGrantMoves } from './recordGrantMoves.ts'

interface Grantable {
  /** The permission to see a record. */
  read: Permission
  /** The permission to give somebody access to it. */
  share: Permission
  /** Why nobody is given access to a record for now, or null. */
  refusal: (record: never) => string | null
}

/** What each kind of record says of access to it. */
export const permissions = {
  Project: { read: 'PROJECT_READ', share: 'PROJECT_SHARE', refusal: () => null },
  Idea: {
    read: 'IDEA_READ',
    share: 'IDEA_SHARE',
    refusal: (idea: Idea) => (isKeptConfidential(idea) ? texts.confidentialIdea() : null),
  },
  Challenge: { read: 'CHALLENGE_READ', share: 'CHALLENGE_SHARE', refusal: () => null },
} as const satisfies Record<GrantedKind, Grantable>

export const setRecordGrant = action({
  name: 'setRecordGrant',
  requires: 'RECORD_GRANT_READ',
  rules: setRecordGrantRules,
  description:
    'Gives one person access to a project, an idea or a challenge until a day, or extends it; owners to people of their own role, the university to everyone. The person is notified.',
  async run(work, { id: record, userId, expiresOn, withFiles = false, reason }) {
    const { tx, access, viewer, audit } = work
    const { type, id } = record
    const { read, share, refusal } = permissions[type]
    // A person has one access to a record, however many give it at once.
    const found = await access.hold(share as 'PROJECT_SHARE', id)
    const today = universityDay()
    if (expiresOn < today) throw invalid({ expiresOn: texts.pastDay() })
    if (expiresOn.getTime() > today.getTime() + mostDays * dayLength) throw invalid({ expiresOn: texts.tooLong() })
    const person = await personFor(work, read, userId)
    const refused = refusal(found as never)
    if (refused) throw conflict(refused)
    const to = { [columnOf[type]]: id, userId }
    const before = await tx.recordGrant.findFirst({ where: to })
    const given = { expiresOn, withFiles, reason, givenById: viewer.id, givenAt: new Date(), endReason: '' }
    const grant = before
      ? await move(work, recordGrantMoves, before, 'GRANTED', { data: given })
      : await tx.recordGrant.create({ data: { ...to, status: 'GRANTED', ...given } })
    const until = [before?.status === 'GRANTED' ? before.expiresOn : null, expiresOn] as const
    await audit(type, id, { access: [null, person.name], expiresOn: until, withFiles: [null, withFiles] }, reason)
    await notify(work, {
      to: userId,
      kind: 'RECORD_ACCESS_GIVEN',
      subject: { entity: type, id },
      data: { record: found.title, by: viewer.name, until: isoDay(expiresOn), reason },
    })
    return { recordGrantId: grant.id }
  },
})

/** Somebody in office whose role can be given access to records of the kind, and does not see all of them anyway. */
async function personFor({ tx, access, viewer }: Work, read: Permission, id: number): Promise<Viewer> {
  const person = await tx.user.findFirst({ where: { id, status: 'ACTIVE' }, select: viewerColumns })
  if (!person || id === viewer.id) throw invalid({ userId: texts.choosePerson() })
  const theirs = new Access(person, tx)
  if (theirs.relationOf(read) === 'any') throw invalid({ userId: texts.seesAll() })
  if (!theirs.parts(read as 'PROJECT_READ').some(({ name }) => name === 'granted'))
    throw invalid({ userId: texts.otherRole() })
  if (person.role !== viewer.role && !access.allowed('RECORD_GRANT_ANYBODY'))
    throw invalid({ userId: texts.ownRoleOnly() })
  return person
}

export const revokeRecordGrant = action({
  name: 'revokeRecordGrant',
  requires: 'RECORD_GRANT_END',
  rules: revokeRecordGrantRules,
  description: 'Ends the access of a person to one record at once. The person is notified.',
  async run(work, { id, reason }) {
    const grant = await work.access.find('RECORD_GRANT_END', id)
    await endRecordGrant(work, grant, reason)
    return { recordGrantId: id }
  },
})

/** Gives an access another last day, tells the person and writes it down on the record. */
export async function changeRecordGrant(work: Work, before: RecordGrant, expiresOn: Date, reason: string) {
  const { tx, viewer, audit } = work
  const data = { expiresOn, reason, givenById: viewer.id, givenAt: new Date(), endReason: '' }
  const grant = await move(work, recordGrantMoves, before, 'GRANTED', { data })
  const { type, id, title } = await recordOf(tx, grant)
  await audit(type, id, { expiresOn: [before.expiresOn, expiresOn] }, reason)
  await notify(work, {
    to: grant.userId,
    kind: 'RECORD_ACCESS_GIVEN',
    subject: { entity: type, id },
    data: { record: title, by: viewer.name, until: isoDay(expiresOn), reason },
  })
}

/** Revokes an access, tells the person and writes it down on the record; conflict when somebody else was first. */
export async function endRecordGrant(work: Work, grant: RecordGrant, reason: string): Promise<void> {
  const { tx, viewer, audit } = work
  const after = await move(work, recordGrantMoves, grant, 'REVOKED', { data: { endReason: reason }, comment: reason })
  const { type, id, title } = await recordOf(tx, after)
  const { name } = await tx.user.findUniqueOrThrow({ where: { id: after.userId }, select: { name: true } })
  await audit(type, id, { access: [name, null] }, reason)
  await notify(work, {
    to: after.userId,
    kind: 'RECORD_ACCESS_REVOKED',
    subject: { entity: type, id },
    data: { record: title, by: viewer.name, reason },
  })
}
