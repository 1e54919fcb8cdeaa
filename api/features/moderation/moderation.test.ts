/** Moderation: who reports, decides, revises and appeals, what each of them learns, and what nobody may do twice. */
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { closeLimits } from '../../limits.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const [admin, other] = [await person(db, 'ADMIN', { name: 'Admin' }), await person(db, 'ADMIN', { name: 'Other' })]
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const team = await person(db, 'KU_TEAM')
const company = await person(db, 'INDUSTRY')
const waiting = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })

const makeIdea = (submitterId: number | null = ada.id) =>
  db.idea.create({
    data: {
      title: 'Kiln',
      description: 'Hot.',
      category: 'Energy',
      submitterId,
      status: 'SUBMITTED',
      visibleToResearchers: true,
    },
  })
let ideaId: number
beforeEach(async () => {
  await db.notification.deleteMany({})
  ideaId = (await makeIdea()).id
})

const report = (id: number, more: object = {}, as: Viewer | null = badr) =>
  perform(db, 'reportContent', { id: idOf('Idea', id), reason: 'SPAM', ...more }, { as })
const caseOf = (id: number, entity = 'Idea') =>
  db.moderationCase.findFirstOrThrow({ where: { entity, entityId: id }, orderBy: { id: 'desc' } })
const act = async (name: string, id: number, more: object = {}, as: Viewer | null = admin) =>
  (await perform(db, name, { id: idOf('ModerationCase', id), ...more }, { as })).codes
const explanation = 'Please keep to the facts.'
/** Reports the idea, and has the administrator decide. */
async function decided(decision: string, id = ideaId) {
  await report(id)
  const { id: caseId } = await caseOf(id)
  expect(await act('claimModerationCase', caseId)).toEqual([])
  expect(await act('decideModerationCase', caseId, { decision, explanation })).toEqual([])
  return caseId
}
const mark = async () => (await db.idea.findUniqueOrThrow({ where: { id: ideaId } })).withheld
const titleFor = async (as: Viewer, id = ideaId) => {
  const { data } = await run(db, `{ node(id: "${idOf('Idea', id)}") { ... on Idea { title } } }`, { as })
  return (data!['node'] as unknown as { title: string } | null)?.title
}

test('everybody reports what they can see and did not write, once; nobody reports what they cannot see', async () => {
  expect((await report(ideaId, {}, null)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await report(ideaId, {}, company)).codes).toEqual(['FORBIDDEN'])
  expect((await report(ideaId, {}, waiting)).codes).toEqual(['FORBIDDEN'])
  expect((await report(ideaId, {}, ada)).codes).toEqual(['CONFLICT'])
  expect((await report(ideaId, { reason: 'OTHER' })).errors[0]!.extensions['fieldErrors']).toHaveProperty('details')
  expect((await report(ideaId)).codes).toEqual([])
  expect((await report(ideaId)).codes).toEqual(['CONFLICT'])
  expect((await report(ideaId, {}, team)).codes).toEqual([])
  expect(await db.contentReport.count({ where: { case: { entityId: ideaId } } })).toBe(2)
  // One case, of which every moderator is told once.
  expect(await db.moderationCase.count({ where: { entity: 'Idea', entityId: ideaId } })).toBe(1)
  expect(await told(db, admin)).toEqual(['CONTENT_REPORTED'])
  expect(await told(db, ada)).toEqual([])
})

test('messages, profiles, questions, projects and challenges are reported alike', async () => {
  const { id: projectId } = await makeProject(db, { ownerId: ada.id, visibleToResearchers: true })
  const message = await db.ideaMessage.create({ data: { ideaId, authorId: ada.id, text: 'Buy pills' } })
  const challenge = await db.challenge.create({
    data: {
      title: 'Pumps',
      status: 'OPEN',
      ownerId: company.id,
      companyName: 'Pump Co',
      deadline: new Date('2100-01-01'),
    },
  })
  const question = await db.challengeQuestion.create({
    data: { challengeId: challenge.id, askerId: ada.id, text: 'Why?' },
  })
  const ids = {
    PROJECT: idOf('Project', projectId),
    COMMENT: idOf('Message', `IdeaMessage-${message.id}`),
    CHALLENGE: idOf('Challenge', challenge.id),
    QUESTION: idOf('ChallengeQuestion', question.id),
    PROFILE: idOf('User', ada.id),
  }
  for (const [kind, id] of Object.entries(ids)) {
    expect((await perform(db, 'reportContent', { id, reason: 'SPAM' }, { as: team })).codes, kind).toEqual([])
    const last = await db.moderationCase.findFirstOrThrow({ orderBy: { id: 'desc' } })
    expect(last.kind).toBe(kind)
  }
  // A message is its record's people's alone.
  expect((await perform(db, 'reportContent', { id: ids.COMMENT, reason: 'SPAM' }, { as: badr })).codes).toEqual([
    'NOT_FOUND',
  ])
  expect((await perform(db, 'reportContent', { id: idOf('Team', 1), reason: 'SPAM' }, { as: team })).codes).toEqual([
    'INVALID',
  ])
  await db.moderationCase.deleteMany({ where: { kind: 'PROFILE' } })
})

