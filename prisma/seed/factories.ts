/** People and projects with believable defaults: what the demo university and the tests are made of. */
import { randomUUID } from 'node:crypto'
import type {
  Announcement,
  ArlAssessment,
  ArlStatus,
  InventionDisclosure,
  Facility,
  Deal,
  FacilityBooking,
  DataRoom,
  InvestmentInterest,
  ModerationCase,
  RoomDocument,
  Prisma,
  Project,
  SupportCategory,
  SupportRequest,
  SynergyAnalysis,
  TechnologyEnquiry,
  TechnologySummary,
  TrlClaim,
  User,
} from '../../api/__generated__/prisma/client.ts'
import { universityDay } from '../../api/days.ts'
import type { Db, Tx } from '../../api/db.ts'
import { contentHashOf, statementOf } from '../../api/features/disclosures/content.ts'
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

/** Writes a technology summary with what its state implies, of a project of its own unless one is named; without overrides a draft. */
export const makeSummary = async (
  db: Db | Tx,
  { status = 'DRAFT', projectId, ...overrides }: Partial<Prisma.TechnologySummaryUncheckedCreateInput> = {},
): Promise<TechnologySummary> => {
  const now = new Date()
  return db.technologySummary.create({
    data: {
      headline: 'Drinking water from brackish wells',
      problem: 'Farms far from the grid have no fresh water.',
      solution: 'A still that runs on heat of the sun.',
      alternative: 'Reverse osmosis with diesel pumps',
      advantages: ['Half the price per litre', 'No membrane to replace'],
      offers: ['LICENCE', 'PILOT'],
      protection: 'PATENT_FILED',
      projectId: projectId ?? (await makeProject(db)).id,
      status,
      proposedAt: status === 'DRAFT' ? null : now,
      agreedAt: status === 'AGREED' || status === 'PUBLISHED' ? now : null,
      publishedAt: status === 'PUBLISHED' ? now : null,
      withdrawnAt: status === 'WITHDRAWN' ? now : null,
      ...overrides,
    },
  })
}

/** Writes an announcement that is shown to everybody now, unless overridden. */
export const makeAnnouncement = (
  db: Db | Tx,
  overrides: Partial<Prisma.AnnouncementUncheckedCreateInput> = {},
): Promise<Announcement> =>
  db.announcement.create({
    data: {
      title: 'Maintenance on Friday',
      text: 'The platform is away from 20:00 to 22:00.',
      titleArabic: 'صيانة يوم الجمعة',
      textArabic: 'تتوقف المنصة من الساعة 20:00 إلى 22:00.',
      startsAt: new Date(Date.now() - 60_000),
      ...overrides,
    },
  })

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

/** Writes an enquiry with what its state implies, about a summary of its own unless one is named. */
export const makeEnquiry = async (
  db: Db | Tx,
  { status = 'OPEN', summaryId, ...overrides }: Partial<Prisma.TechnologyEnquiryUncheckedCreateInput> = {},
): Promise<TechnologyEnquiry> => {
  const now = new Date()
  return db.technologyEnquiry.create({
    data: {
      headline: 'Drinking water from brackish wells',
      name: 'Zara',
      email: 'zara@company.example',
      message: 'Is it for sale?',
      answerBy: universityDay(now),
      summaryId: summaryId ?? (await makeSummary(db, { status: 'PUBLISHED' })).id,
      status,
      ...(status === 'ANSWERED' && { answer: 'It is for license.', answeredAt: now }),
      ...(status === 'CLOSED' && { closeReason: 'Advertising', closedAt: now }),
      ...overrides,
    },
  })
}

/** Writes a facility under a name of its own; without overrides it is open all week and needs approval. */
export const makeFacility = (
  db: Db | Tx,
  overrides: Partial<Prisma.FacilityUncheckedCreateInput> = {},
): Promise<Facility> =>
  db.facility.create({
    data: {
      name: `Facility ${randomUUID()}`,
      ratePerHour: 100,
      hours: { create: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, fromMinute: 0, untilMinute: 1440 })) },
      ...overrides,
    },
  })

let bookedHours = 0

/** Writes a booking of a facility of its own unless one is named; without overrides it is confirmed for an hour that lies ahead. */
export const makeFacilityBooking = async (
  db: Db | Tx,
  { facilityId, ...overrides }: Partial<Prisma.FacilityBookingUncheckedCreateInput> = {},
): Promise<FacilityBooking> => {
  const hour = 3_600_000
  const startsAt = new Date(Math.ceil(Date.now() / hour + 48 + bookedHours++) * hour)
  return db.facilityBooking.create({
    data: {
      facilityId: facilityId ?? (await makeFacility(db)).id,
      purpose: 'Measure membranes',
      status: 'CONFIRMED',
      startsAt,
      endsAt: new Date(startsAt.getTime() + hour),
      cost: 100,
      reason: overrides.status === 'DECLINED' ? 'It is taken' : '',
      ...overrides,
    },
  })
}

/** Writes an investor's interest in a project of its own unless one is named; the promised day is today unless it is given. */
export const makeInterest = async (
  db: Db | Tx,
  { projectId, ...overrides }: Partial<Prisma.InvestmentInterestUncheckedCreateInput> = {},
): Promise<InvestmentInterest> => {
  const project = projectId ?? (await makeProject(db, { approvedForInvestors: true, status: 'ACTIVE' })).id
  const { title } = await db.project.findUniqueOrThrow({ where: { id: project }, select: { title: true } })
  const { status = 'EXPRESSED' } = overrides
  return db.investmentInterest.create({
    data: {
      projectId: project,
      title,
      acknowledgeBy: universityDay(),
      ...(['EXPRESSED', 'WITHDRAWN'].includes(status) ? {} : { acknowledgedAt: new Date() }),
      ...(status === 'PASSED' ? { passedBy: 'UNIVERSITY' as const } : {}),
      ...overrides,
    },
  })
}

