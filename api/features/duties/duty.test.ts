/** The queue of duties, kind by kind: who has a duty and who does not, and that it is gone once its record says so. */
import { afterEach, describe, expect, test } from 'vitest'
import { makeDataRoom } from '../../../prisma/seed/factories/dataRooms.ts'
import { makeDeal } from '../../../prisma/seed/factories/deals.ts'
import { makeDisclosure } from '../../../prisma/seed/factories/disclosures.ts'
import { makeFacilityBooking } from '../../../prisma/seed/factories/facilities.ts'
import { makeGrant } from '../../../prisma/seed/factories/grants.ts'
import { makeHolding, makeHoldingUpdate } from '../../../prisma/seed/factories/holdings.ts'
import { makeInterest } from '../../../prisma/seed/factories/interests.ts'
import { makeModerationCase } from '../../../prisma/seed/factories/moderation.ts'
import { makePatent } from '../../../prisma/seed/factories/patents.ts'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeAssessment } from '../../../prisma/seed/factories/readiness.ts'
import { makeSupportRequest } from '../../../prisma/seed/factories/support.ts'
import { makeEnquiry, makeSummary } from '../../../prisma/seed/factories/technologies.ts'
import { universityDay } from '../../days.ts'
import { dutyKinds, type DutyKind } from '../../duties/kinds.rules.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

let statements = 0
const { db } = await fileDatabase(() => statements++)
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const company = await person(db, 'INDUSTRY', { name: 'Company' })
const reviewer = await person(db, 'INDUSTRY_PARTNER', { name: 'Reviewer' })
const rival = await person(db, 'INDUSTRY', { name: 'Rival' })
const investor = await person(db, 'INVESTOR')
const expert = await person(db, 'EXPERT', { name: 'Expert' })
const otherExpert = await person(db, 'EXPERT')
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const mate = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Mate' })
const admin = await person(db, 'ADMIN')
const pending = await person(db, 'INVESTOR', { status: 'PENDING_VERIFICATION' })
const everybody = { ada, badr, company, reviewer, rival, investor, expert, otherExpert, team, mate, admin, pending }

const now = Date.now()
const inDays = (days: number) => new Date(now + days * 86_400_000)
const dayIn = (days: number) => new Date(universityDay().getTime() + days * 86_400_000)

interface Duty {
  kind: DutyKind
  title: string
  path: string
  due: string
  overdue: boolean
  takenBy: string | null
}

const queue = async (as: Viewer, filter: object = {}) => {
  const { data, errors } = await run(
    db,
    `query ($filter: DutyFilter) {
      duties(filter: $filter) { totalCount edges { node { id kind title path since due overdue takenBy } } }
      dutiesByKind(filter: $filter) { kind open overdue }
      dutyCount { open overdue }
    }`,
    { as, variables: { filter } },
  )
  expect(errors).toEqual([])
  const { duties, dutiesByKind, dutyCount } = data as unknown as {
    duties: { totalCount: number; edges: { node: Duty }[] }
    dutiesByKind: { kind: DutyKind; open: number; overdue: number }[]
    dutyCount: { open: number; overdue: number }
  }
  return {
    rows: duties.edges.map(({ node }) => node),
    total: duties.totalCount,
    byKind: dutiesByKind,
    count: dutyCount,
  }
}

/** Who has duties of a kind now, or waits for them, by name; the count never says more than the list. */
async function owing(kind: DutyKind, awaited = false): Promise<string[]> {
  const owers: string[] = []
  for (const [name, as] of Object.entries(everybody)) {
    const document =
      'query ($kind: DutyKind!, $awaited: Boolean) { duties(filter: { kind: [$kind], awaited: $awaited }) { totalCount edges { node { id } } } }'
    const { data } = await run(db, document, { as, variables: { kind, awaited } })
    const { totalCount, edges } = data!['duties'] as unknown as { totalCount: number; edges: object[] }
    expect([name, totalCount]).toEqual([name, edges.length])
    if (totalCount) owers.push(name)
  }
  return owers
}

