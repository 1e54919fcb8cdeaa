/** First steps: of one's role and one's own, done when the records say so, and put away by their person alone. */
import { expect, test } from 'vitest'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeSupportCategory } from '../../../prisma/seed/factories/support.ts'
import { makeSummary } from '../../../prisma/seed/factories/technologies.ts'
import type { Role } from '../../__generated__/prisma/enums.ts'
import { ROLES } from '../../policy.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { perform, person, run } from '../../testing/run.ts'
import { viewerColumns, type Viewer } from '../../viewer.ts'
import type { StepKind } from './steps.ts'

const { db } = await fileDatabase()

interface Shown {
  firstSteps: { kind: StepKind; done: boolean }[]
  firstStepsHidden: boolean
}

/** What the viewer of the next request sees: its row is read again, as a session does. */
async function shownTo({ id }: Viewer): Promise<Shown> {
  const as = await db.user.findUniqueOrThrow({ where: { id }, select: viewerColumns })
  const { data } = await run(db, '{ viewer { firstSteps { kind done } firstStepsHidden } }', { as })
  return data!['viewer'] as unknown as Shown
}
const doneBy = async (as: Viewer) => (await shownTo(as)).firstSteps.filter(({ done }) => done).map(({ kind }) => kind)
const hide = (as: Viewer | null, hidden: boolean) =>
  perform(db, 'updateFirstSteps', { hidden }, { as, give: 'viewer { firstStepsHidden firstSteps { kind } }' })

const steps: Record<Role, StepKind[]> = {
  RESEARCHER: ['COMPLETE_PROFILE', 'ADD_PROJECT', 'SUBMIT_IDEA', 'ADD_PUBLICATIONS'],
  INDUSTRY: ['PRESENT_COMPANY', 'POST_CHALLENGE', 'FIND_PROJECT'],
  INDUSTRY_PARTNER: ['PRESENT_COMPANY', 'POST_CHALLENGE', 'FIND_PROJECT'],
  INVESTOR: ['STATE_THESIS', 'FIND_OPPORTUNITY', 'PROVE_IDENTITY'],
  EXPERT: ['OFFER_HOURS', 'DESCRIBE_FIELDS', 'EVALUATE_IDEA'],
  COMMERCIALIZATION_TEAM: ['BRING_PROJECTS', 'OPEN_PROJECT', 'OFFER_SUPPORT', 'PUBLISH_SUMMARY'],
  KU_TEAM: ['BRING_PROJECTS', 'OPEN_PROJECT', 'OFFER_SUPPORT', 'PUBLISH_SUMMARY'],
  ADMIN: ['PROTECT_ACCOUNT', 'PRESENT_UNIVERSITY', 'INVITE_TEAM', 'SEND_MAIL', 'BACK_UP', 'ENTER_HOLIDAYS'],
}

// Before anything else is made: the steps of the university look at all of it.
test.each(ROLES)('somebody new as %s has all steps of the role to do', async (role) => {
  const { firstSteps, firstStepsHidden } = await shownTo(await person(db, role, { department: '' }))
  expect(firstStepsHidden).toBe(false)
  expect(firstSteps.map(({ kind }) => kind)).toEqual(steps[role])
  // The team was made by the tests before.
  const usual = role === 'INVESTOR' ? ['PROVE_IDENTITY'] : role === 'ADMIN' ? ['INVITE_TEAM'] : []
  expect(firstSteps.filter(({ done }) => done).map(({ kind }) => kind)).toEqual(usual)
})

test('an account that waits is shown what it may do already', async () => {
  const investor = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
  const { firstSteps } = await shownTo(investor)
  expect(firstSteps).toEqual([{ kind: 'PROVE_IDENTITY', done: false }])
  // The page of partners, on which companies present themselves, opens later.
  const company = await person(db, 'INDUSTRY', { status: 'PENDING_VERIFICATION' })
  expect((await shownTo(company)).firstSteps).toEqual([{ kind: 'POST_CHALLENGE', done: false }])
})