test('only administrators claim, decide, restore, keep templates and read the figures', async () => {
  await report(ideaId)
  const { id } = await caseOf(ideaId)
  const words = { name: 'Spam', decision: 'HIDDEN', text: 'No.', textArabic: 'لا' }
  const { id: templateId } = await db.moderationTemplate.create({ data: { ...words, name: 'Kept' } as never })
  for (const as of [null, ada, badr, team, company, waiting]) {
    const refused = [as ? 'FORBIDDEN' : 'UNAUTHENTICATED']
    expect(await act('claimModerationCase', id, {}, as)).toEqual(refused)
    expect(await act('releaseModerationCase', id, {}, as)).toEqual(refused)
    expect(await act('decideModerationCase', id, { decision: 'HIDDEN', explanation }, as)).toEqual(refused)
    expect(await act('restoreContent', id, { reason: 'x' }, as)).toEqual(refused)
    expect(await act('decideAppeal', id, { granted: true, answer: 'x' }, as)).toEqual(refused)
    expect((await perform(db, 'createModerationTemplate', words, { as })).codes).toEqual(refused)
    const template = { id: idOf('ModerationTemplate', templateId) }
    expect((await perform(db, 'updateModerationTemplate', { ...template, ...words }, { as })).codes).toEqual(refused)
    expect((await perform(db, 'deleteModerationTemplate', template, { as })).codes).toEqual(refused)
    for (const field of ['moderationStatistics { waiting }', 'moderationTemplates { name }'])
      expect((await run(db, `{ ${field} }`, { as })).codes).toEqual(refused)
    // An author learns nothing of a report that waits.
    const { data } = await run(db, `{ moderationCase(number: ${id}) { title } moderationCases { totalCount } }`, { as })
    expect(data?.['moderationCase'] ?? null).toBeNull()
  }
  expect(await act('appealModeration', id, { appeal: 'x' }, ada)).toEqual(['NOT_FOUND'])
  expect(await act('submitRevision', id, {}, ada)).toEqual(['NOT_FOUND'])
})

test('one moderator has a case at a time, until it is released or an hour has passed', async () => {
  await report(ideaId)
  const { id } = await caseOf(ideaId)
  expect(await act('decideModerationCase', id, { decision: 'HIDDEN', explanation })).toEqual(['CONFLICT'])
  expect(await act('claimModerationCase', id)).toEqual([])
  expect(await act('claimModerationCase', id, {}, other)).toEqual(['CONFLICT'])
  expect(await act('decideModerationCase', id, { decision: 'HIDDEN', explanation }, other)).toEqual(['CONFLICT'])
  expect(await act('releaseModerationCase', id, {}, other)).toEqual(['CONFLICT'])
  expect(await act('releaseModerationCase', id)).toEqual([])
  expect(await act('claimModerationCase', id, {}, other)).toEqual([])
  await db.moderationCase.update({ where: { id }, data: { claimedAt: new Date(Date.now() - 61 * 60_000) } })
  expect(await act('claimModerationCase', id)).toEqual([])
  expect(await act('decideModerationCase', id, { decision: 'HIDDEN', explanation }, other)).toEqual(['CONFLICT'])
  expect(await act('decideModerationCase', id, { decision: 'HIDDEN' })).toEqual(['INVALID'])
  expect(await act('decideModerationCase', id, { decision: 'HIDDEN', explanation })).toEqual([])
  expect(await act('claimModerationCase', id)).toEqual(['CONFLICT'])
})

test('a moderator never decides about their own content', async () => {
  const own = await makeIdea(admin.id)
  await report(own.id)
  const { id } = await caseOf(own.id)
  expect(await act('claimModerationCase', id)).toEqual(['CONFLICT'])
  expect(await act('claimModerationCase', id, {}, other)).toEqual([])
  await expect(db.moderationCase.update({ where: { id }, data: { decidedById: admin.id } })).rejects.toThrow()
})

