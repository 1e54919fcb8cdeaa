/** Every change of a record that more than one person may edit: fields that are not given stay, and nobody replaces what they have not read. */
import { describe, expect, test } from 'vitest'
import { makeAnnouncement } from '../prisma/seed/factories/announcements.ts'
import { makeDataRoom, makeRoomDocument } from '../prisma/seed/factories/dataRooms.ts'
import { makeFacility } from '../prisma/seed/factories/facilities.ts'
import { makeUniversityStep } from '../prisma/seed/factories/firstSteps.ts'
import { makeGrant } from '../prisma/seed/factories/grants.ts'
import { makeHelpArticle } from '../prisma/seed/factories/help.ts'
import { makeInterest } from '../prisma/seed/factories/interests.ts'
import { makePatent } from '../prisma/seed/factories/patents.ts'
import { makeProject } from '../prisma/seed/factories/projects.ts'
import { makeSupportCategory } from '../prisma/seed/factories/support.ts'
import { makeSummary } from '../prisma/seed/factories/technologies.ts'
import type { Role } from './__generated__/prisma/enums.ts'
import { featureNames, featureOf } from './flags/features.rules.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { idOf } from './testing/ids.ts'
import { atOnce, codesOf } from './testing/races.ts'
import { perform, person } from './testing/run.ts'
import { schema } from './schema.ts'
import { printOf, translationOf } from './translation.ts'
import type { GraphQLInputObjectType } from 'graphql'

const { db } = await fileDatabase()
const words = 'Someone else changed this to “Second” while you were editing. Save again to replace it.'
const justChanged = 'Someone else changed this while you were editing. Save again to replace it.'

type Values = Record<string, unknown>
interface Table {
  findUniqueOrThrow(options: object): Promise<Values>
}

interface Edited {
  entity: string
  /** Who edits it, as the second person does. */
  role?: Role
  make: () => Promise<{ id: number }>
  /** A field that two people change: what it holds first, and what it is changed to, by one and by the other. */
  same: [string, unknown, unknown, unknown]
  /** A field that the second changes, while the first changes the other one. */
  other?: [string, unknown, unknown]
  /** What names it, where that is not its id. */
  keys?: (id: number) => Promise<object>
  /** What it holds, where the fields are not the columns of its table. */
  holds?: (id: number) => Promise<Values>
}

const text = (field: string): Edited['same'] => [field, 'First', 'Second', 'Third']
const day = '2026-03-01'
let count = 0
const flagged = featureNames.find((name) => !featureOf(name).forVisitors)!
const patent = () => makePatent(db, { title: 'First', attorney: 'Lam' })
const grant = async () => (await makeGrant(db, { title: 'First' })).id

