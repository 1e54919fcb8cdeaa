/** Why somebody sees a record or does not: a sentence for each relation, and one for each reason, through which records are seen. */
import * as texts from '#texts/readers/words.js'
import { dayInWords } from '../../days.ts'
import { meaningOf } from '../../permissionWords.ts'
import type { Kind } from '../../records/readers.ts'
import type { relations } from '../../relations.ts'
import { permissionsOf } from './readers.ts'

type RelationsOf<K extends Kind> = keyof (typeof relations)[K] | 'any'

/** Whom of a role each relation lets in. */
const rules: { [K in Kind]: { [R in RelationsOf<K>]?: () => string } } = {
  Project: {
    any: texts.notThere,
    involvedSharedOrGranted: texts.projectOfResearchers,
    approvedForIndustryOrGranted: texts.projectOfIndustry,
    approvedForInvestorsOrGranted: texts.projectOfInvestors,
    validated: texts.projectOfExperts,
  },
  Idea: {
    any: texts.notThere,
    ownSharedOrGranted: texts.ideaOfResearchers,
    accepted: texts.ideaOfExperts,
  },
  Challenge: {
    any: texts.notThere,
    publishedOrGranted: texts.challengeOfResearchers,
    publishedRunOrGranted: texts.challengeOfIndustry,
    open: texts.challengeOfOthers,
  },
  Proposal: {
    applied: texts.proposalOfResearchers,
    opened: texts.proposalOfIndustry,
    handedIn: texts.proposalOfUniversity,
  },
  InvestmentInterest: {
    any: texts.notThere,
    ledInvited: texts.interestOfResearchers,
    own: texts.interestOfOthers,
  },
  InventionDisclosure: {
    involved: texts.disclosureOfResearchers,
    sent: texts.disclosureOfUniversity,
  },
  Patent: {
    any: texts.notThere,
    openOrInvolved: texts.patentOfResearchers,
  },
  Team: {
    any: texts.notThere,
    involvedOrInvited: texts.teamOfOthers,
  },
  Publication: {
    any: texts.notThere,
  },
  ResearchGrant: {
    any: texts.notThere,
    awardedOrInvolved: texts.grantOfResearchers,
  },
  TrlClaim: {
    ofInvolved: texts.claimOfResearchers,
    assigned: texts.claimOfExperts,
    requestedOrInvolved: texts.claimOfUniversity,
  },
  ArlAssessment: {
    ofInvolved: texts.assessmentOfResearchers,
    completedOrOwn: texts.assessmentOfUniversity,
  },
  Collaboration: {
    any: texts.notThere,
    partnered: texts.collaborationOfPartners,
  },
  Meeting: {
    attended: texts.meetingOfPeople,
    attendedOrOfUniversity: texts.meetingOfUniversity,
  },
  Deal: {
    any: texts.notThere,
  },
  Holding: {
    own: texts.holdingOfInvestors,
  },
  HoldingUpdate: {
    asked: texts.updateOfLeads,
    own: texts.updateOfInvestors,
  },
  SupportRequest: {
    own: texts.requestOfResearchers,
    sent: texts.requestOfUniversity,
  },
  FacilityBooking: {
    any: texts.notThere,
    own: texts.bookingOfResearchers,
  },
  File: {
    ofInvolvedOrShared: texts.fileOfPeople,
    sharedWithIndustry: texts.fileOfPeople,
    sharedWithInvestors: texts.fileOfInvestors,
    ofOwnTeamOrOpen: texts.fileOfExperts,
    notOfDrafts: texts.fileOfUniversity,
    ofOwnVerification: texts.waitingAccount,
  },
}

/** What holds where a reason does. */
const reasons: Record<Kind, Record<string, () => string>> = {
  Project: {
    any: () => texts.everyRecord({ kind: 'Project' }),
    owner: texts.projectOwner,
    member: texts.projectPeople,
    shared: texts.projectShared,
    approvedForIndustry: texts.projectForIndustry,
    approvedForInvestors: texts.projectForInvestors,
    validated: texts.projectValidator,
  },
  Idea: {
    any: () => texts.everyRecord({ kind: 'Idea' }),
    owner: texts.ideaSubmitter,
    shared: texts.ideaShared,
    accepted: texts.ideaValidator,
  },
  Challenge: {
    any: () => texts.everyRecord({ kind: 'Challenge' }),
    published: texts.challengePublished,
    people: texts.challengePeople,
    open: texts.challengeOpen,
  },
  Proposal: {
    author: texts.proposalAuthor,
    coApplicant: texts.proposalCoApplicant,
    opened: texts.proposalReviewer,
    handedIn: texts.proposalOfUniversity,
  },
  InvestmentInterest: {
    any: () => texts.everyRecord({ kind: 'InvestmentInterest' }),
    ledInvited: texts.interestLead,
    own: texts.interestOwner,
  },
  InventionDisclosure: {
    submitter: texts.disclosureSubmitter,
    inventor: texts.inventor,
    sent: texts.disclosureOfUniversity,
  },
  Patent: {
    any: () => texts.everyRecord({ kind: 'Patent' }),
    open: texts.patentOpen,
    keeper: texts.patentKeeper,
    inventor: texts.inventor,
  },
  Team: {
    any: () => texts.everyRecord({ kind: 'Team' }),
    member: texts.teamMember,
    invited: texts.teamInvited,
  },
  Publication: {
    any: () => texts.everyRecord({ kind: 'Publication' }),
  },
  ResearchGrant: {
    any: () => texts.everyRecord({ kind: 'ResearchGrant' }),
    awarded: texts.grantAwarded,
    keeper: texts.grantKeeper,
    member: texts.grantMember,
  },
  TrlClaim: {
    requested: texts.claimRequested,
    ofInvolved: texts.projectPeople,
    assigned: texts.claimValidator,
  },
  ArlAssessment: {
    ofInvolved: texts.projectPeople,
    own: texts.assessmentOwner,
    completed: texts.assessmentCompleted,
  },
  Collaboration: {
    any: () => texts.everyRecord({ kind: 'Collaboration' }),
    partnered: texts.collaborationPartner,
  },
  Meeting: {
    organizer: texts.meetingOrganizer,
    participant: texts.meetingParticipant,
    ofUniversity: texts.meetingAsBooking,
  },
  Deal: {
    any: () => texts.everyRecord({ kind: 'Deal' }),
  },
  Holding: {
    own: texts.holdingOwner,
  },
  HoldingUpdate: {
    asked: texts.updateLead,
    own: texts.holdingOwner,
  },
  SupportRequest: {
    own: texts.requestWriter,
    sent: texts.requestOfUniversity,
  },
  FacilityBooking: {
    any: () => texts.everyRecord({ kind: 'FacilityBooking' }),
    own: texts.bookingResearcher,
  },
  File: {
    people: texts.filePeople,
    readers: texts.fileShared,
    evidence: texts.fileValidator,
    notOfDrafts: texts.fileOfUniversity,
    ofOwnVerification: texts.filePeople,
  },
}

/** The words of a relation of the kind's permission. */
export const ruleOf = (kind: Kind, relation: string): string =>
  (rules[kind] as Record<string, () => string>)[relation]!()

/** The words of a reason; `until` is the last day of an access that was given. */
export const reasonInWords = (kind: Kind, reason: string, until: Date | null): string =>
  reason === 'granted'
    ? until
      ? texts.granted({ until: dayInWords(until) })
      : texts.grantedNow()
    : reasons[kind][reason]!()

/** What the permission to see a record of the kind allows. */
export const meaningFor = (kind: Kind): string => meaningOf(permissionsOf[kind].read)
