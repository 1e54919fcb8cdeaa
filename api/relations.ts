/**
 * How a viewer stands to a record, each as a Prisma where clause made from the viewer: there is no second reading of it.
 * Sources: docs/spec/access.md#who-may-see-a-project, docs/spec/access.md#deleted-records.
 */
import type { Prisma } from './__generated__/prisma/client.ts'
import { dayLength } from './days.ts'
import type { TeamRole } from './__generated__/prisma/enums.ts'
import { announcementRelations } from './relations/announcements.ts'
import { challengeRelations, collaborationRelations, proposalRelations } from './relations/challenges.ts'
import { anyOf, type Relations, type Where } from './relations/clauses.ts'
import { companyRelations } from './relations/companies.ts'
import { disclosureRelations } from './relations/disclosures.ts'
import { facilityRelations } from './relations/facilities.ts'
import { granted, grantedWithFiles, recordGrantRelations } from './relations/granted.ts'
import { grantRelations } from './relations/grants.ts'
import { moderationRelations } from './relations/moderation.ts'
import { holdingRelations } from './relations/holdings.ts'
import { ideaRelations } from './relations/ideas.ts'
import { dataRoomRelations } from './relations/dataRooms.ts'
import { interestRelations } from './relations/interests.ts'
import { investorRelations } from './relations/investors.ts'
import { opportunityRelations } from './relations/opportunities.ts'
import { patentRelations } from './relations/patents.ts'
import { approvedForIndustry, approvedForInvestors, presentable } from './relations/offered.ts'
import { edited, involvedOrShared, lead, led, member, peopleParts, shared } from './relations/projectPeople.ts'
import { readinessRelations } from './relations/readiness.ts'
import { runRelations } from './relations/runs.ts'
import { summaryRelations } from './relations/summaries.ts'
import { supportRelations } from './relations/support.ts'
import { synergyRelations } from './relations/synergy.ts'
import { evidenceFor, trlRelations, validated } from './relations/trl.ts'
import { anybody, notWithheld, type Eyes } from './relations/withheld.ts'
import type { Viewer } from './viewer.ts'

/** Who is no investor any more is none here, whatever was kept. */
const investor: Prisma.InvestorWhereInput = { user: { role: 'INVESTOR' } }

/** How long a deleted project can be brought back (docs/spec/access.md#deleted-records). */
export const restoreDays = 30

/**
 * What holds whatever the relation: what is deleted is there for nobody, what is withheld for few, and what hangs on either
 * is there as long as that. The models named here are those that the policy speaks of.
 */
export function baseFor(eyes: Eyes) {
  const alive: Prisma.ProjectWhereInput = { deletedAt: null, ...notWithheld('Project', eyes) }
  const standing: Prisma.ChallengeWhereInput = { deletedAt: null, ...notWithheld('Challenge', eyes) }
  const ofIdea: { idea?: Prisma.IdeaWhereInput } = eyes.moderates ? {} : { idea: notWithheld('Idea', eyes) }
  return {
    Project: alive,
    User: notWithheld('User', eyes),
    SignIn: {},
    SecurityEvent: {},
    AuditEntry: {},
    OutgoingMail: {},
    Import: {},
    Notification: { inBell: true },
    ApiKey: {},
    ConnectedCalendar: {},
    Passkey: {},
    ProviderLink: {},
    SignInProvider: {},
    ProvisioningConnection: {},
    ProvisionedUser: {},
    HelpVersion: {},
    Webhook: {},
    ModelCall: {},
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
    Collaboration: {},
    Publication: {},
    Authorship: {},
    ArlAssessment: { project: alive },
    TrlClaim: { project: alive },
    AnalysisRun: { arlAssessment: { project: alive } },
    SynergyAnalysis: { source: alive, target: alive },
    Company: {},
    CompanyNote: {},
    CollaborationMessage: notWithheld('CollaborationMessage', eyes),
    Draft: {},
    Team: {},
    TeamInvitation: {},
    TeamPost: notWithheld('TeamPost', eyes),
    Idea: notWithheld('Idea', eyes),
    IdeaReview: ofIdea,
    ValidationRequest: ofIdea,
    IdeaEvaluation: ofIdea,
    Meeting: {},
    Introduction: {},
    SupportCategory: {},
    SupportRequest: {},
    InventionDisclosure: {},
    InvestmentInterest: { project: alive },
    Investor: investor,
    InvestorNote: {},
    Deal: { project: alive },
    InvestmentThesis: {},
    OpportunityMark: { project: alive },
    DataRoom: { project: alive },
    RoomDocument: { dataRoom: { project: alive } },
    RoomGrant: { dataRoom: { project: alive } },
    NdaAcceptance: { ndaText: { dataRoom: { project: alive } } },
    RoomAccess: { dataRoom: { project: alive } },
    AccessReview: {},
    AccessReviewItem: {},
    AccessReviewSchedule: {},
    RecordGrant: {
      OR: [{ project: alive }, eyes.moderates ? { ideaId: { not: null } } : ofIdea, { challenge: standing }],
    },
    Holding: {},
    HoldingUpdate: {},
    Patent: {},
    ResearchGrant: {},
    TechnologySummary: { project: alive },
    TechnologyEnquiry: {},
    Facility: {},
    FacilityBooking: {},
    SupportTemplate: {},
    SavedView: {},
    ImportMapping: {},
    ScheduledExport: {},
    ExportRun: {},
    Announcement: {},
    ModerationCase: {},
    ContentReport: {},
    ModerationTemplate: {},
  } satisfies { [E in Prisma.ModelName]?: Where<E> }
}