const edited: Record<string, Edited> = {
  updateProject: {
    entity: 'Project',
    role: 'RESEARCHER',
    make: () => makeProject(db, { title: 'First', keywords: 'sun', ownerId: researcher.id }),
    same: text('title'),
    other: ['keywords', 'sun', 'wind'],
  },
  updateTeam: {
    entity: 'Team',
    role: 'RESEARCHER',
    make: () =>
      db.team.create({
        data: { name: 'First', department: 'Physics', members: { create: { userId: researcher.id, role: 'OWNER' } } },
      }),
    same: text('name'),
    other: ['department', 'Physics', 'Chemistry'],
  },
  updateCompany: {
    entity: 'Company',
    make: () => db.company.create({ data: { name: 'Wells', city: 'First', website: '' } }),
    same: text('city'),
    other: ['description', '', 'Water'],
  },
  setCompanyRelation: {
    entity: 'Company',
    make: () => db.company.create({ data: { name: 'Pumps', stage: 'LEAD', expectedValue: 1 } }),
    same: ['expectedValue', 1, 2, 3],
    other: ['stage', 'LEAD', 'ACTIVE'],
  },
  updateChallenge: {
    entity: 'Challenge',
    make: () => db.challenge.create({ data: { title: 'First', goal: 'Less salt' } }),
    same: text('title'),
    other: ['goal', 'Less salt', 'No salt'],
  },
  updateClosingReport: {
    entity: 'Challenge',
    make: () => db.challenge.create({ data: { title: 'Brine', status: 'COMPLETED', closingReport: 'First' } }),
    same: text('closingReport'),
  },
  updatePublication: {
    entity: 'Publication',
    make: () => db.publication.create({ data: { title: 'First', authors: ['Ada'], year: 2020 } }),
    same: text('title'),
    other: ['year', 2020, 2021],
  },
  updateResearchGrant: {
    entity: 'ResearchGrant',
    make: async () => ({ id: await grant() }),
    same: text('title'),
    other: ['amount', 900_000, 800_000],
  },
  updateGrantItem: {
    entity: 'GrantItem',
    make: async () =>
      db.grantItem.create({
        data: { researchGrantId: await grant(), kind: 'REPORT', title: 'First', dueOn: new Date(day) },
      }),
    same: text('title'),
    other: ['doneOn', null, '2026-02-01'],
  },
  updateGrantPeriod: {
    entity: 'GrantPeriod',
    make: async () =>
      db.grantPeriod.create({
        data: {
          researchGrantId: await grant(),
          startsOn: new Date(day),
          endsOn: new Date('2026-05-31'),
          planned: 100,
          actual: 1,
        },
      }),
    same: ['actual', 1, 2, 3],
    other: ['planned', 100, 200],
  },
  updatePatent: { entity: 'Patent', make: patent, same: text('title'), other: ['attorney', 'Lam', 'Noor'] },
  updatePatentFamily: {
    entity: 'Patent',
    make: patent,
    same: ['inventors', [{ userId: null, name: 'Ada', affiliation: '' }], [{ name: 'Ben' }], [{ name: 'Cai' }]],
    other: ['confidential', true, false],
    holds: async (id) => {
      const { confidential, inventors } = await db.patentFamily.findFirstOrThrow({
        where: { patents: { some: { id } } },
        select: { confidential: true, inventors: { select: { name: true } } },
      })
      return { confidential, inventors }
    },
  },
  updatePatentDeadline: {
    entity: 'PatentDeadline',
    make: async () =>
      db.patentDeadline.create({
        data: { patentId: (await patent()).id, kind: 'OTHER', title: 'First', dueOn: new Date(day) },
      }),
    same: text('title'),
    other: ['dueOn', day, '2026-04-01'],
  },
  updatePatentCost: {
    entity: 'PatentCost',
    make: async () =>
      db.patentCost.create({
        data: { patentId: (await patent()).id, kind: 'FILING', amount: 100, paidOn: new Date(day), note: 'First' },
      }),
    same: text('note'),
    other: ['amount', 100, 200],
  },
  updateFacility: {
    entity: 'Facility',
    make: () => makeFacility(db, { location: 'First', ratePerHour: 100 }),
    same: text('location'),
    other: ['ratePerHour', 100, 200],
  },
  updateSupportCategory: {
    entity: 'SupportCategory',
    make: () => makeSupportCategory(db, { description: 'First', answerDays: 5 }),
    same: text('description'),
    other: ['answerDays', 5, 6],
  },
  updateSupportTemplate: {
    entity: 'SupportTemplate',
    make: () => db.supportTemplate.create({ data: { name: 'Thanks', text: 'First' } }),
    same: text('text'),
    other: ['name', 'Thanks', 'Many thanks'],
  },
  updateRoomDocument: {
    entity: 'RoomDocument',
    make: async () => makeRoomDocument(db, (await makeDataRoom(db)).id, { label: 'PUBLIC', downloadable: true }),
    same: ['label', 'PUBLIC', 'INTERNAL', 'AFTER_NDA'],
    other: ['downloadable', true, false],
  },
  updateUniversityStep: {
    entity: 'UniversityStep',
    role: 'ADMIN',
    make: () => makeUniversityStep(db, { title: 'First' }),
    same: text('title'),
    other: ['note', 'She knows every company here.', 'Ask her'],
  },
  updateHelpArticle: {
    entity: 'HelpArticle',
    role: 'ADMIN',
    make: () => makeHelpArticle(db, { category: 'BASICS', pages: ['/meetings'] }),
    same: ['category', 'BASICS', 'RESEARCH', 'TIPS'],
    other: ['type', 'GUIDE', 'FAQ'],
  },
  updateAnnouncement: {
    entity: 'Announcement',
    role: 'ADMIN',
    make: () => makeAnnouncement(db, { title: 'First', dismissible: true }),
    same: text('title'),
    other: ['dismissible', true, false],
  },
  updateModerationTemplate: {
    entity: 'ModerationTemplate',
    role: 'ADMIN',
    make: () =>
      db.moderationTemplate.create({
        data: { name: 'Spam', decision: 'REMOVED', text: 'First', textArabic: 'مزعج' },
      }),
    same: text('text'),
    other: ['name', 'Spam', 'Advertising'],
  },
  updateAccessReviewSchedule: {
    entity: 'AccessReviewSchedule',
    role: 'ADMIN',
    make: () =>
      db.accessReviewSchedule.create({
        data: { name: 'First', scopes: ['TEAM'], everyMonths: 6, answerDays: 14, nextOn: new Date('2099-01-01') },
      }),
    same: text('name'),
    other: ['everyMonths', 6, 12],
  },
}