test('what is hidden is there for its author and moderators alone; what is removed, for moderators alone', async () => {
  await decided('HIDDEN')
  expect(await Promise.all([ada, badr, team, company, admin].map((as) => titleFor(as)))).toEqual([
    'Kiln',
    undefined,
    undefined,
    undefined,
    'Kiln',
  ])
  ideaId = (await makeIdea()).id
  await decided('REMOVED')
  expect(await Promise.all([ada, badr, team, admin].map((as) => titleFor(as)))).toEqual([
    undefined,
    undefined,
    undefined,
    'Kiln',
  ])
})

test('the author reads why, the reporter what came of it, neither a name', async () => {
  const id = await decided('HIDDEN')
  expect(await told(db, ada)).toEqual(['CONTENT_WITHHELD'])
  expect(await told(db, badr)).toEqual(['REPORT_DECIDED'])
  const fields =
    'decision explanation status author { name } claimedBy { name } decidedBy { name } reports { details } overdue changed history { totalCount } canAppeal canClaim canRestore'
  const { data } = await run(db, `{ moderationCase(number: ${id}) { ${fields} } }`, { as: ada })
  expect(data!['moderationCase']).toEqual({
    decision: 'HIDDEN',
    explanation,
    status: 'HIDDEN',
    author: null,
    claimedBy: null,
    decidedBy: null,
    reports: null,
    overdue: null,
    changed: null,
    history: null,
    canAppeal: true,
    canClaim: false,
    canRestore: false,
  })
  const source = '{ contentReports(first: 1) { edges { node { title outcome reporter { name } case { number } } } } }'
  const read = async (as: Viewer) => (await run(db, source, { as })).data!['contentReports'] as unknown as object
  expect(await read(badr)).toEqual({
    edges: [{ node: { title: 'Kiln', outcome: 'ACTED', reporter: null, case: null } }],
  })
  expect(await read(ada)).toEqual({ edges: [] })
  expect(await read(admin)).toMatchObject({ edges: [{ node: { reporter: { name: 'Badr' }, case: { number: id } } }] })
  for (const notification of await db.notification.findMany({ where: { userId: { in: [ada.id, badr.id] } } }))
    expect(JSON.stringify(notification.data)).not.toMatch(/Admin|Badr/)
})

test('reports that are dismissed are not told to the author, and unchanged content is not reported again', async () => {
  const id = await decided('DISMISSED')
  expect(await mark()).toBeNull()
  expect(await told(db, ada)).toEqual([])
  expect(await told(db, badr)).toEqual(['REPORT_DECIDED'])
  expect((await run(db, `{ moderationCase(number: ${id}) { title } }`, { as: ada })).data!['moderationCase']).toBeNull()
  expect((await report(ideaId, {}, team)).codes).toEqual(['CONFLICT'])
  await db.idea.update({ where: { id: ideaId }, data: { description: 'Buy pills.' } })
  expect((await report(ideaId)).codes).toEqual([])
  expect((await caseOf(ideaId)).id).not.toBe(id)
})

test('asked to revise, the author changes the content, submits it again, and it is restored', async () => {
  const id = await decided('REVISION_ASKED')
  expect(await mark()).toBe('HIDDEN')
  expect(await act('submitRevision', id, {}, badr)).toEqual(['NOT_FOUND'])
  expect(await act('submitRevision', id, {}, ada)).toEqual(['CONFLICT'])
  await db.idea.update({ where: { id: ideaId }, data: { description: 'Hot, by the sun.' } })
  expect(await act('submitRevision', id, {}, ada)).toEqual([])
  expect(await told(db, other)).toEqual(['CONTENT_REPORTED', 'CONTENT_RESUBMITTED'])
  expect(await mark()).toBe('HIDDEN')
  expect(await act('restoreContent', id, { reason: 'Thank you.' })).toEqual(['CONFLICT'])
  expect(await act('claimModerationCase', id)).toEqual([])
  expect(await act('restoreContent', id, { reason: 'Thank you.' })).toEqual([])
  expect(await mark()).toBeNull()
  expect(await told(db, ada)).toEqual(['CONTENT_WITHHELD', 'CONTENT_RESTORED'])
  expect(await titleFor(badr)).toBe('Kiln')
})

