/**
 * How a viewer stands to a record, each as a Prisma where clause made from the viewer: there is no second reading of it.
 * Sources: docs/spec/access.md#who-may-see-a-project, docs/spec/access.md#deleted-records.
 */
import type { Prisma } from './__generated__/prisma/client.ts'
import { relations as featureRelations } from './__generated__/features/relations.ts'
import { dayLength } from './days.ts'
import { challengeRelations, collaborationRelations, proposalRelations } from './relations/challenges.ts'
import { anyOf, type Relations, type Where } from './relations/clauses.ts'
import { companyRelations } from './relations/companies.ts'
import { granted } from './relations/granted.ts'
import { approvedForIndustry, approvedForInvestors, presentable } from './relations/offered.ts'
import { edited, involvedOrShared, lead, led, member, peopleParts, shared } from './relations/projectPeople.ts'
import { validated } from './relations/trl.ts'
import { anybody, notWithheld, type Eyes, type Withholdable } from './relations/withheld.ts'
import type { Viewer } from './viewer.ts'

/** Who is no investor any more is none here, whatever was kept. */
const investor: Prisma.InvestorWhereInput = { user: { role: 'INVESTOR' } }

/** How long a deleted project can be brought back (docs/spec/access.md#deleted-records). */
export const restoreDays = 30

/** The models of which something is deleted or withheld, and those that hang on one: each says when it is there. */
type Hanging =
  | Withholdable
  | { [M in Prisma.ModelName]: keyof Where<M> & Conditional extends never ? never : M }[Prisma.ModelName]
type Conditional = 'deletedAt' | 'project' | 'challenge' | 'idea' | 'dataRoom'

/**
 * What holds whatever the relation: what is deleted is there for nobody, what is withheld for few, and what hangs on either
 * is there as long as that. Models that hang on neither need no line here.
 */
export function baseFor(eyes: Eyes) {
  const alive: Prisma.ProjectWhereInput = { deletedAt: null, ...notWithheld('Project', eyes) }
  const standing: Prisma.ChallengeWhereInput = { deletedAt: null, ...notWithheld('Challenge', eyes) }
  const ofIdea: { idea?: Prisma.IdeaWhereInput } = eyes.moderates ? {} : { idea: notWithheld('Idea', eyes) }
  return {
    Project: alive,
    User: notWithheld('User', eyes),
    Notification: { inBell: true },
    // A file is there as long as the record that it hangs on.
    File: {
      OR: [
        { project: alive },
        { teamId: { not: null } },
        { challenge: standing },
        { proposal: { challenge: standing } },
        { collaborationId: { not: null } },
        { publicationId: { not: null } },
        { supportRequestId: { not: null } },
        { inventionDisclosureId: { not: null } },
        { facilityId: { not: null } },
        { investmentInterest: { project: alive } },
        { dataRoom: { project: alive } },
        { investor },
        { patentId: { not: null } },
        { researchGrantId: { not: null } },
      ],
    },
    Challenge: standing,
    Proposal: { challenge: standing },
    ArlAssessment: { project: alive },
    TrlClaim: { project: alive },
    AnalysisRun: { arlAssessment: { project: alive } },
    SynergyAnalysis: { source: alive, target: alive },
    CollaborationMessage: notWithheld('CollaborationMessage', eyes),
    TeamPost: notWithheld('TeamPost', eyes),
    Idea: notWithheld('Idea', eyes),
    IdeaReview: ofIdea,
    ValidationRequest: ofIdea,
    IdeaEvaluation: ofIdea,
    InvestmentInterest: { project: alive },
    Investor: investor,
    Deal: { project: alive },
    OpportunityMark: { project: alive },
    DataRoom: { project: alive },
    RoomDocument: { dataRoom: { project: alive } },
    RoomGrant: { dataRoom: { project: alive } },
    NdaAcceptance: { ndaText: { dataRoom: { project: alive } } },
    RoomAccess: { dataRoom: { project: alive } },
    RecordGrant: {
      OR: [{ project: alive }, eyes.moderates ? { ideaId: { not: null } } : ofIdea, { challenge: standing }],
    },
    TechnologySummary: { project: alive },
    ProvisionedUser: {},
    Meeting: {},
    SupportRequest: {},
    InventionDisclosure: {},
    Holding: {},
    FacilityBooking: {},
  } satisfies { [E in Extract<Entity, Hanging>]: Where<E> } & { [E in Entity]?: Where<E> }
}

/** The same for nobody in particular. */
const base = baseFor(anybody)

/** What industry or investors may see: the projects that visitors are told the number of. */
export const openToPartners = (): Prisma.ProjectWhereInput => ({
  AND: [base.Project, { OR: [approvedForIndustry(), approvedForInvestors()] }],
})

/**
 * The records of which visitors see a few fields (decision 0130): projects that partners may read, and challenges that
 * are open for proposals and name their company. Technology summaries are made for them (decision 0270).
 */
export const openToVisitors = {
  Project: openToPartners,
  Challenge: (): Prisma.ChallengeWhereInput => ({
    AND: [base.Challenge, challengeRelations.open(), { anonymous: false }],
  }),
  /** Its owner has agreed and the team has published it; a project that is kept inside takes it along. */
  TechnologySummary: (): Prisma.TechnologySummaryWhereInput => ({
    status: 'PUBLISHED',
    project: { AND: [base.Project, presentable()] },
  }),
}

/** The challenges that visitors are told the number of. */
export const openChallenges = (): Prisma.ChallengeWhereInput => ({ AND: [base.Challenge, challengeRelations.open()] })