const admin = { entity: 'Platform', role: 'ADMIN' } as const

/** The platform’s row with these settings, which have no id. */
const platform = async (data: object) => {
  const row = { id: 1, ...data }
  return db.platform.upsert({ where: { id: 1 }, create: row, update: row })
}
const none = () => Promise.resolve({})
const collaboration = async () =>
  db.collaboration.create({
    data: {
      title: 'Still',
      partners: { create: { userId: researcher.id } },
      proposal: {
        create: {
          status: 'ACCEPTED',
          authorId: researcher.id,
          challengeId: (await db.challenge.create({ data: { title: 'Water' } })).id,
        },
      },
    },
  })

Object.assign(edited, {
  updateAnalyticsSettings: {
    ...admin,
    make: () => platform({ openData: false, fiscalYearMonth: 1 }),
    keys: none,
    same: ['fiscalYearMonth', 1, 2, 3],
    other: ['openData', false, true],
  },
  updateModelSettings: {
    ...admin,
    make: () => platform({ modelOn: false, modelDailyBudget: 1 }),
    keys: none,
    same: ['dailyBudget', 1, 2, 3],
    other: ['confidential', false, true],
    holds: async () => {
      const { modelDailyBudget, modelConfidential } = await db.platform.findUniqueOrThrow({ where: { id: 1 } })
      return { dailyBudget: modelDailyBudget, confidential: modelConfidential }
    },
  },
  updateAnswerTimes: {
    ...admin,
    make: () => platform({ answerDays: { IDEA_REVIEW: 1 }, firstWeekday: 1 }),
    keys: none,
    same: ['ideaReview', 1, 2, 3],
    other: ['firstWeekday', 'MONDAY', 'SUNDAY'],
    holds: async () => {
      const { answerDays, firstWeekday } = await db.platform.findUniqueOrThrow({ where: { id: 1 } })
      const { IDEA_REVIEW: ideaReview } = answerDays as { IDEA_REVIEW: number }
      return { ideaReview, firstWeekday: firstWeekday === 7 ? 'SUNDAY' : firstWeekday }
    },
  },
  setPasswordPolicy: {
    entity: 'SignInPolicy',
    role: 'ADMIN',
    make: () =>
      db.signInPolicy.upsert({
        where: { id: 1 },
        create: { id: 1, loginTries: 10 },
        update: { loginTries: 10, passwordLength: 8 },
      }),
    keys: none,
    same: ['loginTries', 10, 11, 12],
    other: ['passwordLength', 8, 9],
  },
  setDigestTimes: {
    entity: 'DigestTimes',
    role: 'ADMIN',
    make: () => db.digestTimes.upsert({ where: { id: 1 }, create: {}, update: { dailyHour: 8, weeklyDay: 1 } }),
    keys: none,
    same: ['dailyHour', 8, 9, 10],
    other: ['weeklyDay', 1, 2],
  },
  setNotificationTemplate: {
    entity: 'NotificationTemplate',
    role: 'ADMIN',
    make: async () => {
      const key = { kind: 'PROJECT_RESTORED', language: 'ENGLISH' } as const
      const words = { subject: 'First', text: '{by} restored {project}.' }
      return db.notificationTemplate.upsert({
        where: { kind_language: key },
        create: { ...key, ...words },
        update: words,
      })
    },
    keys: () => Promise.resolve({ name: 'PROJECT_RESTORED', language: 'ENGLISH' }),
    same: text('subject'),
  },
  setNotificationDefault: {
    entity: 'NotificationDefault',
    role: 'ADMIN',
    make: () => {
      const first = { bell: true, email: 'OFF' } as const
      return db.notificationDefault.upsert({
        where: { kind: 'PROJECT_RESTORED' },
        create: { kind: 'PROJECT_RESTORED', ...first },
        update: first,
      })
    },
    keys: () => Promise.resolve({ kind: 'PROJECT_RESTORED' }),
    same: ['email', 'OFF', 'INSTANT', 'DIGEST'],
    other: ['bell', true, false],
  },
  setRetention: {
    entity: 'RetentionRule',
    role: 'ADMIN',
    make: async () => {
      const first = { days: 20, forEver: false }
      await db.retentionRule.upsert({
        where: { name: 'WEBHOOK_LOG' },
        create: { name: 'WEBHOOK_LOG', ...first },
        update: first,
      })
      return { id: 0 }
    },
    keys: () => Promise.resolve({ name: 'WEBHOOK_LOG' }),
    same: ['days', 20, 21, 22],
    holds: () => db.retentionRule.findUniqueOrThrow({ where: { name: 'WEBHOOK_LOG' } }),
  },
  updateFeatureFlag: {
    entity: 'FeatureFlag',
    role: 'ADMIN',
    make: () => {
      const first = { name: flagged, on: true, percent: 100, note: 'First' }
      return db.featureFlag.upsert({ where: { name: flagged }, create: first, update: first })
    },
    keys: () => Promise.resolve({ name: flagged }),
    same: text('note'),
    other: ['percent', 100, 50],
  },
  updateIntegration: {
    entity: 'Integration',
    role: 'ADMIN',
    make: () => {
      const first = { account: 'A', client: 'C', organizer: 'First', enabled: false }
      return db.integration.upsert({ where: { kind: 'ZOOM' }, create: { kind: 'ZOOM', ...first }, update: first })
    },
    keys: () => Promise.resolve({ kind: 'ZOOM' }),
    same: text('organizer'),
    other: ['account', 'A', 'B'],
  },
  updateProvisioningConnection: {
    entity: 'ProvisioningConnection',
    role: 'ADMIN',
    make: () => db.provisioningConnection.create({ data: { name: `C${++count}`, defaultRole: 'RESEARCHER' } }),
    same: ['defaultRole', 'RESEARCHER', 'EXPERT', 'INVESTOR'],
    other: ['invites', false, true],
  },
  updateSignInProvider: {
    entity: 'SignInProvider',
    role: 'ADMIN',
    make: () =>
      db.signInProvider.create({
        data: {
          name: `P${++count}`,
          kind: 'OIDC',
          issuer: 'https://a.example',
          client: 'First',
          secondFactor: 'NEVER',
        },
      }),
    same: text('client'),
    other: ['signsOut', false, true],
  },
  updateUser: {
    entity: 'User',
    role: 'ADMIN',
    make: () => person(db, 'RESEARCHER', { department: 'First' }),
    same: text('department'),
    other: ['position', '', 'Professor'],
  },
  setMilestone: {
    entity: 'Milestone',
    make: async () =>
      db.milestone.create({
        data: {
          collaborationId: (await collaboration()).id,
          title: 'First',
          dueDate: new Date('2099-01-01'),
          payment: 1,
        },
      }),
    keys: async (id: number) => {
      const { collaborationId } = await db.milestone.findUniqueOrThrow({ where: { id } })
      return { id: idOf('Collaboration', collaborationId), milestone: id }
    },
    same: text('title'),
    other: ['payment', 1, 2],
  },
  setInterestNextStep: {
    entity: 'InvestmentInterest',
    make: async () => {
      const { id: projectId } = await makeProject(db, { ownerId: researcher.id })
      const { id: investorId } = await person(db, 'INVESTOR')
      return makeInterest(db, { projectId, investorId, nextStep: 'First', nextStepOn: new Date('2099-01-01') })
    },
    same: text('nextStep'),
    other: ['nextStepOn', '2099-01-01', '2099-01-02'],
  },
  setProjectOutcome: {
    entity: 'Project',
    make: () =>
      makeProject(db, {
        ownerId: researcher.id,
        status: 'COMPLETED',
        lessonsLearned: 'First',
        archiveOutcome: 'LICENSED',
      }),
    same: text('lessons'),
    other: ['outcome', 'LICENSED', 'SPUN_OUT'],
    holds: async (id: number) => {
      const { archiveOutcome, lessonsLearned } = await db.project.findUniqueOrThrow({ where: { id } })
      return { outcome: archiveOutcome, lessons: lessonsLearned }
    },
  },
  setSupportField: {
    entity: 'SupportField',
    make: async () => {
      const { id: categoryId } = await makeSupportCategory(db, {})
      return db.supportField.create({ data: { categoryId, label: 'First', kind: 'TEXT', hint: 'One', position: 1 } })
    },
    keys: async (id: number) => {
      const { categoryId } = await db.supportField.findUniqueOrThrow({ where: { id } })
      return { id: idOf('SupportCategory', categoryId), field: id }
    },
    same: text('label'),
    other: ['hint', 'One', 'Two'],
  },
  setTeamOpening: {
    entity: 'TeamOpening',
    role: 'RESEARCHER',
    make: async () => {
      const team = await db.team.create({
        data: { name: `O${++count}`, members: { create: { userId: researcher.id, role: 'OWNER' } } },
      })
      return db.teamOpening.create({ data: { teamId: team.id, title: 'First', description: 'One' } })
    },
    keys: async (id: number) => {
      const { teamId } = await db.teamOpening.findUniqueOrThrow({ where: { id } })
      return { id: idOf('Team', teamId), opening: id }
    },
    same: text('title'),
    other: ['description', 'One', 'Two'],
  },
  updateProfile: {
    entity: 'User',
    role: 'RESEARCHER',
    make: () => db.user.update({ where: { id: researcher.id }, data: { department: 'First', position: '' } }),
    keys: none,
    same: text('department'),
    other: ['position', '', 'Professor'],
  },
  setTrlEvidence: {
    entity: 'TrlClaim',
    role: 'RESEARCHER',
    make: async () => {
      const { id: projectId, title } = await makeProject(db, { ownerId: researcher.id })
      const evidence = { create: { code: '1.1', text: 'First' } }
      return db.trlClaim.create({ data: { projectId, title, level: 1, evidence } })
    },
    keys: (id: number) => Promise.resolve({ id: idOf('TrlClaim', id), code: '1.1' }),
    same: text('text'),
    other: ['link', '', 'https://a.example/still'],
    holds: (id: number) => db.trlEvidence.findFirstOrThrow({ where: { claimId: id, code: '1.1' } }),
  },
  setRoomNda: {
    entity: 'DataRoom',
    make: async () => {
      const room = await makeDataRoom(db)
      const agreement = { dataRoomId: room.id, version: 2, text: 'First', sha256: 'b' }
      const { id: ndaTextId } = await db.ndaText.create({ data: agreement })
      return db.dataRoom.update({ where: { id: room.id }, data: { ndaTextId } })
    },
    same: text('text'),
    holds: async (id: number) => {
      const { ndaText } = await db.dataRoom.findUniqueOrThrow({ where: { id }, include: { ndaText: true } })
      return { ...ndaText }
    },
  },
  setAnnualFigure: {
    entity: 'AnnualEntry',
    make: () => db.annualEntry.create({ data: { fiscalYear: 2024, line: 'EXPENDITURE', value: 1, source: 'First' } }),
    keys: () => Promise.resolve({ fiscalYear: 2024, line: 'EXPENDITURE' }),
    same: ['value', 1, 2, 3],
    other: ['source', 'First', 'Second'],
    holds: () => db.annualEntry.findFirstOrThrow({ where: { fiscalYear: 2024 }, orderBy: { id: 'desc' } }),
  },
  setResearchGrantStatus: {
    entity: 'ResearchGrant',
    make: () => makeGrant(db, { title: 'First', status: 'SUBMITTED', amount: 1 }),
    keys: async (id: number) => {
      const { status } = await db.researchGrant.findUniqueOrThrow({ where: { id } })
      return { id: idOf('ResearchGrant', id), status: status === 'SUBMITTED' ? 'AWARDED' : 'ACTIVE' }
    },
    same: ['amount', 1, 2, 3],
    other: ['startsOn', '2025-01-01', '2025-02-01'],
  },
  updateImportMapping: {
    entity: 'ImportMapping',
    role: 'ADMIN',
    make: async () => {
      const { id: ownerId } = await person(db, 'KU_TEAM')
      const columns = [{ name: 'Title', field: 'title' }]
      return db.importMapping.create({ data: { ownerId, kind: 'PROJECT', name: 'First', columns, shared: true } })
    },
    same: text('name'),
    other: ['shared', true, false],
  },
  updateTranslation: {
    entity: 'Project',
    role: 'RESEARCHER',
    make: () =>
      makeProject(db, {
        title: 'فرن',
        description: 'طين',
        ownerId: researcher.id,
        translation: { title: { text: 'First', of: printOf('فرن') } },
      }),
    keys: (id: number) => Promise.resolve({ recordId: idOf('Project', id) }),
    same: text('title'),
    other: ['description', '', 'Clay'],
    holds: async (id: number) => {
      const { translation } = await db.project.findUniqueOrThrow({ where: { id } })
      return Object.fromEntries(Object.entries(translationOf(translation)).map(([field, one]) => [field, one.text]))
    },
  },
  updateSummary: {
    entity: 'TechnologySummary',
    make: async () => {
      const { id: projectId } = await makeProject(db, { ownerId: researcher.id })
      return makeSummary(db, { projectId, headline: 'First', problem: 'One' })
    },
    same: text('headline'),
    other: ['problem', 'One', 'Two'],
  },
  setRisk: {
    entity: 'CollaborationRisk',
    make: async () =>
      db.collaborationRisk.create({
        data: { collaborationId: (await collaboration()).id, text: 'First', level: 'LOW' },
      }),
    keys: async (id: number) => {
      const { collaborationId } = await db.collaborationRisk.findUniqueOrThrow({ where: { id } })
      return { id: idOf('Collaboration', collaborationId), risk: id }
    },
    same: text('text'),
    other: ['level', 'LOW', 'HIGH'],
  },
  setAgreement: {
    entity: 'Collaboration',
    make: async () => {
      const made = await collaboration()
      await db.collaborationAgreement.create({
        data: { collaborationId: made.id, kind: 'NDA', agreedOn: new Date(day) },
      })
      return made
    },
    keys: (id: number) => Promise.resolve({ id: idOf('Collaboration', id), kind: 'NDA' }),
    same: ['agreedOn', day, '2026-03-02', '2026-03-03'],
    other: ['endsOn', null, '2099-01-01'],
    holds: (id: number) => db.collaborationAgreement.findFirstOrThrow({ where: { collaborationId: id } }),
  },
  setCompanyTask: {
    entity: 'CompanyTask',
    make: async () => {
      const company = await db.company.create({ data: { name: `T${++count}` } })
      return db.companyTask.create({ data: { companyId: company.id, text: 'First', dueOn: new Date('2099-01-01') } })
    },
    keys: async (id: number) => {
      const { companyId } = await db.companyTask.findUniqueOrThrow({ where: { id } })
      return { id: idOf('Company', companyId), task: id }
    },
    same: text('text'),
    other: ['dueOn', '2099-01-01', '2099-01-02'],
  },
  setMeetingTask: {
    entity: 'MeetingTask',
    role: 'RESEARCHER',
    make: async () => {
      const meeting = await db.meeting.create({
        data: {
          kind: 'MEETING',
          state: 'CONFIRMED',
          title: 'Talk',
          organizerId: researcher.id,
          startsAt: new Date('2026-01-01T08:00:00Z'),
          endsAt: new Date('2026-01-01T09:00:00Z'),
          participants: { create: { userId: researcher.id, role: 'REQUIRED' } },
        } as never,
      })
      return db.meetingTask.create({
        data: {
          meetingId: meeting.id,
          text: 'First',
          dueOn: new Date('2099-01-01'),
          assigneeId: researcher.id,
          authorId: researcher.id,
        },
      })
    },
    keys: async (id: number) => {
      const { meetingId } = await db.meetingTask.findUniqueOrThrow({ where: { id } })
      return { id: idOf('Meeting', meetingId), task: id }
    },
    same: text('text'),
    other: ['dueOn', '2099-01-01', '2099-01-02'],
  },
} satisfies Record<string, Edited>)

