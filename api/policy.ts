/**
 * Permissions (rows) by roles (columns): the only place that knows a role.
 *
 * A cell names a relation of relations.ts and so says on which records the role may act; `any` is every record;
 * `own` on a row without a model is the viewer's own things. An empty cell is no. Every row implies a session.
 * Accounts that wait for verification keep only their own cells (access.ts).
 * What each allows is said by its feature's texts, in the group `permissions` (permissionWords.ts).
 * Sources: docs/spec/access.md#roles, docs/spec/access.md#rules-that-hold-everywhere, docs/spec/paths.md#pages.
 */
import type { Role } from './__generated__/prisma/enums.ts'
import type { Entity, RelationName } from './relations.ts'

export const ROLES = [
  'RESEARCHER',
  'INDUSTRY',
  'INDUSTRY_PARTNER',
  'INVESTOR',
  'EXPERT',
  'COMMERCIALIZATION_TEAM',
  'KU_TEAM',
  'ADMIN',
] as const satisfies readonly Role[]

type Cell = RelationName | 'any' | ''
type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]

export interface Row<E extends Entity | null = Entity | null> {
  readonly entity: E
  readonly cells: Cells
}

const on = <E extends Entity>(entity: E, cells: Cells): Row<E> => ({ entity, cells })
const page = (cells: Cells): Row<null> => ({ entity: null, cells })

const all: Cell = 'any'
const own: Cell = 'own'
const no: Cell = ''