/** Who beyond its people and the university may see a project, by what they may see it for. */
export const projectReaders = { RESEARCHERS: shared, INDUSTRY: approvedForIndustry, INVESTORS: approvedForInvestors }

/** The one relation that reaches deleted records: those that their owner can still bring back. */
export const deletedRelations: ReadonlySet<string> = new Set(['ownDeleted'])

const ownDeleted = (viewer: Viewer): Prisma.ProjectWhereInput => ({
  ownerId: viewer.id,
  deletedAt: { gt: new Date(Date.now() - restoreDays * dayLength) },
})

const expert: Prisma.UserWhereInput = { role: 'EXPERT', status: 'ACTIVE' }

export const relations = {
  Project: {
    ownDeleted,
    led,
    joined: (viewer) => ({ members: { some: { userId: viewer.id, role: { not: 'LEAD' } } } }),
    joinable: (viewer) => ({
      visibleToResearchers: true,
      confidential: false,
      status: { notIn: ['DRAFT', 'ARCHIVED'] },
      NOT: member(viewer),
    }),
    own: lead,
    involved: member,
    edited,
    involvedOrShared,
    involvedOrGranted: anyOf({ ...peopleParts, granted }),
    involvedSharedOrGranted: anyOf({ ...peopleParts, shared, granted }),
    validated,
    approvedForIndustry,
    approvedForInvestors,
    approvedForIndustryOrGranted: anyOf({ approvedForIndustry, granted }),
    approvedForInvestorsOrGranted: anyOf({ approvedForInvestors, granted }),
    seekingInvestment: () => ({ ...approvedForInvestors(), seekingInvestment: true }),
  },
  User: {
    self: (viewer) => ({ id: viewer.id }),
    active: (viewer) => ({ OR: [{ id: viewer.id }, { status: 'ACTIVE' }] }),
    findable: (viewer) => ({ OR: [{ id: viewer.id }, { status: 'ACTIVE', findableOutside: true }] }),
    expert: () => expert,
    expertForIndustry: () => ({ ...expert, openToIntroductions: true }),
    otherResearcher: (viewer) => ({ role: 'RESEARCHER', status: 'ACTIVE', NOT: { id: viewer.id } }),
    waiting: () => ({ status: 'PENDING_VERIFICATION' }),
  },
  SignIn: {
    own: (viewer) => ({ userId: viewer.id }),
  },
  SecurityEvent: {
    own: (viewer) => ({ userId: viewer.id }),
  },
  // Administrators alone read all of it.
  AuditEntry: {},
  // Administrators alone read it.
  OutgoingMail: {},
  Import: {
    own: (viewer) => ({ userId: viewer.id }),
  },
  Notification: {
    own: (viewer) => ({ userId: viewer.id }),
  },
  Webhook: {
    own: (viewer) => ({ userId: viewer.id }),
  },
  ApiKey: {
    own: (viewer) => ({ userId: viewer.id }),
  },
  ConnectedCalendar: {
    own: (viewer) => ({ userId: viewer.id }),
  },
  Passkey: {
    own: (viewer) => ({ userId: viewer.id }),
  },
  ProviderLink: {
    own: (viewer) => ({ userId: viewer.id }),
  },
  SignInProvider: {},
  ProvisioningConnection: {},
  ProvisionedUser: {},
  HelpVersion: {},
  ...featureRelations,
  Challenge: challengeRelations,
  Proposal: proposalRelations,
  Collaboration: collaborationRelations,
  Company: companyRelations,
  CompanyNote: {
    own: (viewer) => ({ authorId: viewer.id }),
  },
  CollaborationMessage: {
    own: (viewer) => ({ authorId: viewer.id }),
  },
  OpportunityMark: {
    // What is closed to investors again is gone from their lists with what they noted of it.
    ownOfOpen: (viewer) => ({ investorId: viewer.id, project: approvedForInvestors() }),
    ownOfIndustry: (viewer) => ({ investorId: viewer.id, project: approvedForIndustry() }),
  },
  ModelCall: {},
  // Administrators alone review access.
  AccessReview: {},
  AccessReviewItem: {},
  AccessReviewSchedule: {},
  Deal: {},
  TechnologyEnquiry: {},
  Introduction: {
    asked: (viewer) => ({ requesterId: viewer.id }),
    got: (viewer) => ({ expertId: viewer.id }),
  },
} as const satisfies { [E in Prisma.ModelName]?: Relations<E> }

/** The models that the policy speaks of: those whose relations are named, here or in api/relations. */
export type Entity = keyof typeof relations

export type RelationName = { [E in keyof typeof relations]: keyof (typeof relations)[E] }[keyof typeof relations]

/** What an account that waits for verification has in the place of a relation that it gets later. */
export const whileWaiting: { [E in Entity]?: { [relation: string]: keyof (typeof relations)[E] } } = {
  User: { active: 'self', any: 'self' },
  Project: { involvedOrGranted: 'involved', involvedSharedOrGranted: 'involved' },
  Idea: { ownSharedOrGranted: 'own' },
  Challenge: { publishedRunOrGranted: 'own', namedOrRun: 'own' },
  Team: { any: 'involvedOrInvited' },
  File: { sharedWithInvestors: 'ofOwnVerification', uploadedOrOwned: 'ofOwnVerification' },
}

/** The relations that an account keeps while it waits for verification: what is the viewer's own. */
export const ownRelations: ReadonlySet<string> = new Set<RelationName>([
  'led',
  'joined',
  'own',
  'self',
  'edited',
  'involved',
  'working',
  'ownDeleted',
  'involvedOrInvited',
  'ofInvolved',
  'ofOwned',
  'ownOrLed',
  'ofOwnVerification',
  'decidedOwn',
])