/** The same for nobody in particular. */
const base = baseFor(anybody)

/** The models that the policy speaks of. */
export type Entity = keyof ReturnType<typeof baseFor>

/** What researchers in office say of themselves; what was only suggested or rejected is theirs alone. */
const claimed: Prisma.AuthorshipWhereInput = { state: 'CLAIMED', user: { role: 'RESEARCHER', status: 'ACTIVE' } }

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

/** Teams of which the viewer is a member, in one of the roles when any are named. */
const inTeam = (viewer: Viewer, ...roles: TeamRole[]): Prisma.TeamWhereInput => ({
  members: { some: { userId: viewer.id, ...(roles.length ? { role: { in: roles } } : {}) } },
})

/** Invitations lapse by themselves. */
const standing = (viewer: Viewer): Prisma.TeamInvitationWhereInput => ({
  userId: viewer.id,
  expiresAt: { gt: new Date() },
})

/** The one relation that reaches deleted records: those that their owner can still bring back. */
export const deletedRelations: ReadonlySet<string> = new Set(['ownDeleted'])

const ownDeleted = (viewer: Viewer): Prisma.ProjectWhereInput => ({
  ownerId: viewer.id,
  deletedAt: { gt: new Date(Date.now() - restoreDays * dayLength) },
})

const attended = (viewer: Viewer): Prisma.MeetingWhereInput => ({
  OR: [{ organizerId: viewer.id }, { participants: { some: { userId: viewer.id } } }],
})
/** Sessions are organized by those who request them, and moved by rules of their own. */
const organized = (viewer: Viewer): Prisma.MeetingWhereInput => ({
  organizerId: viewer.id,
  kind: { in: ['MEETING', 'BOOKING'] },
})

/** Files of records that the viewer was given to see with them. */
const fileGranted = (viewer: Viewer): Prisma.FileWhereInput => ({
  OR: [{ project: grantedWithFiles(viewer) }, { challenge: grantedWithFiles(viewer) }],
})