const researcher = await person(db, 'RESEARCHER')
const people: Partial<Record<Role, Awaited<ReturnType<typeof person>>>> = {
  RESEARCHER: researcher,
  KU_TEAM: await person(db, 'KU_TEAM'),
  ADMIN: await person(db, 'ADMIN'),
}

test('every input that says what its fields were is here', () => {
  const names = Object.values(schema.getMutationType()!.getFields())
    .filter(({ args: [input] }) => {
      const fields = input && schema.getType(String(input.type).replace('!', ''))
      return fields && 'was' in (fields as GraphQLInputObjectType).getFields()
    })
    .map(({ name }) => name)
  expect(names.sort()).toEqual(Object.keys(edited).sort())
})

/** The inputs that are one thing, or one person’s own: what is given takes its place as a whole. */
const wholes: Record<string, string> = {
  saveArlAssessment: 'a small part that is written as a whole',
  saveDraft: 'one person’s own',
  saveInvestmentThesis: 'one person’s own',
  saveOpportunity: 'one person’s own',
  setAbsence: 'one decision',
  setAccountRole: 'one decision',
  setAccountStatus: 'one decision',
  setArlTarget: 'one decision',
  setAvailability: 'one person’s own',
  setChallengeReviewer: 'one decision',
  setHoldingMilestone: 'one person’s own',
  setIdeaIpCheck: 'one decision',
  setInterestLead: 'one decision',
  setInterestTask: 'one decision',
  setNotificationPreferences: 'one person’s own',
  setNotificationSchedule: 'one person’s own',
  setProjectAccess: 'one decision',
  setProjectMember: 'one decision',
  setProjectProgress: 'one decision',
  setProjectStatus: 'one decision',
  setRecordGrant: 'one decision',
  setReportSubscription: 'one person’s own',
  setRoomGrant: 'one decision',
  setScheduledExportPaused: 'one decision',
  setSupportStep: 'one decision',
  setTeamRole: 'one decision',
  updateArlAnswer: 'a small part that is written as a whole',
  updateArlAssessment: 'a small part that is written as a whole',
  updateArlRating: 'a small part that is written as a whole',
  updateCollaborationMessage: 'one person’s own',
  updateCompanyNote: 'one person’s own',
  updateDataRoom: 'one decision',
  updateDisclosure: 'one person’s own',
  updateExpertSession: 'one person’s own',
  updateHolding: 'one person’s own',
  updateHours: 'one person’s own',
  updateIdea: 'one person’s own',
  updateInterest: 'one person’s own',
  updateMeeting: 'one person’s own',
  updateMessage: 'one person’s own',
  updateProposal: 'one person’s own',
  updateSavedOpportunity: 'one person’s own',
  updateSavedView: 'one person’s own',
  updateScheduledExport: 'one person’s own',
  updateSupportRequest: 'one person’s own',
  updateTeamPost: 'one person’s own',
  updateWebhook: 'one person’s own',
}

