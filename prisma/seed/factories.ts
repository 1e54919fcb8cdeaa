/** People and projects with believable defaults: what the demo university and the tests are made of. */
import { randomUUID } from 'node:crypto'
import type {
  ArlAssessment,
  ArlStatus,
  Prisma,
  Project,
  SupportCategory,
  SupportRequest,
  SynergyAnalysis,
  TrlClaim,
  User,
} from '../../api/__generated__/prisma/client.ts'
import { universityDay } from '../../api/days.ts'
import type { Db, Tx } from '../../api/db.ts'
import { emptyProject } from '../../api/readiness/completeness.ts'
import type { SynergyResult } from '../../api/features/synergy/analyse.ts'
import { engineVersion } from '../../api/readiness/report.ts'
import { rubricVersion } from '../../api/readiness/rubric.ts'

let made = 0

/** A row of a person; without overrides an active researcher who cannot sign in. */
export function userRow(overrides: Partial<Prisma.UserCreateManyInput> = {}): Prisma.UserCreateManyInput {
  const username = overrides.username ?? `person${++made}`
  const name = overrides.name ?? `Person ${made}`
  const [firstName = '', ...rest] = name.replace(/^(Dr|Prof)\. /, '').split(' ')
  return {
    username,
    email: `${username}@test.example`,
    name,
    firstName,
    lastName: rest.join(' '),
    role: 'RESEARCHER',
    ...overrides,
  }
}

/** A row of a project; without overrides an active one that nobody owns. */
export function projectRow(overrides: Partial<Prisma.ProjectCreateManyInput> = {}): Prisma.ProjectCreateManyInput {
  return {
    title: overrides.title ?? `Project ${++made}`,
    description: 'Clean water from brackish wells with heat from the sun.',
    department: 'Mechanical Engineering',
    status: 'ACTIVE',
    trl: 4,
    ...overrides,
  }
}

/** Writes a person. */
export const makeUser = (db: Db | Tx, overrides: Partial<Prisma.UserCreateManyInput> = {}): Promise<User> =>
  db.user.create({ data: userRow(overrides) as Prisma.UserUncheckedCreateInput })

/** Writes a project; its owner, when it has one, leads it. */
export const makeProject = (db: Db | Tx, overrides: Partial<Prisma.ProjectCreateManyInput> = {}): Promise<Project> => {
  const row = projectRow(overrides) as Prisma.ProjectUncheckedCreateInput
  return db.project.create({
    data: { ...row, ...(row.ownerId ? { members: { create: { userId: row.ownerId, role: 'LEAD' } } } : {}) },
  })
}

/** Writes an assessment of adoption readiness; without overrides a draft that rests on nothing. */
export const makeAssessment = (
  db: Db | Tx,
  {
    status = 'DRAFT',
    ...overrides
  }: { projectId: number; ownerId?: number | null; status?: ArlStatus; title?: string },
): Promise<ArlAssessment> => {
  const { title = 'Solar still' } = overrides
  return db.arlAssessment.create({
    data: {
      title,
      status,
      inputs: { project: { ...emptyProject, title }, sentences: [] },
      completeness: 0,
      engineVersion,
      rubricVersion,
      completedAt: status === 'COMPLETED' ? new Date() : null,
      ...overrides,
    },
  })
}

/** Writes an analysis of synergy that found nothing. */
export const makeSynergy = (
  db: Db | Tx,
  overrides: Pick<SynergyAnalysis, 'ownerId' | 'sourceId' | 'targetId'> &
    Partial<Omit<SynergyAnalysis, 'draftedSummary'>>,
): Promise<SynergyAnalysis> =>
  db.synergyAnalysis.create({
    data: {
      sourceTitle: 'Solar still',
      targetTitle: 'Membrane cooling',
      overall: 0,
      inside: false,
      engineVersion: '1.0',
      inputHash: `${overrides.sourceId} ${overrides.targetId}`,
      ...overrides,
      inputs: {},
      result: emptyResult as unknown as Prisma.InputJsonObject,
    },
  })

const emptyResult: SynergyResult = {
  scores: [],
  shared: [],
  report: {
    keyRecommendation: '',
    collaborationPotential: '',
    overlappingTechnologies: [],
    complementaryAspects: [],
    crossSectorApplications: [],
    breakthroughPotential: '',
    roadmap: [],
    risks: [],
    immediateActions: [],
    successFactors: [],
    teamStructure: [],
  },
}

/** Writes a claim for a readiness level; without overrides a draft for TRL 1 without evidence. */
export const makeClaim = (
  db: Db | Tx,
  { status = 'DRAFT', ...overrides }: Partial<Prisma.TrlClaimUncheckedCreateInput> & { projectId: number },
): Promise<TrlClaim> =>
  db.trlClaim.create({
    data: {
      title: 'Solar still',
      level: 1,
      status,
      requestedAt: status === 'DRAFT' ? null : new Date(),
      reviewedFrom: status === 'IN_REVIEW' ? new Date() : null,
      ...overrides,
    },
  })

/** Writes a support request with what its state implies, in a category of its own unless one is named; without overrides a draft. */
export const makeSupportRequest = async (
  db: Db | Tx,
  { status = 'DRAFT', categoryId, ...overrides }: Partial<Prisma.SupportRequestUncheckedCreateInput> = {},
): Promise<SupportRequest> => {
  const now = new Date()
  const over = status === 'RESOLVED' || status === 'CLOSED'
  return db.supportRequest.create({
    data: {
      title: 'Check a contract',
      description: 'It is with a company abroad.',
      status,
      categoryId: categoryId ?? (await makeSupportCategory(db)).id,
      submittedAt: status === 'DRAFT' ? null : now,
      answerBy: status === 'DRAFT' ? null : universityDay(now),
      waitingSince: status === 'WAITING_FOR_RESEARCHER' ? now : null,
      resolvedAt: over ? now : null,
      closedAt: status === 'CLOSED' ? now : null,
      ...overrides,
    },
  })
}

/** Writes a category of support under a name of its own. */
export const makeSupportCategory = (
  db: Db | Tx,
  overrides: Partial<Prisma.SupportCategoryUncheckedCreateInput> = {},
): Promise<SupportCategory> =>
  db.supportCategory.create({ data: { name: `Category ${randomUUID()}`, answerDays: 5, ...overrides } })