const idea = (data: object) =>
  db.idea.create({ data: { title: 'Kiln', description: 'Hot', category: 'Other', submitterId: ada.id, ...data } })
const challenge = (data: object = {}) =>
  db.challenge.create({
    data: {
      title: 'Water',
      companyName: 'Dunes',
      status: 'OPEN',
      deadline: dayIn(20),
      ownerId: company.id,
      reviewers: { create: { userId: reviewer.id, role: 'REVIEWER' } },
      ...data,
    },
  })
const proposal = async (data: object = {}, of: object = {}) =>
  db.proposal.create({
    data: {
      title: 'Still',
      status: 'SUBMITTED',
      authorId: ada.id,
      submittedAt: inDays(-2),
      challengeId: (await challenge(of)).id,
      ...data,
    },
  })
const validation = async (data: object) =>
  db.validationRequest.create({ data: { title: 'Kiln', ideaId: (await idea({ status: 'APPROVED' })).id, ...data } })
const claim = async (data: object) =>
  db.trlClaim.create({
    data: {
      title: 'Still',
      level: 1,
      requestedAt: inDays(-2),
      claimantId: ada.id,
      projectId: (await makeProject(db, { ownerId: ada.id })).id,
      ...data,
    },
  })
const meeting = (
  data: object,
  guest: { userId: number; role: 'EXPERT' | 'REQUIRED'; answer: 'WAITING' | 'ACCEPTED' },
) =>
  db.meeting.create({
    data: {
      kind: 'SESSION',
      state: 'PROPOSED',
      title: 'Kilns',
      startsAt: inDays(3),
      endsAt: inDays(3.02),
      organizerId: ada.id,
      participants: {
        create: [{ userId: ada.id, role: 'ORGANIZER' as const, answer: 'ACCEPTED' as const }, guest],
      },
      ...data,
    },
  })
const group = (data: object) =>
  db.team.create({ data: { name: 'Kilns', members: { create: { userId: ada.id, role: 'OWNER' } }, ...data } })

const interestQuestion = async (answerSide: 'INVESTOR' | 'UNIVERSITY') => {
  const { id: investmentInterestId } = await makeInterest(db, { investorId: investor.id, status: 'IN_DISCUSSION' })
  return (await db.interestQuestion.create({ data: { investmentInterestId, text: 'Who pays?', answerSide } })).id
}

const university = ['team', 'mate', 'admin']

interface Case {
  owes: string[]
  /** Makes what waits, and returns what makes it done. */
  make: () => Promise<() => Promise<unknown>>
}