test('every update says what keeps two people apart in it: what was read, a revision, or why nothing need to', () => {
  const wholeNames = Object.values(schema.getMutationType()!.getFields())
    .filter(({ name }) => /^(update|set|save)[A-Z]/.test(name))
    .filter(({ args: [input] }) => {
      const fields = (schema.getType(String(input!.type).replace('!', '')) as GraphQLInputObjectType).getFields()
      return Object.keys(fields).length > 1 && !('was' in fields) && !('revision' in fields)
    })
    .map(({ name }) => name)
  expect(wholeNames.sort()).toEqual(Object.keys(wholes).sort())
})

describe.each(Object.entries(edited))('%s', (name, { entity, role = 'KU_TEAM', make, keys, same, other, holds }) => {
  const table = `${entity[0]!.toLowerCase()}${entity.slice(1)}`
  const keysOf = keys ?? ((id: number) => Promise.resolve({ id: idOf(entity, id) }))
  const update = async (id: number, input: object) =>
    perform(db, name, { ...(await keysOf(id)), ...input }, { as: people[role]! })
  const held = async (id: number): Promise<Values> =>
    holds ? holds(id) : (db as unknown as Record<string, Table>)[table]!.findUniqueOrThrow({ where: { id } })
  const plain = (value: unknown) => (value instanceof Date ? value.toISOString().slice(0, 10) : value)
  const [field, first, second, third] = same

  test('different fields of two people are both kept', async () => {
    const { id } = await make()
    expect((await update(id, { [field]: second, was: { [field]: first } })).errors).toEqual([])
    if (other) expect((await update(id, { [other[0]]: other[2], was: { [other[0]]: other[1] } })).errors).toEqual([])
    const now = await held(id)
    expect(plain(now[field])).toEqual(second)
    if (other) expect(plain(now[other[0]])).toEqual(other[2])
  })

  test('the same field is refused once, with what it says now, and then replaced', async () => {
    const { id } = await make()
    await update(id, { [field]: second, was: { [field]: first } })
    const refused = await update(id, { [field]: third, was: { [field]: first } })
    expect(refused.codes).toEqual(['CONFLICT'])
    expect(refused.errors[0]?.extensions['fieldErrors']).toEqual({ [field]: second === 'Second' ? words : justChanged })
    expect(plain((await held(id))[field])).toEqual(second)
    expect((await update(id, { [field]: third, was: {} })).errors).toEqual([])
    expect(plain((await held(id))[field])).toEqual(third)
  })
})