const expert: Prisma.UserWhereInput = { role: 'EXPERT', status: 'ACTIVE' }
const session = (viewer: Viewer): Prisma.MeetingWhereInput => ({ AND: [{ kind: 'SESSION' }, attended(viewer)] })

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
  // A file follows its record: its people have all of them, its readers those that are shared. Challenges, proposals and
  // collaborations have no files apart from their readers.
  File: {
    ofInvolvedOrShared: anyOf({
      people: (viewer): Prisma.FileWhereInput => ({
        OR: [
          { project: member(viewer) },
          { team: inTeam(viewer) },
          { publication: { ownerId: viewer.id } },
          { patent: patentRelations.Patent.involved(viewer) },
          { researchGrant: grantRelations.ResearchGrant.involved(viewer) },
          { proposal: proposalRelations.applied(viewer) },
          { collaboration: collaborationRelations.partnered(viewer) },
          { supportRequest: supportRelations.SupportRequest.own(viewer) },
          { inventionDisclosure: disclosureRelations.InventionDisclosure.involved(viewer) },
          { investmentInterest: interestRelations.InvestmentInterest.ledInvited(viewer) },
          { dataRoom: dataRoomRelations.DataRoom.ofInvolved(viewer) },
        ],
      }),
      readers: (viewer): Prisma.FileWhereInput => ({
        OR: [
          // Every researcher reads every team and every publication.
          {
            shared: true,
            OR: [
              { project: involvedOrShared(viewer) },
              { teamId: { not: null } },
              { publicationId: { not: null } },
              { patent: patentRelations.Patent.openOrInvolved(viewer) },
              { researchGrant: grantRelations.ResearchGrant.awardedOrInvolved(viewer) },
            ],
          },
          { challenge: challengeRelations.published() },
          { facility: facilityRelations.Facility.activeOrBooked(viewer) },
        ],
      }),
      granted: fileGranted,
    }),
    sharedWithIndustry: anyOf({
      people: (viewer): Prisma.FileWhereInput => ({
        OR: [
          { team: inTeam(viewer) },
          { challenge: challengeRelations.run(viewer) },
          { proposal: proposalRelations.opened(viewer) },
          { collaboration: collaborationRelations.partnered(viewer) },
        ],
      }),
      readers: (): Prisma.FileWhereInput => ({
        OR: [{ shared: true, project: approvedForIndustry() }, { challenge: challengeRelations.published() }],
      }),
      granted: fileGranted,
    }),
    sharedWithInvestors: anyOf({
      people: (viewer): Prisma.FileWhereInput => ({
        OR: [
          { team: inTeam(viewer) },
          { investmentInterest: interestRelations.InvestmentInterest.own(viewer) },
          { investor: investorRelations.Investor.own(viewer) },
        ],
      }),
      readers: (): Prisma.FileWhereInput => ({
        OR: [{ shared: true, project: approvedForInvestors() }, { challenge: challengeRelations.open() }],
      }),
      granted: fileGranted,
    }),
    ofOwnTeamOrOpen: anyOf({
      people: (viewer): Prisma.FileWhereInput => ({ team: inTeam(viewer) }),
      evidence: evidenceFor,
      readers: (): Prisma.FileWhereInput => ({ challenge: challengeRelations.open() }),
    }),
    // What an account that waits has of the files that it may read or delete later: the documents of its verification.
    ofOwnVerification: (viewer) => ({ investor: investorRelations.Investor.own(viewer) }),
    notOfDrafts: () => ({
      AND: [
        { OR: [{ proposalId: null }, { proposal: proposalRelations.handedIn() }] },
        { OR: [{ supportRequestId: null }, { supportRequest: supportRelations.SupportRequest.sent() }] },
        {
          OR: [
            { inventionDisclosureId: null },
            { inventionDisclosure: disclosureRelations.InventionDisclosure.sent() },
          ],
        },
      ],
    }),
    ofEdited: (viewer) => ({
      OR: [
        { project: edited(viewer) },
        { team: inTeam(viewer, 'OWNER', 'EDITOR') },
        { publication: { ownerId: viewer.id } },
        { patent: patentRelations.Patent.own(viewer) },
        { researchGrant: grantRelations.ResearchGrant.own(viewer) },
      ],
    }),
    // Proposals are left out: who reviews one is not told to its applicants.
    ofChanged: (viewer) => ({
      OR: [
        { project: edited(viewer) },
        { team: inTeam(viewer, 'OWNER', 'EDITOR') },
        { publication: { ownerId: viewer.id } },
        { patent: patentRelations.Patent.own(viewer) },
        { researchGrant: grantRelations.ResearchGrant.own(viewer) },
        { challenge: challengeRelations.led(viewer) },
        { collaboration: collaborationRelations.partnered(viewer) },
      ],
    }),
    withReaders: () => ({
      OR: [
        { projectId: { not: null } },
        { teamId: { not: null } },
        { publicationId: { not: null } },
        { patentId: { not: null } },
        { researchGrantId: { not: null } },
      ],
    }),
    uploadedOrOwned: (viewer) => ({
      OR: [
        { uploaderId: viewer.id },
        { project: lead(viewer) },
        { team: inTeam(viewer, 'OWNER') },
        { challenge: challengeRelations.led(viewer) },
        { proposal: proposalRelations.own(viewer) },
        { publication: { ownerId: viewer.id } },
        { patent: patentRelations.Patent.own(viewer) },
        { researchGrant: grantRelations.ResearchGrant.own(viewer) },
        { supportRequest: supportRelations.SupportRequest.own(viewer) },
        { inventionDisclosure: disclosureRelations.InventionDisclosure.own(viewer) },
        { dataRoom: dataRoomRelations.DataRoom.ofOwned(viewer) },
        { investor: investorRelations.Investor.own(viewer) },
      ],
    }),
  },
  SavedView: {
    own: (viewer) => ({ ownerId: viewer.id }),
    ownOrShared: (viewer) => ({ OR: [{ ownerId: viewer.id }, { shared: true }] }),
  },
  ImportMapping: {
    own: (viewer) => ({ ownerId: viewer.id }),
    ownOrShared: (viewer) => ({ OR: [{ ownerId: viewer.id }, { shared: true }] }),
  },
  ScheduledExport: {
    own: (viewer) => ({ ownerId: viewer.id }),
  },
  ExportRun: {
    own: (viewer) => ({ schedule: { ownerId: viewer.id } }),
  },
  Draft: {
    own: (viewer) => ({ userId: viewer.id }),
  },
  Team: {
    led: (viewer) => inTeam(viewer, 'OWNER'),
    edited: (viewer) => inTeam(viewer, 'OWNER', 'EDITOR'),
    involved: (viewer) => inTeam(viewer),
    joined: (viewer) => inTeam(viewer, 'EDITOR', 'MEMBER'),
    involvedOrInvited: (viewer) => ({ OR: [inTeam(viewer), { invitations: { some: standing(viewer) } }] }),
    joinable: (viewer) => ({ archivedAt: null, joining: { not: 'INVITATION' }, NOT: inTeam(viewer) }),
  },
  TeamInvitation: {
    own: standing,
  },
  TeamPost: {
    ofInvolved: (viewer) => ({ team: inTeam(viewer) }),
    own: (viewer) => ({ authorId: viewer.id, team: inTeam(viewer) }),
    ownOrLed: (viewer) => ({ OR: [{ authorId: viewer.id, team: inTeam(viewer) }, { team: inTeam(viewer, 'OWNER') }] }),
  },
  Publication: {
    own: (viewer) => ({ ownerId: viewer.id }),
  },
  Authorship: {
    own: (viewer) => ({ userId: viewer.id }),
    claimed: () => claimed,
    ownOrClaimed: (viewer) => ({ OR: [{ userId: viewer.id }, claimed] }),
  },
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
  ...dataRoomRelations,
  ...disclosureRelations,
  ...ideaRelations,
  ...interestRelations,
  ...investorRelations,
  ...opportunityRelations,
  OpportunityMark: {
    // What is closed to investors again is gone from their lists with what they noted of it.
    ownOfOpen: (viewer) => ({ investorId: viewer.id, project: approvedForInvestors() }),
    ownOfIndustry: (viewer) => ({ investorId: viewer.id, project: approvedForIndustry() }),
  },
  ...holdingRelations,
  ...recordGrantRelations,
  ...patentRelations,
  ...grantRelations,
  ...readinessRelations,
  ...runRelations,
  ...summaryRelations,
  ...announcementRelations,
  ...moderationRelations,
  ...facilityRelations,
  ...supportRelations,
  ...synergyRelations,
  ...trlRelations,
  Meeting: {
    attended,
    organized,
    // The university may see what its bookings and sessions are (docs/spec/access.md#rules-that-hold-everywhere); meetings are their people's alone.
    attendedOrOfUniversity: (viewer) => ({ OR: [attended(viewer), { kind: { in: ['BOOKING', 'SESSION'] } }] }),
    invited: (viewer) => ({
      kind: { in: ['MEETING', 'BOOKING'] },
      participants: { some: { userId: viewer.id, role: { in: ['REQUIRED', 'OPTIONAL'] } } },
    }),
    cancellable: (viewer) => ({
      OR: [organized(viewer), { AND: [{ kind: { in: ['BOOKING', 'SESSION'] } }, attended(viewer)] }],
    }),
    session,
    given: (viewer) => ({ kind: 'SESSION', participants: { some: { userId: viewer.id, role: 'EXPERT' } } }),
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
} as const satisfies { [E in Entity]: Relations<E> }

export type RelationName = { [E in keyof typeof relations]: keyof (typeof relations)[E] }[keyof typeof relations]

/** What an account that waits for verification has in the place of a relation that it gets later. */
export const whileWaiting: { [E in Entity]?: { [relation: string]: keyof (typeof relations)[E] } } = {
  User: { active: 'self', any: 'self' },
  Project: { involvedOrGranted: 'involved' },
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
  'ownDeleted',
  'involvedOrInvited',
  'ofInvolved',
  'ofOwned',
  'ownOrLed',
  'ofOwnVerification',
  'decidedOwn',
])