const cases: Record<DutyKind, Case> = {
  ACCOUNT_VERIFY: {
    owes: university,
    async make() {
      await db.user.update({ where: { id: pending.id }, data: { status: 'PENDING_VERIFICATION' } })
      return () => db.user.update({ where: { id: pending.id }, data: { status: 'ACTIVE' } })
    },
  },
  ARL_SIGN_OFF: {
    owes: university,
    async make() {
      const { id: projectId } = await makeProject(db, { ownerId: ada.id })
      const { id } = await makeAssessment(db, { projectId, ownerId: ada.id, status: 'COMPLETED' })
      return () => db.arlAssessment.update({ where: { id }, data: { reviewedAt: new Date() } })
    },
  },
  CHALLENGE_CHECK: {
    owes: university,
    async make() {
      const { id } = await challenge({ status: 'UNDER_REVIEW', submittedAt: inDays(-1) })
      return () => db.challenge.update({ where: { id }, data: { status: 'OPEN' } })
    },
  },
  CHALLENGE_QUESTION: {
    owes: ['company'],
    async make() {
      const { id: challengeId } = await challenge()
      const { id } = await db.challengeQuestion.create({ data: { challengeId, askerId: ada.id, text: 'How hot?' } })
      return () => db.challengeQuestion.update({ where: { id }, data: { answer: 'Very', answeredAt: new Date() } })
    },
  },
  CO_APPLICATION_ANSWER: {
    owes: ['badr'],
    async make() {
      const { id } = await proposal({ status: 'DRAFT', coApplicants: { create: { userId: badr.id } } })
      return () => db.coApplicant.updateMany({ where: { proposalId: id }, data: { answer: 'CONFIRMED' } })
    },
  },
  COMPANY_TASK: {
    owes: ['team'],
    async make() {
      const { id: companyId } = await db.company.create({ data: { name: `Company ${await db.company.count()}` } })
      const data = { companyId, text: 'Call', dueOn: dayIn(2), assigneeId: team.id }
      const { id } = await db.companyTask.create({ data })
      return () => db.companyTask.update({ where: { id }, data: { doneAt: new Date() } })
    },
  },
  DISCLOSURE_CHANGE: {
    owes: ['ada'],
    async make() {
      const now = new Date()
      const { id } = await makeDisclosure(db, { submitterId: ada.id, requestedAt: now, returnedAt: now })
      return () => db.inventionDisclosure.update({ where: { id }, data: { returnedAt: null } })
    },
  },
  DISCLOSURE_DECIDE: {
    owes: university,
    async make() {
      const { id } = await makeDisclosure(db, { status: 'SUBMITTED', submitterId: ada.id })
      return () =>
        db.inventionDisclosure.update({
          where: { id },
          data: { status: 'DECIDED', decision: 'FILE', decidedAt: new Date() },
        })
    },
  },
  DISCLOSURE_SIGN: {
    owes: ['ada'],
    async make() {
      const { id, contentHash } = await makeDisclosure(db, { status: 'SIGNING', submitterId: ada.id })
      const { id: inventorId } = await db.disclosureInventor.findFirstOrThrow({ where: { disclosureId: id } })
      const signature = { disclosureId: id, inventorId, name: 'Ada', statement: 'I have read it.', contentHash }
      return () => db.disclosureSignature.create({ data: signature })
    },
  },
  ENQUIRY_ANSWER: {
    owes: university,
    async make() {
      const { id: projectId } = await makeProject(db, { ownerId: ada.id })
      const { id: summaryId } = await makeSummary(db, { projectId, status: 'PUBLISHED' })
      const { id } = await makeEnquiry(db, { summaryId })
      return () =>
        db.technologyEnquiry.update({
          where: { id },
          data: { status: 'CLOSED', closedAt: new Date(), closeReason: 'Advertising' },
        })
    },
  },
  REPORT_DECIDE: {
    owes: ['admin'],
    async make() {
      const { id } = await makeModerationCase(db, { authorId: ada.id })
      return () => db.moderationCase.update({ where: { id }, data: { status: 'DISMISSED', decision: 'DISMISSED' } })
    },
  },
  FACILITY_APPROVAL: {
    owes: university,
    async make() {
      const { id } = await makeFacilityBooking(db, { status: 'REQUESTED', researcherId: ada.id })
      return () => db.facilityBooking.update({ where: { id }, data: { status: 'CONFIRMED', answeredAt: new Date() } })
    },
  },
  HOLDING_UPDATE: {
    owes: ['ada'],
    async make() {
      const { id: projectId } = await makeProject(db, { ownerId: ada.id })
      const { id: holdingId } = await makeHolding(db, { investorId: investor.id, external: false, projectId })
      const { id } = await makeHoldingUpdate(db, { holdingId, requested: true })
      return () => db.holdingUpdate.update({ where: { id }, data: { text: 'Two pilots', answeredAt: new Date() } })
    },
  },
  ACCESS_REVIEW: {
    owes: ['admin'],
    async make() {
      const { id } = await db.accessReview.create({ data: { name: 'Administrators', dueOn: dayIn(10) } })
      return () => db.accessReview.update({ where: { id }, data: { status: 'FINISHED', finishedAt: new Date() } })
    },
  },
  GRANT_ITEM: {
    owes: ['ada'],
    async make() {
      const grant = await makeGrant(db, { ownerId: ada.id, members: [{ userId: badr.id, name: 'Badr' }] })
      const due = { researchGrantId: grant.id, kind: 'REPORT', title: 'Annual report' } as const
      const { id } = await db.grantItem.create({ data: { ...due, dueOn: dayIn(60) } })
      // What is far away waits for nobody yet.
      await db.grantItem.create({ data: { ...due, dueOn: dayIn(120) } })
      return () => db.grantItem.update({ where: { id }, data: { doneOn: dayIn(0) } })
    },
  },
  PATENT_DEADLINE: {
    owes: ['ada', 'team', 'mate', 'admin'],
    async make() {
      const patent = await makePatent(db, {
        family: { ownerId: ada.id },
        inventors: [{ userId: badr.id, name: 'Badr' }],
      })
      const due = { patentId: patent.id, kind: 'OTHER', dueOn: dayIn(60) } as const
      const { id } = await db.patentDeadline.create({ data: { ...due, title: 'Answer the examiner' } })
      // What is far away waits for nobody yet.
      await db.patentDeadline.create({ data: { ...due, title: 'Later', dueOn: dayIn(120) } })
      return () => db.patentDeadline.update({ where: { id }, data: { outcome: 'DONE', closedOn: dayIn(0) } })
    },
  },
  IDEA_CHANGE: {
    owes: ['ada'],
    async make() {
      const { id } = await idea({ status: 'NEEDS_CHANGES', reviewedAt: inDays(-1) })
      return () => db.idea.update({ where: { id }, data: { status: 'SUBMITTED' } })
    },
  },
  IDEA_REVIEW: {
    owes: university,
    async make() {
      const { id } = await idea({ status: 'UNDER_REVIEW', submittedAt: inDays(-1), answerBy: dayIn(3) })
      return () => db.idea.update({ where: { id }, data: { status: 'APPROVED' } })
    },
  },
  INVESTOR_DOCUMENTS: {
    owes: ['pending'],
    async make() {
      await db.user.update({ where: { id: pending.id }, data: { status: 'PENDING_VERIFICATION' } })
      const { id } = await db.investor.update({
        where: { id: pending.id },
        data: { askedFor: 'A trade license', askedAt: new Date(), answeredAt: null },
      })
      return () => db.investor.update({ where: { id }, data: { answeredAt: new Date() } })
    },
  },
  DEAL_CLOSE: {
    owes: university,
    async make() {
      const { id } = await makeDeal(db, { investedAt: new Date() })
      return () => db.deal.update({ where: { id }, data: { status: 'INVESTED', party: 'Fund', closedOn: new Date() } })
    },
  },
  DATA_ROOM_ANSWER: {
    owes: university,
    async make() {
      const { id: dataRoomId } = await makeDataRoom(db)
      const { id } = await db.roomGrant.create({
        data: {
          dataRoomId,
          readerId: investor.id,
          status: 'REQUESTED',
          requestedAt: new Date(),
          answerBy: dayIn(3),
        },
      })
      const data = { status: 'DECLINED' as const, answeredAt: new Date() }
      return () => db.roomGrant.update({ where: { id }, data })
    },
  },
  INTEREST_ACKNOWLEDGE: {
    owes: university,
    async make() {
      const { id } = await makeInterest(db, { investorId: investor.id, acknowledgeBy: dayIn(3) })
      return () =>
        db.investmentInterest.update({ where: { id }, data: { status: 'ACKNOWLEDGED', acknowledgedAt: new Date() } })
    },
  },
  INTEREST_FOLLOW_UP: {
    owes: university,
    async make() {
      const data = { status: 'IN_DISCUSSION' as const, nextStep: 'Call', nextStepOn: dayIn(2) }
      const { id } = await makeInterest(db, { investorId: investor.id, ...data })
      return () => db.investmentInterest.update({ where: { id }, data: { nextStep: '', nextStepOn: null } })
    },
  },
  INTEREST_QUESTION: {
    owes: university,
    async make() {
      const id = await interestQuestion('UNIVERSITY')
      return () => db.interestQuestion.update({ where: { id }, data: { answer: 'Yes', answeredAt: new Date() } })
    },
  },
  INTEREST_REPLY: {
    owes: ['investor'],
    async make() {
      const id = await interestQuestion('INVESTOR')
      return () => db.interestQuestion.update({ where: { id }, data: { answer: 'Yes', answeredAt: new Date() } })
    },
  },
  INTEREST_TASK: {
    owes: ['investor'],
    async make() {
      const { id: investmentInterestId } = await makeInterest(db, { investorId: investor.id, status: 'IN_DISCUSSION' })
      const data = { investmentInterestId, side: 'INVESTOR' as const, text: 'Send accounts', dueOn: dayIn(2) }
      const { id } = await db.interestTask.create({ data })
      return () => db.interestTask.update({ where: { id }, data: { doneAt: new Date() } })
    },
  },
  INTRODUCTION_ANSWER: {
    owes: ['expert'],
    async make() {
      const data = { expertId: expert.id, requesterId: company.id, message: 'Hello' }
      const { id } = await db.introduction.create({ data })
      return () => db.introduction.update({ where: { id }, data: { state: 'DECLINED' } })
    },
  },
  MEETING_ANSWER: {
    owes: ['badr'],
    async make() {
      const { id } = await meeting({ kind: 'MEETING' }, { userId: badr.id, role: 'REQUIRED', answer: 'WAITING' })
      return () =>
        db.meetingParticipant.updateMany({ where: { meetingId: id, userId: badr.id }, data: { answer: 'DECLINED' } })
    },
  },
  MEETING_TASK: {
    owes: ['badr'],
    async make() {
      const over = { kind: 'MEETING', state: 'COMPLETED', startsAt: inDays(-1), endsAt: inDays(-0.98) }
      const { id: meetingId } = await meeting(over, { userId: badr.id, role: 'REQUIRED', answer: 'ACCEPTED' })
      const data = { meetingId, text: 'Send the samples', dueOn: dayIn(2), assigneeId: badr.id, authorId: ada.id }
      const { id } = await db.meetingTask.create({ data })
      return () => db.meetingTask.update({ where: { id }, data: { doneAt: new Date() } })
    },
  },
  MILESTONE: {
    owes: ['ada', 'company'],
    async make() {
      const { id: proposalId } = await proposal({ status: 'ACCEPTED' })
      const { milestones } = await db.collaboration.create({
        data: {
          title: 'Still',
          proposalId,
          partners: { create: [{ userId: company.id }, { userId: ada.id }] },
          milestones: {
            create: [
              { title: 'Plan', dueDate: dayIn(2) },
              { title: 'Far away', dueDate: dayIn(90) },
            ],
          },
        },
        include: { milestones: { orderBy: { dueDate: 'asc' } } },
      })
      return () => db.milestone.update({ where: { id: milestones[0]!.id }, data: { doneAt: new Date() } })
    },
  },
  PROJECT_CHANGE: {
    owes: ['ada'],
    async make() {
      const { id } = await makeProject(db, { ownerId: ada.id, status: 'DRAFT', returnComments: 'Say how hot.' })
      return () => db.project.update({ where: { id }, data: { returnComments: '' } })
    },
  },
  PROJECT_JOIN_ANSWER: {
    owes: ['ada'],
    async make() {
      const { id: projectId } = await makeProject(db, { ownerId: ada.id, visibleToResearchers: true })
      const { id } = await db.joinRequest.create({ data: { projectId, userId: badr.id } })
      return () => db.joinRequest.delete({ where: { id } })
    },
  },
  PROJECT_REVIEW: {
    owes: university,
    async make() {
      const { id } = await makeProject(db, { ownerId: ada.id, status: 'PROPOSED', answerBy: dayIn(4) })
      return () => db.project.update({ where: { id }, data: { status: 'PLANNING' } })
    },
  },
  PROPOSAL_ANSWER: {
    owes: ['company'],
    async make() {
      const { id } = await proposal()
      return () => db.proposal.update({ where: { id }, data: { status: 'DECLINED' } })
    },
  },
  PROPOSAL_CHANGE: {
    owes: ['ada'],
    async make() {
      const { id } = await proposal({ changesRequestedAt: inDays(-1) })
      return () => db.proposal.update({ where: { id }, data: { changesMadeAt: new Date() } })
    },
  },
  PROPOSAL_REVIEW: {
    owes: ['reviewer'],
    async make() {
      const { id, challengeId } = await proposal()
      const { id: criterionId } = await db.challengeCriterion.create({
        data: { challengeId, position: 1, name: 'Novelty', weight: 100 },
      })
      return () => db.proposalScore.create({ data: { proposalId: id, criterionId, reviewerId: reviewer.id, score: 4 } })
    },
  },
  SESSION_CLOSE: {
    owes: ['expert'],
    async make() {
      const over = { state: 'CONFIRMED', startsAt: inDays(-1), endsAt: inDays(-0.98) }
      const { id } = await meeting(over, { userId: expert.id, role: 'EXPERT', answer: 'ACCEPTED' })
      return () => db.meeting.update({ where: { id }, data: { state: 'COMPLETED' } })
    },
  },
  SESSION_CONFIRM: {
    owes: ['expert'],
    async make() {
      const { id } = await meeting({}, { userId: expert.id, role: 'EXPERT', answer: 'ACCEPTED' })
      return () => db.meeting.update({ where: { id }, data: { state: 'CONFIRMED' } })
    },
  },
  SUMMARY_AGREE: {
    owes: ['ada'],
    async make() {
      const { id: projectId } = await makeProject(db, { ownerId: ada.id, title: 'Kiln' })
      const { id } = await makeSummary(db, { status: 'PROPOSED', projectId })
      return () => db.technologySummary.update({ where: { id }, data: { status: 'AGREED', agreedAt: new Date() } })
    },
  },
  SUPPORT_ANSWER: {
    owes: university,
    async make() {
      const { id } = await makeSupportRequest(db, { status: 'SUBMITTED', requesterId: ada.id })
      return () => db.supportRequest.update({ where: { id }, data: { status: 'RESOLVED', resolvedAt: new Date() } })
    },
  },
  SUPPORT_REPLY: {
    owes: ['ada'],
    async make() {
      const { id } = await makeSupportRequest(db, { status: 'WAITING_FOR_RESEARCHER', requesterId: ada.id })
      return () =>
        db.supportRequest.update({
          where: { id },
          data: { status: 'RESOLVED', waitingSince: null, resolvedAt: new Date() },
        })
    },
  },
  TEAM_INVITATION_ANSWER: {
    owes: ['badr'],
    async make() {
      const invited = { userId: badr.id, invitedById: ada.id, expiresAt: inDays(5) }
      const { id } = await group({ invitations: { create: invited } })
      return () => db.teamInvitation.deleteMany({ where: { teamId: id } })
    },
  },
  TEAM_JOIN_ANSWER: {
    owes: ['ada'],
    async make() {
      const { id } = await group({ joinRequests: { create: { userId: badr.id } } })
      return () => db.teamJoinRequest.deleteMany({ where: { teamId: id } })
    },
  },
  TRL_ANSWER: {
    owes: ['expert'],
    async make() {
      const { id } = await claim({ status: 'REQUESTED', validators: { create: { userId: expert.id } } })
      return () => db.trlValidator.updateMany({ where: { claimId: id }, data: { acceptedAt: new Date() } })
    },
  },
  TRL_ASSIGN: {
    owes: university,
    async make() {
      const { id } = await claim({ status: 'REQUESTED' })
      return () => db.trlValidator.create({ data: { claimId: id, userId: expert.id } })
    },
  },
  TRL_CHANGE: {
    owes: ['ada'],
    async make() {
      const { id } = await claim({ status: 'CHANGES_REQUESTED', decidedAt: inDays(-1) })
      return () => db.trlClaim.update({ where: { id }, data: { status: 'REQUESTED' } })
    },
  },
  TRL_REVIEW: {
    owes: ['expert'],
    async make() {
      const accepted = { create: { userId: expert.id, acceptedAt: inDays(-1) } }
      const { id } = await claim({ status: 'IN_REVIEW', reviewedFrom: inDays(-1), validators: accepted })
      return () => db.trlClaim.update({ where: { id }, data: { status: 'VALIDATED' } })
    },
  },
  VALIDATION_ANSWER: {
    owes: ['expert'],
    async make() {
      const { id } = await validation({ status: 'ASSIGNED', assigneeId: expert.id, assignedAt: inDays(-1) })
      return () => db.validationRequest.update({ where: { id }, data: { acceptedAt: new Date(), status: 'ANSWERED' } })
    },
  },
  VALIDATION_ASSIGN: {
    owes: university,
    async make() {
      const { id } = await validation({ status: 'OPEN' })
      return () => db.validationRequest.update({ where: { id }, data: { status: 'CLOSED' } })
    },
  },
  VALIDATION_GIVE: {
    owes: ['expert'],
    async make() {
      const { id } = await validation({
        status: 'ASSIGNED',
        assigneeId: expert.id,
        assignedAt: inDays(-2),
        acceptedAt: inDays(-1),
      })
      return () => db.validationRequest.update({ where: { id }, data: { status: 'ANSWERED' } })
    },
  },
}