const team = people.KU_TEAM!

describe('rules that compare fields judge the record with those that stay', () => {
  const refusedOf = async (name: string, id: string, input: object) =>
    (await perform(db, name, { id, ...input }, { as: team })).errors[0]?.extensions['fieldErrors']

  test('a part cannot get past a rule', async () => {
    const { id } = await db.challenge.create({ data: { title: 'Brine', minBudget: 100, maxBudget: 200 } })
    expect(await refusedOf('updateChallenge', idOf('Challenge', id), { minBudget: 300 })).toEqual({
      maxBudget: 'The maximum is below the minimum',
    })
    const period = await db.grantPeriod.create({
      data: { researchGrantId: await grant(), startsOn: new Date(day), endsOn: new Date('2026-04-01'), planned: 1 },
    })
    const late = { startsOn: '2026-05-01' }
    expect(await refusedOf('updateGrantPeriod', idOf('GrantPeriod', period.id), late)).toHaveProperty('endsOn')
  })

  test('and is not refused for a field that it leaves as it is', async () => {
    // A patent is filed with its number, which is there; the office, by which numbers are judged, too.
    const { id } = await makePatent(db, { title: 'Still' })
    expect(await refusedOf('updatePatent', idOf('Patent', id), { filedOn: '2025-01-16' })).toBeUndefined()
    // What was wrong before is asked of who changes it.
    const old = await makePatent(db, { title: 'Still', applicationNumber: 'never a number' })
    expect(await refusedOf('updatePatent', idOf('Patent', old.id), { title: 'Solar still' })).toBeUndefined()
    expect(await refusedOf('updatePatent', idOf('Patent', old.id), { applicationNumber: 'nor this' })).toHaveProperty(
      'applicationNumber',
    )
  })
})

test('of two who save a field of a patent at the same moment the second is refused', async () => {
  const { id, patentFamilyId } = await patent()
  const update = (title: string) =>
    perform(db, 'updatePatent', { id: idOf('Patent', id), title, was: { title: 'First' } }, { as: team })
  const results = await atOnce(db, 'PatentFamily', patentFamilyId, [() => update('Second'), () => update('Third')])
  expect(codesOf(results).flat()).toEqual(['CONFLICT'])
})

test('of two who save different fields of a challenge at the same moment both are kept', async () => {
  const { id } = await db.challenge.create({ data: { title: 'First', goal: 'Less salt' } })
  const update = (input: object) =>
    perform(db, 'updateChallenge', { id: idOf('Challenge', id), ...input }, { as: team })
  const results = await atOnce(db, 'Challenge', id, [
    () => update({ title: 'Second', was: { title: 'First' } }),
    () => update({ goal: 'No salt', was: { goal: 'Less salt' } }),
  ])
  expect(codesOf(results).flat()).toEqual([])
  expect(await db.challenge.findUniqueOrThrow({ where: { id } })).toMatchObject({ title: 'Second', goal: 'No salt' })
})
