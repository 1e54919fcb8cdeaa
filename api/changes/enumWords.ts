/** What the values of the database's enums are called, in the words of the pages that show them; states are in api/stateWords.rules.ts. */
import type * as prisma from '../__generated__/prisma/enums.ts'
import { Sector } from '../__generated__/prisma/enums.ts'
import { kindInWords } from '../features/connectedCalendars/calendarWords.rules.ts'
import { roleWords } from '../features/accounts/roleWords.rules.ts'
import { fundingRangeWords } from '../features/challenges/funding.rules.ts'
import { sectorName } from '../features/challenges/sectorWords.rules.ts'
import { officeWords, patentOffices } from '../features/patents/offices.rules.ts'
import { summaryOffers, summaryProtections } from '../features/summaries/summary.rules.ts'
import { offerWords, protectionWords } from '../features/summaries/summaryWords.rules.ts'
import { isState, stateInWords, type AnyState } from '../stateWords.rules.ts'
import * as reviews from '#texts/accessReviews/words.js'
import * as reviewDecisions from '#texts/accessReviews/actions.js'
import * as agreements from '#texts/agreements/forms.js'
import * as announcements from '#texts/announcements/words.js'
import * as challenges from '#texts/challenges/challengeWords.js'
import * as collaborations from '#texts/collaborations/collaborationWords.js'
import * as rooms from '#texts/dataRooms/words.js'
import * as disclosures from '#texts/disclosures/words.js'
import * as exports from '#texts/exports/words.js'
import * as grants from '#texts/grants/words.js'
import * as helpTypes from '#texts/help/articleTag.js'
import * as helpCategories from '#texts/help/categories.js'
import * as own from '#texts/history/values.js'
import * as holdings from '#texts/holdings/words.js'
import * as ipChecks from '#texts/ideas/ipCheck.js'
import * as overall from '#texts/ideas/overallBadge.js'
import * as validations from '#texts/ideas/validationWords.js'
import * as imports from '#texts/imports/kindWords.js'
import * as keys from '#texts/integrations/keys.js'
import * as integrations from '#texts/integrations/words.js'
import * as sides from '#texts/interests/tasks.js'
import * as meetings from '#texts/meetings/meetingWords.js'
import * as people from '#texts/meetings/meetingPeople.js'
import * as moderation from '#texts/moderation/words.js'
import * as preferences from '#texts/notifications/preferenceRows.js'
import * as deadlines from '#texts/patents/deadlines.js'
import * as patents from '#texts/patents/words.js'
import * as projects from '#texts/projects/projectWords.js'
import * as team from '#texts/projects/projectTeam.js'
import * as answers from '#texts/proposals/coApplicants.js'
import * as proposals from '#texts/proposals/proposalWords.js'
import * as providers from '#texts/providers/form.js'
import * as publications from '#texts/publications/types.js'
import * as risks from '#texts/readiness/risks.js'
import * as support from '#texts/support/words.js'
import * as fields from '#texts/support/fields.js'
import * as teams from '#texts/teams/teamWords.js'
import * as trl from '#texts/trl/words.js'
import * as versions from '#texts/ui/versions.js'
import * as webhooks from '#texts/webhooks/webhookWords.js'

type Enums = typeof prisma

/** What no change of a record has: kinds of entries in logs, and what programs tell each other. */
type Unsaid =
  | 'ContentKind'
  | 'FigurePart'
  | 'FilePurpose'
  | 'InterestKind'
  | 'MatchReason'
  | 'MatchReply'
  | 'MeetingLinkProgress'
  | 'ModelOutcome'
  | 'ModelPurpose'
  | 'NotificationKind'
  | 'OrcidProblem'
  | 'PasskeyPurpose'
  | 'ProviderPurpose'
  | 'ReportInterval'
  | 'ReportKind'
  | 'RoomAccessKind'
  | 'RunKind'
  | 'SecurityEventKind'

type Say = () => string

/** Enums that have a value which is no state. */
type Said = {
  [E in keyof Enums as E extends Unsaid ? never : keyof Enums[E] extends AnyState ? never : E]: Readonly<
    Record<keyof Enums[E], Say>
  >
}