/** Who asked for what the cases make, and waits for it. */
const awaits: Partial<Record<DutyKind, string[]>> = {
  ARL_SIGN_OFF: ['ada'],
  CHALLENGE_CHECK: ['company'],
  CHALLENGE_QUESTION: ['ada'],
  CO_APPLICATION_ANSWER: ['ada'],
  DATA_ROOM_ANSWER: ['investor'],
  DISCLOSURE_DECIDE: ['ada'],
  FACILITY_APPROVAL: ['ada'],
  HOLDING_UPDATE: ['investor'],
  IDEA_REVIEW: ['ada'],
  INTEREST_ACKNOWLEDGE: ['investor'],
  INTEREST_QUESTION: ['investor'],
  INTRODUCTION_ANSWER: ['company'],
  MEETING_ANSWER: ['ada'],
  MEETING_TASK: ['ada'],
  PROJECT_JOIN_ANSWER: ['badr'],
  PROJECT_REVIEW: ['ada'],
  PROPOSAL_ANSWER: ['ada'],
  SESSION_CONFIRM: ['ada'],
  SUPPORT_ANSWER: ['ada'],
  TEAM_INVITATION_ANSWER: ['ada'],
  TEAM_JOIN_ANSWER: ['badr'],
  TRL_ANSWER: ['ada'],
  TRL_ASSIGN: ['ada'],
  TRL_REVIEW: ['ada'],
  VALIDATION_ANSWER: ['ada'],
  VALIDATION_ASSIGN: ['ada'],
  VALIDATION_GIVE: ['ada'],
}