// prettier-ignore
export const policy = {
  //                        researcher  industry  partner  investor  expert  commerc.  ku_team  admin
  // The viewer's own
  ACCOUNT_OWN:            page([own, own, own, own, own, own, own, own]),
  SIGN_IN_OWN:            page([own, own, own, own, own, own, own, own]),
  PASSKEY_OWN:            on('Passkey', [own, own, own, own, own, own, own, own]),
  PROVIDER_LINK_OWN:      on('ProviderLink', [own, own, own, own, own, own, own, own]),
  WEBHOOK_OWN:            on('Webhook', [own, own, own, own, own, own, own, own]),
  API_KEY_OWN:            on('ApiKey', [own, own, own, own, own, own, own, own]),
  API_KEY_READ:           on('ApiKey', [own, own, own, own, own, own, own, all]),
  API_KEY_REVOKE:         on('ApiKey', [own, own, own, own, own, own, own, all]),
  CONNECTED_CALENDAR_OWN: on('ConnectedCalendar', [own, own, own, own, own, own, own, own]),
  ACCESS_REQUEST:         page([all, all, all, all, all, all, all, no ]),
  SIGN_IN_READ:           on('SignIn', [own, own, own, own, own, own, own, all]),
  SECURITY_LOG_READ:      on('SecurityEvent', [own, own, own, own, own, own, own, all]),
  ACTIVITY_READ:          on('AuditEntry', [no, no, no, no, no, no, no, all]),
  MAIL_LOG_READ:          on('OutgoingMail', [no, no, no, no, no, no, no, all]),
  MAIL_SEND_AGAIN:        on('OutgoingMail', [no, no, no, no, no, no, no, all]),
  SIGN_IN_END:            on('SignIn', [own, own, own, own, own, own, own, all]),
  NOTIFICATION_READ:      on('Notification', [own, own, own, own, own, own, own, own]),
  NOTIFICATION_UPDATE:    on('Notification', [own, own, own, own, own, own, own, own]),
  DRAFT_OWN:              on('Draft', [own, own, own, own, own, own, own, own]),
  SAVED_VIEW_READ:        on('SavedView', [own, own, own, own, own, 'ownOrShared', 'ownOrShared', 'ownOrShared']),
  SAVED_VIEW_OWN:         on('SavedView', [own, own, own, own, own, own, own, own]),
  SCHEDULED_EXPORT_READ:  on('ScheduledExport', [own, own, own, own, own, own, own, all]),
  SCHEDULED_EXPORT_OWN:   on('ScheduledExport', [own, own, own, own, own, own, own, own]),
  SCHEDULED_EXPORT_END:   on('ScheduledExport', [own, own, own, own, own, own, own, all]),
  EXPORT_RUN_READ:        on('ExportRun', [own, own, own, own, own, own, own, all]),
  EXPORT_RUN_OWN:         on('ExportRun', [own, own, own, own, own, own, own, own]),
  SAVED_VIEW_SHARE:       page([no,  no,  no,  no,  no,  all, all, all]),
  PIN_OWN:                page([own, own, own, own, own, own, own, own]),
  SEARCH:                 page([own, own, own, own, own, own, own, own]),

  // Announcements
  ANNOUNCEMENT_READ:      on('Announcement', ['announced', 'announced', 'announced', 'announced', 'announced', 'announced', 'announced', all]),
  ANNOUNCEMENT_MANAGE:    on('Announcement', [no, no, no, no, no, no, no, all]),

  // Moderation
  CONTENT_REPORT:         page([own, own, own, own, own, own, own, own]),
  REPORT_READ:            on('ContentReport', [own, own, own, own, own, own, own, all]),
  MODERATION_READ:        on('ModerationCase', ['decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', all]),
  MODERATION_ANSWER:      on('ModerationCase', ['decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn']),
  CONTENT_MODERATE:       on('ModerationCase', [no, no, no, no, no, no, no, all]),
  MODERATION_TEMPLATE:    on('ModerationTemplate', [no, no, no, no, no, no, no, all]),

  // Dashboards
  RESEARCHER_DASHBOARD:   page([own, no,  no,  no,  no,  no,  no,  no ]),
  INDUSTRY_DASHBOARD:     page([no,  own, own, no,  no,  no,  no,  no ]),
  INVESTOR_DASHBOARD:     page([no,  no,  no,  own, no,  no,  no,  no ]),
  EXPERT_DASHBOARD:       page([no,  no,  no,  no,  own, no,  no,  no ]),
  UNIVERSITY_DASHBOARD:   page([no,  no,  no,  no,  no,  all, all, all]),
  DUTY_ASSIGN:            page([no,  no,  no,  no,  no,  all, all, all]),
  ADMIN_DASHBOARD:        page([no,  no,  no,  no,  no,  no,  no,  all]),

  // People
  USER_READ:              on('User', ['active', 'active', 'active', 'active', 'active', all, all, all]),
  USER_FIND:              on('User', ['active', 'findable', 'findable', 'findable', 'findable', all, all, all]),
  USER_READ_PRIVATE:      on('User', ['self', 'self', 'self', 'self', 'self', all, all, all]),
  USER_LIST:              page([no,  no,  no,  no,  no,  all, all, all]),
  USER_UPDATE:            on('User', ['self', 'self', 'self', 'self', 'self', 'self', 'self', all]),
  USER_ACCESS:            page([no,  no,  no,  no,  no,  all, all, all]),
  USER_VERIFY:            on('User', [no,  no,  no,  no,  no,  'waiting', 'waiting', 'waiting']),
  USER_MANAGE:            page([no,  no,  no,  no,  no,  no,  no,  all]),
  RESEARCHER_DIRECTORY:   page([all, all, all, all, no,  all, all, all]),
  RESEARCHER_CONTACT:     on('User', ['otherResearcher', 'otherResearcher', 'otherResearcher', 'otherResearcher', no, 'otherResearcher', 'otherResearcher', 'otherResearcher']),
  RESEARCHER_METRICS:     page([all, no,  no,  no,  no,  all, all, all]),

  // Projects
  PROJECT_READ:           on('Project', ['involvedSharedOrGranted', 'approvedForIndustryOrGranted', 'approvedForIndustryOrGranted', 'approvedForInvestorsOrGranted', 'validated', all, all, all]),
  PROJECT_READ_OFFER:     on('Project', ['involvedOrGranted', 'approvedForIndustryOrGranted', 'approvedForIndustryOrGranted', 'approvedForInvestorsOrGranted', 'validated', all, all, all]),
  PROJECT_READ_FUNDING:   on('Project', ['involved', no, no, 'seekingInvestment', no, all, all, all]),
  PROJECT_READ_INTERNAL:  on('Project', ['involved', no, no, no, no, all, all, all]),
  PROJECT_CREATE:         page([own, no,  no,  no,  no,  all, all, all]),
  PROJECT_CREATE_FOR:     page([no,  no,  no,  no,  no,  all, all, all]),
  PROJECT_UPDATE:         on('Project', ['edited', no, no, no, no, all, all, all]),
  PROJECT_DELETE:         on('Project', ['own', no, no, no, no, 'own', 'own', 'own']),
  PROJECT_HAND_OVER:      on('Project', ['own', no, no, no, no, all, all, all]),
  PROJECT_RESTORE:        on('Project', ['ownDeleted', no, no, no, no, 'ownDeleted', 'ownDeleted', 'ownDeleted']),
  PROJECT_LEAD:           on('Project', ['led', no, no, no, no, all, all, all]),
  PROJECT_JOIN:           on('Project', ['joinable', no, no, no, no, no, no, no]),
  PROJECT_LEAVE:          on('Project', ['joined', no, no, no, no, no, no, no]),
  PROJECT_APPROVE:        on('Project', [no, no, no, no, no, all, all, all]),
  PROJECT_ASSESS:         on('Project', [no,  no,  no,  no,  no,  all, all, all]),
  PROJECT_IMPORT:         page([no,  no,  no,  no,  no,  all, all, all]),
  IMPORT_READ:            on('Import', [no,  no,  no,  no,  no,  own, own, all]),
  IMPORT_UNDO:            on('Import', [no,  no,  no,  no,  no,  own, own, all]),
  IMPORT_OWN:             on('Import', [no,  no,  no,  no,  no,  own, own, own]),
  IMPORT_MAPPING_READ:    on('ImportMapping', [no, no, no, no, no, 'ownOrShared', 'ownOrShared', 'ownOrShared']),
  IMPORT_MAPPING_UPDATE:  on('ImportMapping', [no, no, no, no, no, own, own, 'ownOrShared']),
  PROJECT_OWN_LIST:       page([own, no,  no,  no,  no,  no,  no,  no ]),
  PROJECT_REVIEW:         page([no,  no,  no,  no,  no,  all, all, all]),
  PROJECT_PAGE:           page([own, own, own, own, no,  all, all, all]),
  PROJECT_CATALOGUE:      page([no,  all, all, no,  no,  no,  no,  no ]),
  PROJECT_ARCHIVE:        on('Project', [no,  no,  no,  no,  no,  all, all, all]),
  PROJECT_INVESTMENT:     page([no,  no,  no,  all, no,  all, all, all]),
  INNOVATION_PROJECTS:    page([own, own, own, own, own, all, all, all]),

  PROJECT_SHARE:          on('Project', ['own', no, no, no, no, all, all, all]),
  PROJECT_READERS:        on('Project', ['edited', no, no, no, no, all, all, all]),

  // Technology readiness
  TRL_VALIDATE:           page([no,  no,  no,  no,  all, all, all, all]),
  TRL_CLAIM:              on('Project', ['led', no, no, no, no, 'led', 'led', 'led']),
  TRL_READ:               on('TrlClaim', ['ofInvolved', no, no, no, 'assigned', 'requestedOrInvolved', 'requestedOrInvolved', 'requestedOrInvolved']),
  TRL_READERS:            on('TrlClaim', ['ofInvolved', no, no, no, no, 'requestedOrInvolved', 'requestedOrInvolved', 'requestedOrInvolved']),
  TRL_READ_EVIDENCE:      on('TrlClaim', ['ofInvolved', no, no, no, 'accepted', 'requestedOrInvolved', 'requestedOrInvolved', 'requestedOrInvolved']),
  TRL_UPDATE:             on('TrlClaim', ['ofLed', no, no, no, no, 'ofLed', 'ofLed', 'ofLed']),
  TRL_ASSIGN:             on('TrlClaim', [no, no, no, no, no, 'openOfOthers', 'openOfOthers', 'openOfOthers']),
  TRL_ANSWER:             on('TrlClaim', [no, no, no, no, 'assigned', 'assigned', 'assigned', 'assigned']),
  TRL_REVIEW:             on('TrlClaim', [no, no, no, no, 'accepted', 'accepted', 'accepted', 'accepted']),

  // Files
  PROJECT_FILE_ADD:       on('Project', ['edited', no, no, no, no, all, all, all]),
  FILE_READ:              on('File', ['ofInvolvedOrShared', 'sharedWithIndustry', 'sharedWithIndustry', 'sharedWithInvestors', 'ofOwnTeamOrOpen', 'notOfDrafts', 'notOfDrafts', 'notOfDrafts']),
  FILE_SHARE:             on('File', ['ofEdited', no, no, no, no, 'withReaders', 'withReaders', 'withReaders']),
  FILE_DELETE:            on('File', ['uploadedOrOwned', 'uploadedOrOwned', 'uploadedOrOwned', 'uploadedOrOwned', 'uploadedOrOwned', 'uploadedOrOwned', 'uploadedOrOwned', all]),
  FILE_READERS:           on('File', ['ofChanged', 'ofChanged', 'ofChanged', 'ofChanged', 'ofChanged', 'notOfDrafts', 'notOfDrafts', 'notOfDrafts']),

  // Publications
  PUBLICATION_READ:       on('Publication', [all, no,  no,  no,  no,  all, all, all]),
  PUBLICATION_LIST:       page([all, no,  no,  no,  no,  all, all, all]),
  PUBLICATION_CREATE:     page([own, no,  no,  no,  no,  all, all, all]),
  PUBLICATION_CLAIM:      on('Publication', [all, no,  no,  no,  no,  no,  no,  no ]),
  AUTHORSHIP_READ:        on('Authorship', ['ownOrClaimed', 'claimed', 'claimed', 'claimed', no, 'claimed', 'claimed', 'claimed']),
  AUTHORSHIP_OWN:         on('Authorship', [own, no, no, no, no, no, no, no]),
  ORCID_WORK_OWN:         on('OrcidWork', [own, no, no, no, no, no, no, no]),
  PUBLICATION_UPDATE:     on('Publication', [own, no, no, no, no, all, all, all]),
  PUBLICATION_READERS:    on('Publication', [own, no, no, no, no, all, all, all]),

  // Patents
  PATENT_READ:            on('Patent', ['openOrInvolved', no, no, no, no, all, all, all]),
  PATENT_READ_INTERNAL:   on('Patent', ['involved', no, no, no, no, all, all, all]),
  PATENT_READERS:         on('Patent', ['involved', no, no, no, no, all, all, all]),
  PATENT_LIST:            page([all, no,  no,  no,  no,  all, all, all]),
  PATENT_CREATE:          page([own, no,  no,  no,  no,  all, all, all]),
  PATENT_UPDATE:          on('Patent', ['own', no, no, no, no, all, all, all]),
  // Grants
  GRANT_READ:             on('ResearchGrant', ['awardedOrInvolved', no, no, no, no, all, all, all]),
  GRANT_READ_INTERNAL:    on('ResearchGrant', ['involved', no, no, no, no, all, all, all]),
  GRANT_READERS:          on('ResearchGrant', ['involved', no, no, no, no, all, all, all]),
  GRANT_LIST:             page([all, no,  no,  no,  no,  all, all, all]),
  GRANT_CREATE:           page([own, no,  no,  no,  no,  all, all, all]),
  GRANT_UPDATE:           on('ResearchGrant', ['own', no, no, no, no, all, all, all]),
  RESEARCH_DEADLINES:     page([own, no, no,  no,  no,  own, own, own]),

  // Adoption readiness
  ARL_LIST:               page([own, no,  no,  no,  no,  all, all, all]),
  ARL_CREATE:             on('Project', ['edited', no, no, no, no, all, all, all]),
  ARL_READ:               on('ArlAssessment', ['ofInvolved', no, no, no, no, 'completedOrOwn', 'completedOrOwn', 'completedOrOwn']),
  ARL_READERS:            on('ArlAssessment', ['ofInvolved', no, no, no, no, 'completedOrOwn', 'completedOrOwn', 'completedOrOwn']),
  ARL_UPDATE:             on('ArlAssessment', ['ownOfEdited', no, no, no, no, 'own', 'own', 'own']),
  ARL_REVIEW:             on('ArlAssessment', [no, no, no, no, no, 'completedOfOthers', 'completedOfOthers', 'completedOfOthers']),

  // Analyses that take a while
  ANALYSIS_RUN_OWN:       on('AnalysisRun', ['ownOfReadable', no, no, no, no, 'own', 'own', 'own']),

  // Synergy between projects, and challenges that go with them
  SYNERGY_LIST:           page([own, no,  no,  no,  no,  all, all, all]),
  SYNERGY_CREATE:         on('Project', ['edited', no, no, no, no, all, all, all]),
  MATCH_CHALLENGES:       on('Project', ['edited', no, no, no, no, all, all, all]),
  MATCH_PROJECTS:         on('Challenge', [no, 'run', 'run', no, no, all, all, all]),
  SYNERGY_READ:           on('SynergyAnalysis', ['ownOfReadable', no, no, no, no, 'own', 'own', 'own']),

  // Teams, meetings
  TEAM_OWN:               page([own, no,  no,  no,  no,  no,  no,  no ]),
  TEAM_LIST_OWN:          page([own, own, own, own, own, own, own, own]),
  TEAM_READ:              on('Team', [all, 'involvedOrInvited', 'involvedOrInvited', 'involvedOrInvited', 'involvedOrInvited', all, all, all]),
  TEAM_READERS:           on('Team', ['edited', 'edited', 'edited', 'edited', 'edited', all, all, all]),
  TEAM_WORK_READ:         on('Team', ['involved', 'involved', 'involved', 'involved', 'involved', 'involved', 'involved', 'involved']),
  TEAM_WORK:              on('Team', ['working', 'working', 'working', 'working', 'working', 'working', 'working', 'working']),
  TEAM_UPDATE:            on('Team', ['edited', no, no, no, no, no, no, no]),
  TEAM_LEAD:              on('Team', ['led', no, no, no, no, no, no, no]),
  TEAM_JOIN:              on('Team', ['joinable', no, no, no, no, no, no, no]),
  TEAM_MEMBERSHIP_REQUEST: on('Team', ['observed', 'observed', 'observed', 'observed', 'observed', 'observed', 'observed', 'observed']),
  TEAM_LEAVE:             on('Team', ['joined', 'joined', 'joined', 'joined', 'joined', 'joined', 'joined', 'joined']),
  TEAM_INVITATION_ANSWER: on('TeamInvitation', [own, own, own, own, own, own, own, own]),
  TEAM_POST_READ:         on('TeamPost', ['ofInvolved', 'ofInvolved', 'ofInvolved', 'ofInvolved', 'ofInvolved', 'ofInvolved', 'ofInvolved', 'ofInvolved']),
  TEAM_POST_UPDATE:       on('TeamPost', [own, own, own, own, own, own, own, own]),
  TEAM_POST_DELETE:       on('TeamPost', ['ownOrLed', own, own, own, own, own, own, own]),
  MEETING_CREATE:           page([own, own, own, own, own, own, own, own]),
  MEETING_READ:             on('Meeting', ['attended', 'attended', 'attended', 'attended', 'attended', 'attendedOrOfUniversity', 'attendedOrOfUniversity', 'attendedOrOfUniversity']),
  MEETING_READERS:          on('Meeting', ['attended', 'attended', 'attended', 'attended', 'attended', 'attendedOrOfUniversity', 'attendedOrOfUniversity', 'attendedOrOfUniversity']),
  MEETING_READ_INSIDE:      on('Meeting', ['attended', 'attended', 'attended', 'attended', 'attended', 'attended', 'attended', 'attended']),
  MEETING_ORGANIZE:         on('Meeting', ['organized', 'organized', 'organized', 'organized', 'organized', 'organized', 'organized', 'organized']),
  MEETING_ANSWER:           on('Meeting', ['invited', 'invited', 'invited', 'invited', 'invited', 'invited', 'invited', 'invited']),
  MEETING_CANCEL:           on('Meeting', ['cancellable', 'cancellable', 'cancellable', 'cancellable', 'cancellable', 'cancellable', 'cancellable', 'cancellable']),
  MEETING_TASK:             on('Meeting', ['takingPart', 'takingPart', 'takingPart', 'takingPart', 'takingPart', 'takingPart', 'takingPart', 'takingPart']),
  MEETING_SCHEDULE:       page([all, all, all, all, no,  no,  no,  no ]),

  // Ideas
  IDEA_SANDBOX:           page([own, no,  no,  no,  no,  all, all, all]),
  IDEA_READ:              on('Idea', ['ownSharedOrGranted', no, no, no, 'accepted', all, all, all]),
  IDEA_READ_INTERNAL:     on('Idea', ['own', no, no, no, no, all, all, all]),
  IDEA_READ_SCORES:       on('Idea', ['answered', no, no, no, no, 'ofOthers', 'ofOthers', 'ofOthers']),
  IDEA_CREATE:            page([own, no,  no,  no,  no,  all, all, all]),
  IDEA_UPDATE:            on('Idea', ['own', no, no, no, no, 'own', 'own', 'own']),
  IDEA_DELETE:            on('Idea', ['own', no, no, no, no, 'own', 'own', 'own']),
  IDEA_VOTE:              on('Idea', ['ownOrShared', no, no, no, no, all, all, all]),
  IDEA_REVIEW:            on('Idea', [no,  no,  no,  no,  no,  'ofOthers', 'ofOthers', 'ofOthers']),
  IDEA_REVIEW_LIST:       page([no,  no,  no,  no,  no,  all, all, all]),
  IDEA_CONVERT:           on('Idea', ['own', no, no, no, no, all, all, all]),
  IDEA_MESSAGE:           on('Idea', ['own', no, no, no, no, all, all, all]),
  IDEA_NOTES:             on('IdeaReview', [no,  no,  no,  no,  no,  'ofOthersIdea', 'ofOthersIdea', 'ofOthersIdea']),
  IDEA_SHARE:             on('Idea', ['own', no, no, no, no, all, all, all]),
  IDEA_READERS:           on('Idea', ['own', no, no, no, no, all, all, all]),
  VALIDATION_ASK:         on('Idea', ['own', no, no, no, no, all, all, all]),
  VALIDATION_READ:        on('ValidationRequest', ['ofOwnIdea', no, no, no, 'assigned', all, all, all]),
  VALIDATION_QUEUE:       page([no,  no,  no,  no,  own, all, all, all]),
  VALIDATION_ASSIGN:      on('ValidationRequest', [no,  no,  no,  no,  no,  all, all, all]),
  VALIDATION_ANSWER:      on('ValidationRequest', [no, no, no, no, 'assigned', no, no, no]),
  VALIDATION_CLOSE:       on('ValidationRequest', ['ofOwnIdea', no, no, no, no, all, all, all]),
  EVALUATION_READ:        on('IdeaEvaluation', ['ofOwnIdea', no, no, no, 'written', all, all, all]),
  EVALUATION_REPLY:       on('IdeaEvaluation', ['ofOwnIdea', no, no, no, no, 'ofOwnIdea', 'ofOwnIdea', 'ofOwnIdea']),

  // Experts, AI tools, research
  EXPERT_WORK:            page([no,  no,  no,  no,  own, no,  no,  no ]),
  EXPERT_BOOK:            on('User', ['expert', 'expert', 'expert', 'expert', 'expert', 'expert', 'expert', 'expert']),
  EXPERT_SESSION_GIVE:           on('Meeting', [no, no, no, no, 'given', no, no, no]),
  EXPERT_SESSION_MOVE:           on('Meeting', ['session', 'session', 'session', 'session', 'session', 'session', 'session', 'session']),
  INTRODUCTION_ASK:       on('User', [no, 'expertForIndustry', 'expertForIndustry', no, no, no, no, no]),
  INTRODUCTION_READ:      on('Introduction', [no, 'asked', 'asked', no, 'got', all, all, all]),
  INTRODUCTION_WITHDRAW:  on('Introduction', [no, 'asked', 'asked', no, no, no, no, no]),
  INTRODUCTION_ANSWER:    on('Introduction', [no, no, no, no, 'got', no, no, no]),
  EXPERT_DIRECTORY:       page([no,  all, all, no,  no,  no,  no,  no ]),
  AI_TOOLS:               page([own, no,  no,  no,  no,  all, all, all]),
  RESEARCH_OUTPUT:        page([own, no,  no,  no,  no,  all, all, all]),
  ANALYTICS:              page([own, no,  no,  no,  no,  all, all, all]),
  ANALYTICS_UNIVERSITY:   page([no, no, no, no, no, all, all, all]),

  // Industry
  CHALLENGE_LIST:         page([all, all, all, no,  no,  all, all, all]),
  CHALLENGE_BROWSE:       page([all, all, all, no,  no,  no,  no,  no ]),
  CHALLENGE_MANAGE:       page([no,  own, own, no,  no,  no,  no,  no ]),
  CHALLENGE_CREATE:       page([no,  own, own, no,  no,  all, all, all]),
  CHALLENGE_READ:         on('Challenge', ['publishedOrGranted', 'publishedRunOrGranted', 'publishedRunOrGranted', 'open', 'open', all, all, all]),
  CHALLENGE_READ_COMPANY: on('Challenge', ['named', 'namedOrRun', 'namedOrRun', 'namedOpen', 'namedOpen', all, all, all]),
  CHALLENGE_READ_INTERNAL: on('Challenge', [no, 'run', 'run', no, no, all, all, all]),
  CHALLENGE_STAR:         on('Challenge', ['published', 'publishedOrRun', 'publishedOrRun', 'open', 'open', all, all, all]),
  CHALLENGE_ASK:          on('Challenge', ['open', 'open', 'open', no, no, no, no, no]),
  CHALLENGE_ANSWER:       on('Challenge', [no, 'run', 'run', no, no, all, all, all]),
  CHALLENGE_UPDATE:       on('Challenge', [no, 'led', 'led', no, no, all, all, all]),
  CHALLENGE_SHARE:        on('Challenge', [no, 'own', 'own', no, no, all, all, all]),
  CHALLENGE_READERS:      on('Challenge', [no, 'led', 'led', no, no, all, all, all]),
  CHALLENGE_DELETE:       on('Challenge', [no, 'own', 'own', no, no, all, all, all]),
  CHALLENGE_PUBLISH:      on('Challenge', [no, no, no, no, no, all, all, all]),
  CHALLENGE_ASSIGN:       on('Challenge', [no, no, no, no, no, all, all, all]),
  CHALLENGE_INVITE:       on('Challenge', [no, no, no, no, no, 'open', 'open', 'open']),
  CHALLENGE_FILE_ADD:     on('Challenge', [no, 'led', 'led', no, no, all, all, all]),
  PROPOSAL_CREATE:        on('Challenge', ['open', no, no, no, no, no, no, no]),
  PROPOSAL_READ:          on('Proposal', ['applied', 'received', 'received', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_READ_CONTENT:  on('Proposal', ['applied', 'opened', 'opened', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_READ_APPLICANTS: on('Proposal', ['applied', 'receivedNamed', 'receivedNamed', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_READ_PROJECT:  on('Proposal', ['applied', 'openedNamed', 'openedNamed', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_READERS:       on('Proposal', ['applied', 'decided', 'decided', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_READ_REVIEWERS: on('Proposal', [no, 'decided', 'decided', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_READ_STATUS:   on('Proposal', [no, 'received', 'received', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_UPDATE:        on('Proposal', ['own', no, no, no, no, no, no, no]),
  PROPOSAL_CONFIRM:       on('Proposal', ['coApplied', no, no, no, no, no, no, no]),
  PROPOSAL_STATE_CONFLICT: on('Proposal', [no, 'received', 'received', no, no, no, no, no]),
  PROPOSAL_COMMENT:       on('Proposal', [no, 'opened', 'opened', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_SCORE:         on('Proposal', [no, 'scored', 'scored', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_DECIDE:        on('Proposal', [no, 'decided', 'decided', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_MESSAGE:       on('Proposal', ['applied', 'scored', 'scored', no, no, 'handedIn', 'handedIn', 'handedIn']),
  COLLABORATION_READ:     on('Collaboration', ['partnered', 'partnered', 'partnered', no, no, all, all, all]),
  COLLABORATION_READERS:  on('Collaboration', ['partnered', 'partnered', 'partnered', no, no, all, all, all]),
  COLLABORATION_UPDATE:   on('Collaboration', ['partnered', 'partnered', 'partnered', no, no, all, all, all]),
  COLLABORATION_MESSAGE_UPDATE: on('CollaborationMessage', [own, own, own, no, no, own, own, own]),
  COLLABORATION_LIST:     page([all, no, no, no, no, all, all, all]),
  PARTNER_DIRECTORY:      page([no,  all, all, no,  no,  all, all, all]),
  COMPANY_READ:           on('Company', [no, 'listed', 'listed', no, no, all, all, all]),
  COMPANY_UPDATE:         on('Company', [no, 'speaking', 'speaking', no, no, all, all, all]),
  COMPANY_DATA_ROOMS:     on('Company', [no, 'speaking', 'speaking', no, no, no, no, no]),
  COMPANY_CREATE:         page([no,  no,  no,  no,  no,  all, all, all]),
  COMPANY_RELATION:       on('Company', [no, no, no, no, no, all, all, all]),
  COMPANY_NOTE_UPDATE:    on('CompanyNote', [no, no, no, no, no, own, own, own]),

  // Investors
  OPPORTUNITY_BROWSE:     page([no, no, no, all, no, no, no, no]),
  INTEREST_EXPRESS:       on('Project', [no, 'approvedForIndustry', 'approvedForIndustry', 'approvedForInvestors', no, no, no, no]),
  INTEREST_PAGE:          page([own, own, own, own, no,  all, all, all]),
  INTEREST_READ:          on('InvestmentInterest', ['ledInvited', 'own', 'own', 'own', no, all, all, all]),
  INTEREST_READERS:       on('InvestmentInterest', ['ledInvited', 'own', 'own', 'own', no, all, all, all]),
  INTEREST_READ_BAND:     on('InvestmentInterest', [no, no, no, 'own', no, all, all, all]),
  INTEREST_READ_AMOUNT:   on('InvestmentInterest', [no, no, no, 'own', no, 'amountOpen', 'amountOpen', 'amountOpen']),
  INTEREST_READ_INVESTMENT: on('InvestmentInterest', [no, no, no, 'own', no, all, all, all]),
  INTEREST_WRITE:         on('InvestmentInterest', ['ledInvited', 'own', 'own', 'own', no, all, all, all]),
  INTEREST_UPDATE:        on('InvestmentInterest', [no, 'own', 'own', 'own', no, no, no, no]),
  INTEREST_PASS:          on('InvestmentInterest', [no, 'own', 'own', 'own', no, all, all, all]),
  INTEREST_WORK:          on('InvestmentInterest', [no, no, no, no, no, all, all, all]),
  DEAL_CREATE:            on('Project', [no,  no,  no,  no,  no,  all, all, all]),
  DEAL_READ:              on('Deal', [no, no, no, no, no, all, all, all]),
  DEAL_READERS:           on('Deal', [no, no, no, no, no, all, all, all]),
  DEAL_WORK:              on('Deal', [no, no, no, no, no, all, all, all]),
  INVESTOR_READ:          on('Investor', [no, no, no, own, no, all, all, all]),
  INVESTOR_DOCUMENT_ADD:  on('Investor', [no, no, no, own, no, no, no, no]),
  INVESTOR_VERIFY:        on('Investor', [no, no, no, no, no, 'waiting', 'waiting', 'waiting']),
  INVESTOR_NOTES:         on('Investor', [no, no, no, no, no, all, all, all]),
  INVESTOR_NOTE_UPDATE:   on('InvestorNote', [no, no, no, no, no, own, own, own]),
  THESIS_OWN:             on('InvestmentThesis', [no, no, no, 'own', no, no, no, no]),
  THESIS_READ:            on('InvestmentThesis', [no, no, no, 'own', no, 'shared', 'shared', 'shared']),
  OPPORTUNITY_READ:       on('Project', [no, no, no, 'approvedForInvestors', no, no, no, no]),
  OPPORTUNITY_MARK:       on('OpportunityMark', [no, 'ownOfIndustry', 'ownOfIndustry', 'ownOfOpen', no, no, no, no]),
  PROJECT_SAVE:           on('Project', [no, 'approvedForIndustry', 'approvedForIndustry', 'approvedForInvestors', no, no, no, no]),
  // Data rooms
  DATA_ROOM_PAGE:         page([own, own, own, own, no,  all, all, all]),
  DATA_ROOM_CREATE:       on('Project', [own, no,  no,  no,  no,  all, all, all]),
  DATA_ROOM_READ:         on('DataRoom', ['ofInvolved', 'openToIndustry', 'openToIndustry', 'openToInvestors', no, all, all, all]),
  DATA_ROOM_UPDATE:       on('DataRoom', ['ofOwned', no, no, no, no, all, all, all]),
  DATA_ROOM_GRANT:        on('DataRoom', [no, no, no, no, no, all, all, all]),
  DATA_ROOM_REQUEST:      on('DataRoom', [no, 'openToIndustry', 'openToIndustry', 'openToInvestors', no, no, no, no]),
  DATA_ROOM_PROPOSE:      on('DataRoom', ['ofOwned', no, no, no, no, no, no, no]),
  ROOM_DOCUMENT_READ:     on('RoomDocument', ['ofInvolved', 'openToIndustryOrGranted', 'openToIndustryOrGranted', 'openToInvestorsOrGranted', no, all, all, all]),
  ROOM_DOCUMENT_DOWNLOAD: on('RoomDocument', ['ofInvolved', 'downloadableByIndustry', 'downloadableByIndustry', 'downloadableByInvestors', no, all, all, all]),
  ROOM_DOCUMENT_UPDATE:   on('RoomDocument', ['ofOwned', no, no, no, no, all, all, all]),
  ROOM_GRANT_READ:        on('RoomGrant', ['ofOwned', own, own, own, no, all, all, all]),
  ROOM_GRANT_REQUEST:     on('RoomGrant', [no, 'ofReader', 'ofReader', 'ofReader', no, no, no, no]),
  ROOM_GRANT_PROPOSE:     on('RoomGrant', ['ofOwned', no, no, no, no, no, no, no]),
  ROOM_PROPOSAL_READ:     on('RoomGrant', ['ofOwned', no, no, no, no, all, all, all]),
  ROOM_GRANT_ANSWER:      on('RoomGrant', [no, no, no, no, no, all, all, all]),
  NDA_ACCEPTANCE_READ:    on('NdaAcceptance', ['ofOwned', own, own, own, no, all, all, all]),
  ROOM_ACCESS_READ:       on('RoomAccess', ['ofOwned', own, own, own, no, all, all, all]),
  HOLDING_LIST:           page([no,  no,  no,  all, no,  no,  no,  no ]),
  HOLDING_READ:           on('Holding', [no, no, no, 'own', no, no, no, no]),
  HOLDING_READERS:        on('Holding', [no, no, no, 'own', no, no, no, no]),
  HOLDING_UPDATE:         on('Holding', [no, no, no, 'own', no, no, no, no]),
  HOLDING_UPDATE_LIST:    page([own, no, no,  no,  no,  own, own, own]),
  HOLDING_UPDATE_PAGE:    page([own, no,  no,  own, no,  own, own, own]),
  HOLDING_UPDATE_READ:    on('HoldingUpdate', ['asked', no, no, 'own', no, 'asked', 'asked', 'asked']),
  HOLDING_UPDATE_READERS: on('HoldingUpdate', ['asked', no, no, 'own', no, 'asked', 'asked', 'asked']),
  HOLDING_UPDATE_ANSWER:  on('HoldingUpdate', ['asked', no, no, no, no, 'asked', 'asked', 'asked']),
  INVESTOR_RELATIONS:     page([no,  no,  no,  no,  no,  all, all, all]),

  // Support
  SUPPORT_REQUEST:        page([all, no,  no,  no,  no,  no,  no,  no ]),
  SUPPORT_ANSWER:         page([no,  no,  no,  no,  no,  all, all, all]),
  SUPPORT_CATEGORY_READ:  on('SupportCategory', [all, no, no, no, no, all, all, all]),
  SUPPORT_CATEGORY_UPDATE: on('SupportCategory', [no, no, no, no, no, all, all, all]),
  SUPPORT_TEMPLATE_READ:  on('SupportTemplate', [no, no, no, no, no, all, all, all]),
  SUPPORT_TEMPLATE_UPDATE: on('SupportTemplate', [no, no, no, no, no, all, all, all]),
  SUPPORT_READ:           on('SupportRequest', ['own', no, no, no, no, 'sent', 'sent', 'sent']),
  SUPPORT_READERS:        on('SupportRequest', ['own', no, no, no, no, 'sent', 'sent', 'sent']),
  SUPPORT_WRITE:          on('SupportRequest', ['own', no, no, no, no, 'sent', 'sent', 'sent']),
  SUPPORT_UPDATE:         on('SupportRequest', ['own', no, no, no, no, no, no, no]),
  SUPPORT_WORK:           on('SupportRequest', [no, no, no, no, no, 'sent', 'sent', 'sent']),

  // Inventions
  DISCLOSURE_CREATE:      page([own, no,  no,  no,  no,  no,  no,  no ]),
  DISCLOSURE_REVIEW:      page([no,  no,  no,  no,  no,  all, all, all]),
  DISCLOSURE_READ:        on('InventionDisclosure', ['involved', no, no, no, no, 'sent', 'sent', 'sent']),
  DISCLOSURE_READERS:     on('InventionDisclosure', ['involved', no, no, no, no, 'sent', 'sent', 'sent']),
  DISCLOSURE_WRITE:       on('InventionDisclosure', ['involved', no, no, no, no, 'sent', 'sent', 'sent']),
  DISCLOSURE_ATTACH:      on('InventionDisclosure', ['attaching', no, no, no, no, 'sent', 'sent', 'sent']),
  DISCLOSURE_UPDATE:      on('InventionDisclosure', ['own', no, no, no, no, no, no, no]),
  DISCLOSURE_SIGN:        on('InventionDisclosure', ['involved', no, no, no, no, no, no, no]),
  DISCLOSURE_WORK:        on('InventionDisclosure', [no, no, no, no, no, 'sent', 'sent', 'sent']),
  // Technology summaries
  SUMMARY_LIST:           page([no,  no,  no,  no,  no,  all, all, all]),
  SUMMARY_CREATE:         on('Project', [no,  no,  no,  no,  no,  all, all, all]),
  SUMMARY_READ:           on('TechnologySummary', ['ofOwned', no, no, no, no, all, all, all]),
  SUMMARY_UPDATE:         on('TechnologySummary', [no, no, no, no, no, all, all, all]),
  SUMMARY_AGREE:          on('TechnologySummary', ['ofOwned', no, no, no, no, 'ofOwned', 'ofOwned', 'ofOwned']),
  SUMMARY_WITHDRAW:       on('TechnologySummary', ['ofOwned', no, no, no, no, all, all, all]),
  // Enquiries
  ENQUIRY_LIST:           page([no,  no,  no,  no,  no,  all, all, all]),
  ENQUIRY_READ:           on('TechnologyEnquiry', [no, no, no, no, no, all, all, all]),
  ENQUIRY_ANSWER:         on('TechnologyEnquiry', [no, no, no, no, no, all, all, all]),
  // Facilities
  FACILITY_READ:          on('Facility', ['activeOrBooked', no, no, no, no, all, all, all]),
  FACILITY_BOOK:          on('Facility', ['active', no, no, no, no, no, no, no]),
  FACILITY_UPDATE:        on('Facility', [no, no, no, no, no, all, all, all]),
  FACILITY_BOOKING_READ:  on('FacilityBooking', ['own', no, no, no, no, all, all, all]),
  FACILITY_BOOKING_READERS: on('FacilityBooking', ['own', no, no, no, no, all, all, all]),
  FACILITY_BOOKING_CANCEL: on('FacilityBooking', ['own', no, no, no, no, all, all, all]),
  FACILITY_BOOKING_ANSWER: on('FacilityBooking', [no, no, no, no, no, all, all, all]),

  // Access to one record
  RECORD_GRANT_READ:      on('RecordGrant', ['ownOrOfOwned', 'ownOrOfOwned', 'ownOrOfOwned', 'own', 'own', all, all, all]),
  RECORD_GRANT_END:       on('RecordGrant', ['ofOwned', 'ofOwned', 'ofOwned', no, no, all, all, all]),
  RECORD_GRANT_ANYBODY:   page([no, no, no, no, no, all, all, all]),

  // Reviews of access
  ACCESS_REVIEW_READ:     on('AccessReview', [no,  no,  no,  no,  no,  no,  no,  all]),
  ACCESS_REVIEW_ITEM_READ: on('AccessReviewItem', [no, no, no, no, no, no, no, all]),
  ACCESS_REVIEW_DECIDE:   on('AccessReviewItem', [no, no, no, no, no, no, no, all]),
  ACCESS_REVIEW_SCHEDULE: on('AccessReviewSchedule', [no,  no,  no,  no,  no,  no,  no,  all]),

  // Administration
  MODEL_LOG_READ:         on('ModelCall', [no,  no,  no,  no,  no,  no,  no,  all]),
  ADMINISTRATION:         page([no,  no,  no,  no,  no,  no,  no,  all]),
  SIGN_IN_PROVIDER_MANAGE: on('SignInProvider', [no,  no,  no,  no,  no,  no,  no,  all]),
  PROVISIONING_MANAGE:    on('ProvisioningConnection', [no,  no,  no,  no,  no,  no,  no,  all]),
  PROVISIONED_USER_READ:  on('ProvisionedUser', [no,  no,  no,  no,  no,  no,  no,  all]),
  HELP_MANAGE:            on('HelpVersion', [no,  no,  no,  no,  no,  no,  no,  all]),
  HELP_ARTICLE_READ:      on('HelpArticle', ['forRole', 'forRole', 'forRole', 'forRole', 'forRole', 'forRole', 'forRole', all]),
  HELP_ARTICLE_MANAGE:    on('HelpArticle', [no, no, no, no, no, no, no, all]),
  UNIVERSITY_STEP_READ:   on('UniversityStep', ['forRole', 'forRole', 'forRole', 'forRole', 'forRole', 'forRole', 'forRole', all]),
  UNIVERSITY_STEP_MANAGE: on('UniversityStep', [no, no, no, no, no, no, no, all]),
  AGREEMENT_MANAGE:       on('AgreementVersion', [no,  no,  no,  no,  no,  no,  no,  all]),
} as const satisfies Record<string, Row>

export type Permission = keyof typeof policy

export const permissions = Object.keys(policy) as Permission[]

/** The relation through which a role holds a permission; '' is no. */
export const cellOf = (permission: Permission, role: Role): Cell => policy[permission].cells[ROLES.indexOf(role)]!

/** The roles that hold a permission at all, in the order of the table. */
export const rolesOf = (permission: Permission): Role[] => ROLES.filter((role) => cellOf(permission, role) !== '')