/** Words that are found by the value. */
const by = <const V extends string>(words: (value: V) => string, values: readonly V[]) =>
  Object.fromEntries(values.map((value) => [value, () => words(value)])) as Record<V, Say>

const said: Said = {
  AccessReviewDecision: { KEEP: reviewDecisions.keep, REMOVE: reviewDecisions.remove, CHANGE: reviewDecisions.change },
  AccessReviewScope: {
    ADMINISTRATORS: reviews.administrators,
    TEAM: reviews.team,
    EXTERNAL: reviews.external,
    GRANTS: reviews.grants,
  },
  AgreementKind: {
    PATENTABILITY: agreements.patentability,
    NDA: agreements.nda,
    MTA: agreements.mta,
    DATA_USE: agreements.dataUse,
    SOFTWARE_LICENSE: agreements.softwareLicense,
  },
  AgreementState: {
    NONE: collaborations.noAgreement,
    NDA: agreements.nda,
    TERM_SHEET: collaborations.termSheet,
    CONTRACT: collaborations.contract,
  },
  AnnouncementSeverity: {
    INFORMATION: announcements.information,
    WARNING: announcements.warning,
    CRITICAL: announcements.critical,
  },
  ApiScope: { READ: keys.read, WRITE: keys.write },
  ArlRisk: { LOW: risks.low, MEDIUM: risks.medium, HIGH: risks.high, NOT_APPLICABLE: risks.notApplicable },
  CoApplicantAnswer: { ASKED: answers.asked, CONFIRMED: answers.confirmed, DECLINED: answers.declined },
  CollaborationType: {
    EXPLORATORY: challenges.exploratory,
    APPLIED: challenges.applied,
    PILOT: challenges.pilot,
    CO_DEVELOPMENT: challenges.coDevelopment,
    STRATEGIC: challenges.strategic,
    RESEARCH: challenges.research,
    TBD: challenges.toBeDetermined,
  },
  DisclosureDecision: { FILE: disclosures.fileLong, RELEASE: disclosures.releaseLong, HOLD: disclosures.holdLong },
  EmailDelivery: { OFF: preferences.noMail, INSTANT: preferences.atOnce, DIGEST: preferences.dailyDigest },
  ExportFormat: { CSV: exports.csv, XLSX: exports.xlsx, JSON: exports.json, BIBTEX: exports.bibtex },
  ExportRhythm: { DAILY: exports.daily, WEEKLY: exports.weekly, MONTHLY: exports.monthly },
  FundingRange: by(
    (range) => fundingRangeWords[range],
    ['EXPLORATORY', 'APPLIED', 'PILOT', 'CO_DEVELOPMENT', 'STRATEGIC', 'TBD'],
  ),
  FundingStatus: {
    UNFUNDED: projects.unfunded,
    PARTIALLY_FUNDED: projects.partiallyFunded,
    FUNDED: projects.funded,
  },
  GrantItemKind: { DELIVERABLE: grants.deliverable, REPORT: grants.report },
  GrantMemberRole: {
    PRINCIPAL_INVESTIGATOR: grants.principalInvestigator,
    CO_INVESTIGATOR: grants.coInvestigator,
    MEMBER: grants.member,
  },
  GrantRole: { LEAD: grants.lead, PARTNER: grants.partner, SUBAWARD: grants.subaward },
  HelpArticleType: {
    GUIDE: helpTypes.guide,
    TUTORIAL: helpTypes.tutorial,
    REFERENCE: helpTypes.reference,
    FAQ: helpTypes.faq,
  },
  HelpCategory: {
    BASICS: helpCategories.basics,
    RESEARCH: helpCategories.research,
    COLLABORATION: helpCategories.collaboration,
    OPPORTUNITIES: helpCategories.opportunities,
    AI_TOOLS: helpCategories.aiTools,
    PROCESS: helpCategories.process,
    SECURITY: helpCategories.security,
    TECHNICAL: helpCategories.technical,
    SUPPORT: helpCategories.support,
    TIPS: helpCategories.tips,
  },
  HoldingInstrument: {
    EQUITY: holdings.equity,
    CONVERTIBLE_NOTE: holdings.convertibleNote,
    SAFE: holdings.safe,
    LOAN: holdings.loan,
    GRANT: holdings.grant,
    LICENSE_REVENUE: holdings.licenseRevenue,
    OTHER: holdings.other,
  },
  HoldingStage: {
    PRE_SEED: holdings.preSeed,
    SEED: holdings.seed,
    SERIES_A: holdings.seriesA,
    SERIES_B: holdings.seriesB,
    GROWTH: holdings.growth,
  },
  ImportKind: { PROJECT: imports.projects, CHALLENGE: imports.challenges },
  IntegrationKind: {
    ZOOM: integrations.zoom,
    TEAMS: integrations.teams,
    ...by(kindInWords, ['CALDAV', 'GOOGLE_CALENDAR', 'MICROSOFT_CALENDAR']),
  },
  InterestSide: { INVESTOR: sides.investor, UNIVERSITY: sides.university },
  IpCheckOutcome: {
    NOTHING_TO_PROTECT: ipChecks.nothingToProtect,
    PROTECTED: ipChecks.protected,
    KEEP_CONFIDENTIAL: ipChecks.keepConfidential,
  },
  Language: { ENGLISH: versions.english, ARABIC: versions.arabic },
  MeetingAnswer: {
    WAITING: people.notAnswered,
    ACCEPTED: people.comes,
    TENTATIVE: people.maybe,
    DECLINED: people.doesNotCome,
  },
  MeetingKind: { SESSION: meetings.session, BOOKING: meetings.booking, MEETING: meetings.meeting },
  MeetingRole: {
    ORGANIZER: people.organizer,
    EXPERT: people.expert,
    REQUIRED: own.required,
    OPTIONAL: people.optional,
  },
  OverallAssessment: {
    STRONG_POTENTIAL: overall.strongPotential,
    NEEDS_REFINEMENT: overall.needsRefinement,
    NOT_RECOMMENDED: overall.notRecommended,
  },
  PatentCostKind: {
    FILING: patents.costFiling,
    ATTORNEY: patents.costAttorney,
    TRANSLATION: patents.costTranslation,
    EXAMINATION: patents.costExamination,
    GRANT: patents.costGrant,
    RENEWAL: patents.costRenewal,
    OTHER: patents.costOther,
  },
  PatentDeadlineKind: {
    PRIORITY: deadlines.priority,
    NATIONAL_PHASE_30: deadlines.nationalPhase30,
    NATIONAL_PHASE_31: deadlines.nationalPhase31,
    UNITARY_EFFECT: deadlines.unitaryEffect,
    VALIDATION: deadlines.validation,
    RENEWAL: patents.costRenewal,
    OTHER: patents.costOther,
  },
  PatentDeadlineOutcome: { DONE: patents.done, NOT_APPLICABLE: patents.notApplicable },
  PatentKind: {
    PROVISIONAL: patents.provisional,
    APPLICATION: patents.application,
    DIVISIONAL: patents.divisional,
    CONTINUATION: patents.continuation,
  },
  PatentOffice: by(officeWords, patentOffices),
  ProjectRole: { LEAD: team.lead, EDITOR: team.editor, VIEWER: team.viewer },
  ProviderFactor: {
    NEVER: providers.factorNever,
    WHEN_STATED: providers.factorStated,
    ALWAYS: providers.factorAlways,
  },
  PublicationType: {
    ARTICLE: publications.article,
    CONFERENCE_PAPER: publications.conferencePaper,
    BOOK: publications.book,
    CHAPTER: publications.chapter,
    THESIS: publications.thesis,
    REPORT: publications.report,
    PREPRINT: publications.preprint,
    DATASET: publications.dataset,
    OTHER: publications.other,
  },
  ReportReason: {
    SPAM: moderation.spam,
    HARASSMENT: moderation.harassment,
    INAPPROPRIATE: moderation.inappropriate,
    MISLEADING: moderation.misleading,
    CONFIDENTIAL: moderation.confidential,
    COPYRIGHT: moderation.copyright,
    OTHER: moderation.otherReason,
  },
  ReviewTeamRole: { LEAD: own.reviewLead, REVIEWER: own.reviewer, COMMENTER: own.commenter },
  RiskLevel: { LOW: collaborations.low, MEDIUM: collaborations.medium, HIGH: collaborations.high },
  Role: by(
    (role) => roleWords[role],
    ['RESEARCHER', 'INDUSTRY', 'INDUSTRY_PARTNER', 'INVESTOR', 'EXPERT', 'COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN'],
  ),
  RoomLabel: { PUBLIC: rooms.public, INTERNAL: rooms.internal, AFTER_NDA: rooms.afterNda },
  Sector: by(sectorName, Object.values(Sector)),
  SignInProviderKind: { OIDC: providers.oidc, SAML: providers.saml },
  SummaryOffer: by(offerWords, summaryOffers),
  SummaryProtection: by(protectionWords, summaryProtections),
  SupportFieldKind: {
    TEXT: fields.text,
    LONG_TEXT: fields.longText,
    NUMBER: fields.number,
    DATE: fields.date,
    CHOICE: fields.choice,
    YES_NO: fields.yesNo,
  },
  SupportOption: {
    FUNDING: proposals.funding,
    DATA: proposals.data,
    PILOT: proposals.pilot,
    CODEVELOPMENT: proposals.developingTogether,
    EQUIPMENT: proposals.equipment,
    OTHER: proposals.somethingElse,
  },
  SupportUrgency: { LOW: support.low, NORMAL: support.normal, HIGH: support.high },
  TeamJoining: { REQUEST: teams.byRequest, OPEN: teams.openToEveryResearcher, INVITATION: teams.byInvitation },
  TeamRole: { OWNER: teams.owner, EDITOR: teams.editor, MEMBER: teams.member, OBSERVER: teams.observer },
  TrlAnswer: { ACCEPTED: trl.accepted, QUESTION: trl.question, RETURNED: trl.returned },
  TrlValidationStatus: {
    NONE: own.notValidated,
    PENDING: own.validationAsked,
    VALIDATED: trl.validated,
    CHANGES_REQUESTED: trl.changesRequested,
  },
  UpdateInterval: {
    ONCE: holdings.once,
    MONTHLY: holdings.monthly,
    QUARTERLY: holdings.quarterly,
    HALF_YEARLY: holdings.halfYearly,
  },
  ValidationPriority: { LOW: validations.low, MEDIUM: validations.medium, HIGH: validations.high },
  ValidationType: {
    TECHNICAL: validations.technical,
    MARKET: validations.market,
    COMMERCIAL: validations.commercial,
    INTELLECTUAL_PROPERTY: validations.intellectualProperty,
  },
  WebhookEvent: {
    PROJECT_APPROVED: webhooks.projectApproved,
    PROJECT_ACCESS_REVOKED: webhooks.projectAccessRevoked,
    PROJECT_CREATED: webhooks.projectCreated,
    PROJECT_STATUS_CHANGED: webhooks.projectStatusChanged,
    IDEA_STATUS_CHANGED: webhooks.ideaStatusChanged,
    CHALLENGE_STATUS_CHANGED: webhooks.challengeStatusChanged,
    PROPOSAL_STATUS_CHANGED: webhooks.proposalStatusChanged,
    SESSION_STATUS_CHANGED: webhooks.sessionStatusChanged,
  },
}

const words: Readonly<Record<string, Readonly<Record<string, Say>>>> = said

/** What a value of an enum is called, as the schema of the database names both; undefined where it has no words. */
export function enumInWords(name: string, value: string): string | undefined {
  const own = Object.hasOwn(words, name) ? words[name]! : undefined
  if (own) return Object.hasOwn(own, value) ? own[value]!() : undefined
  return isState(value) ? stateInWords(value) : undefined
}