test('a researcher’s own records tick the steps off, and nobody else’s', async () => {
  const [ada, badr] = [await person(db, 'RESEARCHER', { department: '' }), await person(db, 'RESEARCHER')]
  await db.user.update({ where: { id: ada.id }, data: { department: 'Physics' } })
  expect(await doneBy(ada)).toEqual([])
  await db.user.update({ where: { id: ada.id }, data: { bio: 'Solar stills.' } })
  expect(await doneBy(ada)).toEqual(['COMPLETE_PROFILE'])
  const project = await makeProject(db, { ownerId: ada.id })
  const idea = await db.idea.create({
    data: { submitterId: ada.id, title: 'Cool roofs', description: 'Paint.', category: 'Energy' },
  })
  expect(await doneBy(ada)).toEqual(['COMPLETE_PROFILE', 'ADD_PROJECT'])
  await db.idea.update({ where: { id: idea.id }, data: { status: 'SUBMITTED' } })
  await db.publication.create({
    data: {
      title: 'On roofs',
      year: 2026,
      authorships: { create: { userId: ada.id, name: 'A. Ada', state: 'CLAIMED' } },
    },
  })
  expect(await doneBy(ada)).toEqual(steps.RESEARCHER)
  expect(await doneBy(badr)).toEqual([])
  await db.projectMember.create({ data: { projectId: project.id, userId: badr.id, role: 'VIEWER' } })
  expect(await doneBy(badr)).toEqual(['ADD_PROJECT'])
  await db.project.update({ where: { id: project.id }, data: { deletedAt: new Date() } })
  expect(await doneBy(badr)).toEqual([])
})

test('companies and investors have found something when they save it or express interest', async () => {
  const [mona, ivan] = [await person(db, 'INDUSTRY'), await person(db, 'INVESTOR')]
  const { id: projectId } = await makeProject(db, { approvedForIndustry: true, approvedForInvestors: true })
  await db.opportunityMark.create({ data: { investorId: mona.id, projectId, dismissedAt: new Date() } })
  expect(await doneBy(mona)).toEqual([])
  await db.opportunityMark.updateMany({
    where: { investorId: mona.id },
    data: { dismissedAt: null, savedAt: new Date(), told: {} },
  })
  expect(await doneBy(mona)).toEqual(['FIND_PROJECT'])
  await makeInterest(db, { investorId: ivan.id, projectId })
  await db.investmentThesis.create({ data: { investorId: ivan.id } })
  expect(await doneBy(ivan)).toEqual(steps.INVESTOR)
})

test('the university’s steps are done for all of its team', async () => {
  const mates = [await person(db, 'KU_TEAM'), await person(db, 'COMMERCIALIZATION_TEAM')]
  const { id } = await makeProject(db, { approvedForIndustry: true })
  await makeSummary(db, { projectId: id, status: 'PUBLISHED' })
  const category = await makeSupportCategory(db, { active: false })
  for (const mate of mates) expect(await doneBy(mate)).not.toContain('OFFER_SUPPORT')
  await db.supportCategory.update({ where: { id: category.id }, data: { active: true } })
  for (const mate of mates) expect(await doneBy(mate)).toEqual(steps.KU_TEAM)
})

test('an administrator’s second factor is their own, holidays that are over count for nothing', async () => {
  const [omar, rana] = [await person(db, 'ADMIN'), await person(db, 'ADMIN')]
  const before = await doneBy(omar)
  await db.totpSecret.create({ data: { userId: omar.id, secret: 'sealed', confirmedAt: new Date() } })
  await db.holiday.create({ data: { day: new Date('2020-01-01'), name: 'New Year' } })
  expect(await doneBy(omar)).toEqual(['PROTECT_ACCOUNT', ...before])
  expect(await doneBy(rana)).toEqual(before)
  await db.holiday.create({ data: { day: new Date('2100-01-01'), name: 'New Year' } })
  expect(await doneBy(rana)).toEqual([...before, 'ENTER_HOLIDAYS'])
})

test('who puts them away sees none until they are back, and others keep theirs', async () => {
  const [ada, badr] = [await person(db, 'RESEARCHER'), await person(db, 'RESEARCHER')]
  expect((await hide(null, true)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await hide(ada, true)).data!['updateFirstSteps']).toEqual({
    viewer: { firstStepsHidden: true, firstSteps: [] },
  })
  expect(await shownTo(ada)).toEqual({ firstStepsHidden: true, firstSteps: [] })
  expect((await shownTo(badr)).firstSteps).toHaveLength(4)
  await hide(ada, false)
  expect((await shownTo(ada)).firstSteps).toHaveLength(4)
})