test('an author appeals once; another moderator answers, and the content is restored or stays hidden', async () => {
  const id = await decided('HIDDEN')
  expect(await act('appealModeration', id, { appeal: 'Why?' }, badr)).toEqual(['NOT_FOUND'])
  expect(await act('appealModeration', id, { appeal: 'These are the facts.' }, ada)).toEqual([])
  // The one who decided is not asked.
  expect(await told(db, admin)).toEqual(['CONTENT_REPORTED'])
  expect(await told(db, other)).toEqual(['CONTENT_REPORTED', 'CONTENT_APPEALED'])
  expect(await act('claimModerationCase', id)).toEqual(['CONFLICT'])
  expect(await act('decideAppeal', id, { granted: true, answer: 'x' })).toEqual(['CONFLICT'])
  expect(await act('restoreContent', id, { reason: 'x' }, other)).toEqual(['CONFLICT'])
  expect(await act('claimModerationCase', id, {}, other)).toEqual([])
  expect(await act('decideAppeal', id, { granted: false, answer: 'They are not.' }, other)).toEqual([])
  expect(await mark()).toBe('HIDDEN')
  expect(await act('appealModeration', id, { appeal: 'Again.' }, ada)).toEqual(['CONFLICT'])
  await expect(db.moderationCase.update({ where: { id }, data: { appealDecidedById: admin.id } })).rejects.toThrow()
  ideaId = (await makeIdea()).id
  const granted = await decided('REMOVED')
  await act('appealModeration', granted, { appeal: 'These are the facts.' }, ada)
  await act('claimModerationCase', granted, {}, other)
  expect(await act('decideAppeal', granted, { granted: true, answer: 'You are right.' }, other)).toEqual([])
  expect(await mark()).toBeNull()
  expect(await told(db, ada)).toContain('APPEAL_DECIDED')
  const { changes, comment } = await db.auditEntry.findFirstOrThrow({
    where: { entity: 'ModerationCase', entityId: granted, action: 'appealModeration' },
  })
  expect([changes, comment]).toEqual([{ status: ['REMOVED', 'APPEALED'] }, 'These are the facts.'])
})

test('an appeal comes within 30 days', async () => {
  const id = await decided('HIDDEN')
  await db.moderationCase.update({ where: { id }, data: { decidedAt: new Date(Date.now() - 31 * 86_400_000) } })
  expect(await act('appealModeration', id, { appeal: 'Late.' }, ada)).toEqual(['CONFLICT'])
})

test('templates have names of their own', async () => {
  await db.moderationTemplate.deleteMany({})
  const words = { name: 'Spam', decision: 'HIDDEN', text: 'No advertising.', textArabic: 'لا إعلانات' }
  const as = admin
  expect((await perform(db, 'createModerationTemplate', words, { as })).codes).toEqual([])
  expect((await perform(db, 'createModerationTemplate', words, { as })).codes).toEqual(['INVALID'])
  const { id } = await db.moderationTemplate.findFirstOrThrow({})
  const given = { id: idOf('ModerationTemplate', id) }
  expect((await perform(db, 'updateModerationTemplate', { ...given, ...words, text: 'No.' }, { as })).codes).toEqual([])
  expect((await run(db, '{ moderationTemplates { name text textArabic decision } }', { as })).data).toEqual({
    moderationTemplates: [{ ...words, text: 'No.' }],
  })
  expect((await perform(db, 'deleteModerationTemplate', given, { as })).codes).toEqual([])
})

test('the figures count reports, decisions and appeals', async () => {
  await db.moderationCase.deleteMany({})
  await db.keptAnswer.deleteMany({})
  await decided('HIDDEN')
  ideaId = (await makeIdea()).id
  await decided('DISMISSED')
  await report((await makeIdea()).id, { reason: 'MISLEADING' })
  const { data } = await run(
    db,
    '{ moderationStatistics { waiting overdue claimed withheld decided upheld medianHours appeals byReason { reason count } byKind { kind count } } }',
    { as: admin },
  )
  expect(data!['moderationStatistics']).toEqual({
    waiting: 1,
    overdue: 0,
    claimed: 0,
    withheld: 1,
    decided: 2,
    upheld: 1,
    medianHours: expect.any(Number) as number,
    appeals: 0,
    byReason: [
      { reason: 'SPAM', count: 2 },
      { reason: 'MISLEADING', count: 1 },
    ],
    byKind: [{ kind: 'IDEA', count: 3 }],
  })
})

test('nobody reports more than 20 times an hour', async () => {
  const eager = await person(db, 'RESEARCHER')
  const codes = []
  for (let nth = 0; nth < 21; nth++) codes.push(...(await report(ideaId, {}, eager)).codes)
  expect(codes.at(-1)).toBe('RATE_LIMITED')
})