/** Nothing waits that a test did not make. */
async function clear() {
  await db.companyTask.deleteMany()
  await db.introduction.deleteMany()
  await db.meeting.deleteMany()
  await db.team.deleteMany()
  await db.idea.deleteMany()
  await db.challenge.deleteMany()
  await db.project.deleteMany()
  await db.user.update({ where: { id: pending.id }, data: { status: 'ACTIVE' } })
}
afterEach(clear)
await clear()

describe('each kind', () => {
  test.each(dutyKinds)('%s waits for those who owe it, until it is done', async (kind) => {
    const { owes, make } = cases[kind]
    expect(await owing(kind)).toEqual([])
    const done = await make()
    expect(await owing(kind)).toEqual(owes)
    const [duty] = (await queue(everybody[owes[0] as 'ada'], { kind: [kind] })).rows
    expect(duty).toMatchObject({ kind, overdue: false, path: expect.stringMatching(/^\//) })
    expect(duty!.title).not.toBe('')
    expect(await owing(kind, true)).toEqual(awaits[kind] ?? [])
    await done()
    expect(await owing(kind)).toEqual([])
    expect(await owing(kind, true)).toEqual([])
  })
})

test('visitors have no queue', async () => {
  for (const field of [
    'duties(filter: { awaited: true }) { totalCount lateCount thisWeekCount }',
    'duties { totalCount }',
    'dutyCount { open }',
    'dutiesByKind { open }',
    'dutiesByPerson { open }',
  ])
    expect((await run(db, `{ ${field} }`, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  expect((await run(db, '{ dutiesByPerson { open } }', { as: ada })).codes).toEqual(['FORBIDDEN'])
})

test('reviewers are told the title of a proposal once they have said that they have no conflict of interest', async () => {
  const { id } = await proposal()
  const read = [company, reviewer] as const
  const named = async () => Promise.all(read.map(async (as) => (await queue(as)).rows.map(({ title }) => title)))
  const unopened = [`Water · Proposal ${id}`]
  expect(await named()).toEqual([unopened, unopened])
  await db.conflictStatement.create({ data: { proposalId: id, reviewerId: reviewer.id, conflict: false } })
  expect(await named()).toEqual([unopened, ['Still']])
  await db.challenge.updateMany({ data: { answerBy: dayIn(9) } })
  expect(await named()).toEqual([unopened, ['Still']])
  await db.conflictStatement.create({ data: { proposalId: id, reviewerId: company.id, conflict: false } })
  expect(await named()).toEqual([['Still'], ['Still']])
})

test('who has declared a conflict of interest owes no answer', async () => {
  await proposal({ statements: { create: { reviewerId: company.id, conflict: true } } })
  expect(await owing('PROPOSAL_ANSWER')).toEqual([])
})

test('an idea of one’s own waits for the others of the team', async () => {
  await idea({ status: 'SUBMITTED', submittedAt: inDays(-1), answerBy: dayIn(3), submitterId: team.id })
  expect(await owing('IDEA_REVIEW')).toEqual(['mate', 'admin'])
})

test('what somebody of the team has taken waits for that person, and the team sees it on its page', async () => {
  await challenge({ status: 'UNDER_REVIEW', submittedAt: inDays(-30), checkerId: mate.id })
  expect(await owing('CHALLENGE_CHECK')).toEqual(['mate'])
  const { rows } = await queue(team, { team: true })
  expect(rows).toMatchObject([{ kind: 'CHALLENGE_CHECK', takenBy: 'Mate', overdue: true }])
  expect((await queue(ada, { team: true })).rows).toEqual([])
  const { data } = await run(db, '{ dutiesByPerson { name open overdue } }', { as: team })
  expect(data!['dutiesByPerson']).toEqual([{ name: 'Mate', open: 1, overdue: 1 }])
})

test('what is listed and counted in one answer is read once', async () => {
  await idea({ status: 'SUBMITTED', submittedAt: inDays(-20), answerBy: dayIn(-4) })
  const asked = async (fields: string) => {
    statements = 0
    await run(db, `{ ${fields} }`, { as: team })
    return statements
  }
  const list = 'duties(first: 5) { edges { node { title } } }'
  const alone = await asked(list)
  expect(await asked(`dutyCount { open overdue } dutiesByKind { open } ${list}`)).toBe(alone)
})

test('more of a kind than are read are counted', async () => {
  for (let at = 0; at < 30; at++)
    await idea({ title: `Idea ${at}`, status: 'SUBMITTED', submittedAt: inDays(-20), answerBy: dayIn(at < 3 ? -4 : 4) })
  const { rows, count, total, byKind } = await queue(team)
  expect([rows.length, total, count]).toEqual([25, 30, { open: 30, overdue: 3 }])
  expect(byKind).toEqual([{ kind: 'IDEA_REVIEW', open: 30, overdue: 3 }])
})

test('a cursor of somebody else is refused', async () => {
  await idea({ status: 'SUBMITTED', submittedAt: inDays(-1), answerBy: dayIn(3) })
  const page = '{ duties(first: 1) { pageInfo { endCursor } } }'
  const { data } = await run(db, page, { as: team })
  const { endCursor } = (data!['duties'] as unknown as { pageInfo: { endCursor: string } }).pageInfo
  const next = 'query ($after: String) { duties(after: $after) { totalCount } }'
  expect((await run(db, next, { as: mate, variables: { after: endCursor } })).codes).toEqual(['INVALID'])
  expect((await run(db, next, { as: team, variables: { after: endCursor } })).codes).toEqual([])
})