/** Writes a deal of a project of its own unless one is named; without overrides it is open. */
export const makeDeal = async (
  db: Db | Tx,
  { projectId, status = 'OPEN', ...overrides }: Partial<Prisma.DealUncheckedCreateInput> = {},
): Promise<Deal> =>
  db.deal.create({
    data: {
      projectId: projectId ?? (await makeProject(db)).id,
      title: 'Solar still',
      status,
      ...(status === 'OPEN' ? {} : { closedOn: universityDay() }),
      ...(status === 'OPEN' || status === 'ENDED' ? {} : { party: 'Still Works' }),
      ...overrides,
    },
  })

/** Writes the data room of a project, its own unless one is named, with an agreement. */
export const makeDataRoom = async (db: Db | Tx, project?: { id: number }): Promise<DataRoom> => {
  const { id } = project ?? (await makeProject(db, { approvedForInvestors: true, status: 'ACTIVE' }))
  await db.dataRoom.create({ data: { id } })
  const nda = await db.ndaText.create({ data: { dataRoomId: id, version: 1, text: 'Keep it secret.', sha256: 'a' } })
  return db.dataRoom.update({ where: { id }, data: { ndaTextId: nda.id } })
}

/** Writes a document of a data room; its bytes are nowhere unless `file` names them. */
export const makeRoomDocument = async (
  db: Db | Tx,
  dataRoomId: number,
  { file = {}, ...data }: Partial<Prisma.RoomDocumentUncheckedCreateInput> & { file?: object } = {},
): Promise<RoomDocument> => {
  const bytes = { name: 'plan.pdf', mediaType: 'application/pdf', size: 1, sha256: '', key: randomUUID() }
  const { id } = await db.file.create({ data: { ...bytes, dataRoomId, ...file } })
  return db.roomDocument.create({ data: { dataRoomId, fileId: id, ...data } })
}

/** A holding of an investor: a company elsewhere unless a project is given. */
export const makeHolding = (db: Db | Tx, overrides: Partial<Prisma.HoldingUncheckedCreateInput> = {}) =>
  db.holding.create({
    data: {
      external: true,
      name: 'Dune Robotics',
      fundingStage: 'SEED',
      instrument: 'EQUITY',
      amount: 1_000_000,
      investedOn: new Date('2025-03-01'),
      ...overrides,
    },
  })

/** An update of a holding, answered by its investor, or requested of the lead of its project and not answered. */
export async function makeHoldingUpdate(
  db: Db | Tx,
  { holdingId, requested = false, ...overrides }: { holdingId: number; requested?: boolean; dueOn?: Date },
) {
  const figure = { name: 'Revenue', unit: 'AED' }
  const request = requested
    ? await db.holdingRequest.create({ data: { holdingId, every: 'QUARTERLY', kpis: [figure] } })
    : null
  return db.holdingUpdate.create({
    data: {
      holdingId,
      holdingRequestId: request?.id ?? null,
      title: 'Dune Robotics',
      dueOn: universityDay(),
      ...(requested ? {} : { text: 'Two pilots run', answeredAt: new Date() }),
      figures: { create: { ...figure, value: requested ? null : 120_000 } },
      ...overrides,
    },
  })
}

interface PatentOverrides extends Partial<Omit<Prisma.PatentUncheckedCreateInput, 'patentFamilyId'>> {
  family?: Partial<Prisma.PatentFamilyUncheckedCreateInput>
  /** The family that it joins; a new one unless it is given. */
  patentFamilyId?: number
  inventors?: { userId?: number | null; name: string }[]
}

/** A patent that has the dates and numbers of its state, in a family of its own unless one is given. */
export async function makePatent(db: Db | Tx, overrides: PatentOverrides = {}) {
  const { family = {}, patentFamilyId, inventors = [{ name: 'Ada' }], status = 'FILED', ...rest } = overrides
  const filed = status !== 'PREPARING'
  const ended = !['PREPARING', 'FILED', 'PUBLISHED', 'GRANTED'].includes(status)
  const familyId =
    patentFamilyId ??
    (
      await db.patentFamily.create({
        data: {
          ...family,
          inventors: { create: inventors.map((inventor, position) => ({ position, ...inventor })) },
        },
      })
    ).id
  return db.patent.create({
    data: {
      title: 'Solar still with a falling film',
      office: 'AE',
      ...(filed ? { filedOn: new Date('2025-01-15'), applicationNumber: `P${(patentSerial += 1)}/2025` } : {}),
      ...(status === 'PUBLISHED' ? { publishedOn: new Date('2026-07-15') } : {}),
      ...(['GRANTED', 'REVOKED', 'EXPIRED'].includes(status) ? { grantedOn: new Date('2026-08-01') } : {}),
      ...(ended ? { endedOn: new Date('2026-09-01') } : {}),
      ...rest,
      status,
      patentFamilyId: familyId,
    },
  })
}
let patentSerial = 0

/** A grant with a period of three years. */
export const makeGrant = (
  db: Db | Tx,
  {
    members = [],
    ...overrides
  }: Omit<Partial<Prisma.ResearchGrantUncheckedCreateInput>, 'members'> & {
    members?: { userId?: number | null; name: string }[]
  } = {},
) =>
  db.researchGrant.create({
    data: {
      title: 'Cool roofs for coastal towns',
      funder: 'Wadi Noor Research Fund (demo)',
      amount: 900_000,
      status: 'ACTIVE',
      startsOn: new Date('2025-01-01'),
      endsOn: new Date('2027-12-31'),
      ...overrides,
      members: { create: members.map((member, position) => ({ position, ...member })) },
    },
  })
