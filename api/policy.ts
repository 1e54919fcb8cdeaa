/**
 * Permissions (rows) by roles (columns): the only place that knows a role.
 *
 * A cell names a relation of relations.ts and so says on which records the role may act; `any` is every record;
 * `own` on a row without a model is the viewer's own things. An empty cell is no. Every row implies a session.
 * Accounts that wait for verification keep only their own cells (access.ts).
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
  readonly meaning: string
  readonly cells: Cells
}

const on = <E extends Entity>(entity: E, meaning: string, cells: Cells): Row<E> => ({ entity, meaning, cells })
const page = (meaning: string, cells: Cells): Row<null> => ({ entity: null, meaning, cells })

const all: Cell = 'any'
const own: Cell = 'own'
const no: Cell = ''

// prettier-ignore
export const policy = {
  //                                                                                   researcher  industry  partner  investor  expert  commerc.  ku_team  admin
  // The viewer's own
  ACCOUNT_OWN:            page('Use a session: own profile, own settings, help',        [own, own, own, own, own, own, own, own]),
  SIGN_IN_OWN:            page('Sign out, confirm who one is, and manage own second factors', [own, own, own, own, own, own, own, own]),
  PASSKEY_OWN:            on('Passkey', 'See, name and remove own passkeys',           [own, own, own, own, own, own, own, own]),
  PROVIDER_LINK_OWN:      on('ProviderLink', 'See, add and remove the providers by which one signs in', [own, own, own, own, own, own, own, own]),
  WEBHOOK_OWN:            on('Webhook', 'Have own addresses told of events',           [own, own, own, own, own, own, own, own]),
  API_KEY_OWN:            on('ApiKey', 'Make, see and revoke own API keys',           [own, own, own, own, own, own, own, own]),
  API_KEY_READ:           on('ApiKey', 'See own API keys; administrators those of everybody', [own, own, own, own, own, own, own, all]),
  API_KEY_REVOKE:         on('ApiKey', 'Revoke own API keys; administrators those of everybody', [own, own, own, own, own, own, own, all]),
  CONNECTED_CALENDAR_OWN: on('ConnectedCalendar', 'Connect own calendars elsewhere, and disconnect them', [own, own, own, own, own, own, own, own]),
  ACCESS_REQUEST:         page('Ask administrators for access to a page of other roles',     [all, all, all, all, all, all, all, no ]),
  SIGN_IN_READ:           on('SignIn', 'See own sessions; administrators those of everybody', [own, own, own, own, own, own, own, all]),
  SECURITY_LOG_READ:      on('SecurityEvent', 'Read the security log of one’s own account', [own, own, own, own, own, own, own, all]),
  ACTIVITY_READ:          on('AuditEntry', 'Read what everybody did, with the values before and after', [no, no, no, no, no, no, no, all]),
  MAIL_LOG_READ:          on('OutgoingMail', 'Read which mails were sent to whom, and what became of them', [no, no, no, no, no, no, no, all]),
  MAIL_SEND_AGAIN:        on('OutgoingMail', 'Send mails again that failed',          [no, no, no, no, no, no, no, all]),
  SIGN_IN_END:            on('SignIn', 'End own sessions; administrators those of everybody', [own, own, own, own, own, own, own, all]),
  NOTIFICATION_READ:      on('Notification', 'Read own notifications',                  [own, own, own, own, own, own, own, own]),
  NOTIFICATION_UPDATE:    on('Notification', 'Mark own notifications as read',          [own, own, own, own, own, own, own, own]),
  DRAFT_OWN:              on('Draft', 'Keep what one has begun to write',               [own, own, own, own, own, own, own, own]),
  SAVED_VIEW_READ:        on('SavedView', 'See own views of lists, and those that the team shares', [own, own, own, own, own, 'ownOrShared', 'ownOrShared', 'ownOrShared']),
  SAVED_VIEW_OWN:         on('SavedView', 'Keep, change and delete own views of lists',    [own, own, own, own, own, own, own, own]),
  SCHEDULED_EXPORT_READ:  on('ScheduledExport', 'See own scheduled exports; administrators those of everybody', [own, own, own, own, own, own, own, all]),
  SCHEDULED_EXPORT_OWN:   on('ScheduledExport', 'Schedule exports, change them and have them made now', [own, own, own, own, own, own, own, own]),
  SCHEDULED_EXPORT_END:   on('ScheduledExport', 'Pause and delete own scheduled exports; administrators those of everybody', [own, own, own, own, own, own, own, all]),
  EXPORT_RUN_READ:        on('ExportRun', 'See when own scheduled exports were made; administrators those of everybody', [own, own, own, own, own, own, own, all]),
  EXPORT_RUN_OWN:         on('ExportRun', 'Download the files of own scheduled exports', [own, own, own, own, own, own, own, own]),
  SAVED_VIEW_SHARE:       page('Share views of lists within the team',                  [no,  no,  no,  no,  no,  all, all, all]),
  SEARCH:                 page('Search the platform',                                   [own, own, own, own, own, own, own, own]),

  // Announcements
  ANNOUNCEMENT_READ:      on('Announcement', 'Read an announcement while it is shown to its readers', ['announced', 'announced', 'announced', 'announced', 'announced', 'announced', 'announced', all]),
  ANNOUNCEMENT_MANAGE:    on('Announcement', 'Write, change, end and delete announcements, and see how many have read them', [no, no, no, no, no, no, no, all]),

  // Moderation
  CONTENT_REPORT:         page('Report content to moderators, and see what came of it', [own, own, own, own, own, own, own, own]),
  REPORT_READ:            on('ContentReport', 'See one’s own reports of content; moderators those of everybody', [own, own, own, own, own, own, own, all]),
  MODERATION_READ:        on('ModerationCase', 'See what was decided about one’s own content, and why', ['decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', all]),
  MODERATION_ANSWER:      on('ModerationCase', 'Submit one’s own content again, and appeal', ['decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn', 'decidedOwn']),
  CONTENT_MODERATE:       on('ModerationCase', 'Decide about reported content, and see what was hidden or removed', [no, no, no, no, no, no, no, all]),
  MODERATION_TEMPLATE:    on('ModerationTemplate', 'Read and change the templates of decisions', [no, no, no, no, no, no, no, all]),

  // Dashboards
  RESEARCHER_DASHBOARD:   page('Open the researcher dashboard',                         [own, no,  no,  no,  no,  no,  no,  no ]),
  INDUSTRY_DASHBOARD:     page('Open the industry dashboard',                           [no,  own, own, no,  no,  no,  no,  no ]),
  INVESTOR_DASHBOARD:     page('Open the investor dashboard',                           [no,  no,  no,  own, no,  no,  no,  no ]),
  EXPERT_DASHBOARD:       page('Open the expert dashboard',                             [no,  no,  no,  no,  own, no,  no,  no ]),
  UNIVERSITY_DASHBOARD:   page('Open the university team\'s dashboard',                 [no,  no,  no,  no,  no,  all, all, all]),
  DUTY_ASSIGN:            page('Assign what waits for the team, and record absences',    [no,  no,  no,  no,  no,  all, all, all]),
  ADMIN_DASHBOARD:        page('Open the administrator\'s dashboard',                   [no,  no,  no,  no,  no,  no,  no,  all]),

  // People
  USER_READ:              on('User', 'See a person: name, role, department',            ['active', 'active', 'active', 'active', 'active', all, all, all]),
  USER_FIND:              on('User', 'Find a person in lists and in the search',        ['active', 'findable', 'findable', 'findable', 'findable', all, all, all]),
  USER_READ_PRIVATE:      on('User', 'See a person\'s e-mail, account state and dates', ['self', 'self', 'self', 'self', 'self', all, all, all]),
  USER_LIST:              page('Work with the list of all accounts',                    [no,  no,  no,  no,  no,  all, all, all]),
  USER_UPDATE:            on('User', 'Change a person\'s profile',                       ['self', 'self', 'self', 'self', 'self', 'self', 'self', all]),
  USER_ACCESS:            page('Ask whether a person can see a record, and why',        [no,  no,  no,  no,  no,  all, all, all]),
  USER_VERIFY:            on('User', 'Verify or decline accounts that wait',            [no,  no,  no,  no,  no,  'waiting', 'waiting', 'waiting']),
  USER_MANAGE:            page('Manage accounts, roles and access',                     [no,  no,  no,  no,  no,  no,  no,  all]),
  RESEARCHER_DIRECTORY:   page('Browse the directory of researchers',                   [all, all, all, all, no,  all, all, all]),
  RESEARCHER_CONTACT:     on('User', 'Write to a researcher whose address one does not know', ['otherResearcher', 'otherResearcher', 'otherResearcher', 'otherResearcher', no, 'otherResearcher', 'otherResearcher', 'otherResearcher']),
  RESEARCHER_METRICS:     page('See indicators of research output',                     [all, no,  no,  no,  no,  all, all, all]),

  // Projects
  PROJECT_READ:           on('Project', 'See a project\'s summary',                     ['involvedSharedOrGranted', 'approvedForIndustryOrGranted', 'approvedForIndustryOrGranted', 'approvedForInvestorsOrGranted', 'validated', all, all, all]),
  PROJECT_READ_OFFER:     on('Project', 'See what a project offers and to whom',        ['involvedOrGranted', 'approvedForIndustryOrGranted', 'approvedForIndustryOrGranted', 'approvedForInvestorsOrGranted', 'validated', all, all, all]),
  PROJECT_READ_FUNDING:   on('Project', 'See a project\'s amounts',                     ['involved', no, no, 'seekingInvestment', no, all, all, all]),
  PROJECT_READ_INTERNAL:  on('Project', 'See methods, patents, reviews and the record of changes', ['involved', no, no, no, no, all, all, all]),
  PROJECT_CREATE:         page('Create a project',                                      [own, no,  no,  no,  no,  all, all, all]),
  PROJECT_CREATE_FOR:     page('Create a project on behalf of a researcher',            [no,  no,  no,  no,  no,  all, all, all]),
  PROJECT_UPDATE:         on('Project', 'Change a project',                             ['edited', no, no, no, no, all, all, all]),
  PROJECT_DELETE:         on('Project', 'Delete a project',                             ['own', no, no, no, no, 'own', 'own', 'own']),
  PROJECT_HAND_OVER:      on('Project', 'Give a project to another researcher, who then owns and leads it', ['own', no, no, no, no, all, all, all]),
  PROJECT_RESTORE:        on('Project', 'Bring a deleted project back within 30 days', ['ownDeleted', no, no, no, no, 'ownDeleted', 'ownDeleted', 'ownDeleted']),
  PROJECT_LEAD:           on('Project', 'Answer requests to join, choose members, say how far it is', ['led', no, no, no, no, all, all, all]),
  PROJECT_JOIN:           on('Project', 'Ask to join a project',                        ['joinable', no, no, no, no, no, no, no]),
  PROJECT_LEAVE:          on('Project', 'Leave a project as its member',                ['joined', no, no, no, no, no, no, no]),
  PROJECT_APPROVE:        on('Project', 'Open a project to industry and investors, or close it', [no, no, no, no, no, all, all, all]),
  PROJECT_ASSESS:         on('Project', 'Set the commercial potential',                 [no,  no,  no,  no,  no,  all, all, all]),
  PROJECT_IMPORT:         page('Import records from files',                             [no,  no,  no,  no,  no,  all, all, all]),
  IMPORT_READ:            on('Import', 'See own imports; administrators those of everybody', [no,  no,  no,  no,  no,  own, own, all]),
  IMPORT_UNDO:            on('Import', 'Undo own imports; administrators those of everybody', [no,  no,  no,  no,  no,  own, own, all]),
  IMPORT_OWN:             on('Import', 'Check and run own imports',                     [no,  no,  no,  no,  no,  own, own, own]),
  IMPORT_MAPPING_READ:    on('ImportMapping', 'See own mappings of imports, and shared ones', [no, no, no, no, no, 'ownOrShared', 'ownOrShared', 'ownOrShared']),
  IMPORT_MAPPING_UPDATE:  on('ImportMapping', 'Change and delete own mappings of imports; administrators shared ones too', [no, no, no, no, no, own, own, 'ownOrShared']),
  PROJECT_OWN_LIST:       page('Work on own projects',                                  [own, no,  no,  no,  no,  no,  no,  no ]),
  PROJECT_REVIEW:         page('Review all projects',                                   [no,  no,  no,  no,  no,  all, all, all]),
  PROJECT_PAGE:           page('Open the page of a project',                            [own, own, own, own, no,  all, all, all]),
  PROJECT_CATALOGUE:      page('Browse the university\'s projects as industry',         [no,  all, all, no,  no,  no,  no,  no ]),
  PROJECT_ARCHIVE:        on('Project', 'Archive projects and bring them back',         [no,  no,  no,  no,  no,  all, all, all]),
  PROJECT_INVESTMENT:     page('See the projects that seek investment',                 [no,  no,  no,  all, no,  all, all, all]),
  INNOVATION_PROJECTS:    page('Browse innovation projects',                            [own, own, own, own, own, all, all, all]),

  PROJECT_SHARE:          on('Project', 'Give one person access to a project until a day', ['own', no, no, no, no, all, all, all]),
  PROJECT_READERS:        on('Project', 'See who can see a project, and why',          ['edited', no, no, no, no, all, all, all]),

  // Technology readiness
  TRL_VALIDATE:           page('Validate Technology Readiness Levels',                  [no,  no,  no,  no,  all, all, all, all]),
  TRL_CLAIM:              on('Project', 'Claim a Technology Readiness Level',           ['led', no, no, no, no, 'led', 'led', 'led']),
  TRL_READ:               on('TrlClaim', 'See which level is claimed for which project, and where the claim stands', ['ofInvolved', no, no, no, 'assigned', 'requestedOrInvolved', 'requestedOrInvolved', 'requestedOrInvolved']),
  TRL_READ_EVIDENCE:      on('TrlClaim', 'See the evidence of a claim, the answers to it and its record of changes', ['ofInvolved', no, no, no, 'accepted', 'requestedOrInvolved', 'requestedOrInvolved', 'requestedOrInvolved']),
  TRL_UPDATE:             on('TrlClaim', 'Give the evidence of a claim, request its validation and withdraw it', ['ofLed', no, no, no, no, 'ofLed', 'ofLed', 'ofLed']),
  TRL_ASSIGN:             on('TrlClaim', 'Choose who validates a claim',                [no, no, no, no, no, 'openOfOthers', 'openOfOthers', 'openOfOthers']),
  TRL_ANSWER:             on('TrlClaim', 'State to have no conflict of interest, or decline to validate', [no, no, no, no, 'assigned', 'assigned', 'assigned', 'assigned']),
  TRL_REVIEW:             on('TrlClaim', 'Answer the evidence of a claim and decide about it', [no, no, no, no, 'accepted', 'accepted', 'accepted', 'accepted']),

  // Files
  PROJECT_FILE_ADD:       on('Project', 'Attach files to a project',                    ['edited', no, no, no, no, all, all, all]),
  FILE_READ:              on('File', 'Open a file',                                     ['ofInvolvedOrShared', 'sharedWithIndustry', 'sharedWithIndustry', 'sharedWithInvestors', 'ofOwnTeamOrOpen', 'notOfDrafts', 'notOfDrafts', 'notOfDrafts']),
  FILE_SHARE:             on('File', 'Show a file to all readers of its record, or keep it inside', ['ofEdited', no, no, no, no, 'withReaders', 'withReaders', 'withReaders']),
  FILE_DELETE:            on('File', 'Delete a file',                                   ['uploadedOrOwned', 'uploadedOrOwned', 'uploadedOrOwned', 'uploadedOrOwned', 'uploadedOrOwned', 'uploadedOrOwned', 'uploadedOrOwned', all]),
  FILE_READERS:           on('File', 'See who can open a file, and why',                ['ofChanged', 'ofChanged', 'ofChanged', 'ofChanged', 'ofChanged', 'notOfDrafts', 'notOfDrafts', 'notOfDrafts']),

  // Publications
  PUBLICATION_READ:       on('Publication', 'See what people of the university published', [all, no,  no,  no,  no,  all, all, all]),
  PUBLICATION_LIST:       page('Browse publications',                                   [all, no,  no,  no,  no,  all, all, all]),
  PUBLICATION_CREATE:     page('Add publications',                                      [own, no,  no,  no,  no,  all, all, all]),
  PUBLICATION_CLAIM:      on('Publication', 'Say that one is an author of a publication',  [all, no,  no,  no,  no,  no,  no,  no ]),
  AUTHORSHIP_READ:        on('Authorship', 'See who of the university is an author of a publication, and the publications on a profile', ['ownOrClaimed', 'claimed', 'claimed', 'claimed', no, 'claimed', 'claimed', 'claimed']),
  AUTHORSHIP_OWN:         on('Authorship', 'Claim, reject and highlight one’s own authorships', [own, no, no, no, no, no, no, no]),
  PUBLICATION_UPDATE:     on('Publication', 'Change and delete a publication, read its record of changes', [own, no, no, no, no, all, all, all]),

  // Patents
  PATENT_READ:            on('Patent', 'See a patent and its family',                   ['openOrInvolved', no, no, no, no, all, all, all]),
  PATENT_READ_INTERNAL:   on('Patent', 'See the deadlines, costs and record of changes of a patent', ['involved', no, no, no, no, all, all, all]),
  PATENT_READERS:         on('Patent', 'See who can see a patent, and why',             ['involved', no, no, no, no, all, all, all]),
  PATENT_LIST:            page('Browse patents',                                        [all, no,  no,  no,  no,  all, all, all]),
  PATENT_CREATE:          page('Add patents',                                           [own, no,  no,  no,  no,  all, all, all]),
  PATENT_UPDATE:          on('Patent', 'Change a patent and its family, its deadlines and costs', ['own', no, no, no, no, all, all, all]),
  // Grants
  GRANT_READ:             on('ResearchGrant', 'See a grant, its people and projects',   ['awardedOrInvolved', no, no, no, no, all, all, all]),
  GRANT_READ_INTERNAL:    on('ResearchGrant', 'See deliverables, the spending plan and the record of changes of a grant', ['involved', no, no, no, no, all, all, all]),
  GRANT_LIST:             page('Browse grants',                                         [all, no,  no,  no,  no,  all, all, all]),
  GRANT_CREATE:           page('Add grants',                                            [own, no,  no,  no,  no,  all, all, all]),
  GRANT_UPDATE:           on('ResearchGrant', 'Change a grant, what it owes and its spending plan', ['own', no, no, no, no, all, all, all]),
  RESEARCH_DEADLINES:     page('Follow deadlines of patents and grants in the calendar', [own, no, no,  no,  no,  own, own, own]),

  // Adoption readiness
  ARL_LIST:               page('Work with assessments of adoption readiness',            [own, no,  no,  no,  no,  all, all, all]),
  ARL_CREATE:             on('Project', 'Assess the adoption readiness of a project',    ['edited', no, no, no, no, all, all, all]),
  ARL_READ:               on('ArlAssessment', 'See an assessment of adoption readiness with its evidence and record of changes', ['ofInvolved', no, no, no, no, 'completedOrOwn', 'completedOrOwn', 'completedOrOwn']),
  ARL_UPDATE:             on('ArlAssessment', 'Rate, complete and delete one’s own assessment', ['ownOfEdited', no, no, no, no, 'own', 'own', 'own']),
  ARL_REVIEW:             on('ArlAssessment', 'Override a rating of somebody else’s completed assessment, and sign it off', [no, no, no, no, no, 'completedOfOthers', 'completedOfOthers', 'completedOfOthers']),

  // Analyses that take a while
  ANALYSIS_RUN_OWN:       on('AnalysisRun', 'Follow, cancel and retry one’s own analyses that take a while', ['ownOfReadable', no, no, no, no, 'own', 'own', 'own']),

  // Synergy between projects, and challenges that go with them
  SYNERGY_LIST:           page('Work with analyses of synergy between projects',         [own, no,  no,  no,  no,  all, all, all]),
  SYNERGY_CREATE:         on('Project', 'Analyse what a project has in common with others', ['edited', no, no, no, no, all, all, all]),
  MATCH_CHALLENGES:       on('Project', 'Find challenges that go with a project',       ['edited', no, no, no, no, all, all, all]),
  MATCH_PROJECTS:         on('Challenge', 'Find projects that go with a challenge',     [no, 'run', 'run', no, no, all, all, all]),
  SYNERGY_READ:           on('SynergyAnalysis', 'See and delete one’s own analysis of synergy while both projects may be seen', ['ownOfReadable', no, no, no, no, 'own', 'own', 'own']),

  // Teams, meetings
  TEAM_OWN:               page('Create teams and work in them',                         [own, no,  no,  no,  no,  no,  no,  no ]),
  TEAM_LIST_OWN:          page('See own teams',                                         [own, own, own, own, own, own, own, own]),
  TEAM_READ:              on('Team', 'See a team: what it does, who is in it, whom it looks for', [all, 'involvedOrInvited', 'involvedOrInvited', 'involvedOrInvited', 'involvedOrInvited', all, all, all]),
  TEAM_READERS:           on('Team', 'See who can see a team, and why',                 ['edited', 'edited', 'edited', 'edited', 'edited', all, all, all]),
  TEAM_WORK:              on('Team', 'Take part in a team: its discussion, files and record of changes', ['involved', 'involved', 'involved', 'involved', 'involved', 'involved', 'involved', 'involved']),
  TEAM_UPDATE:            on('Team', 'Change a team, its open positions and projects',  ['edited', no, no, no, no, no, no, no]),
  TEAM_LEAD:              on('Team', 'Invite, answer requests, give roles, hand over and archive', ['led', no, no, no, no, no, no, no]),
  TEAM_JOIN:              on('Team', 'Join a team, or ask to',                          ['joinable', no, no, no, no, no, no, no]),
  TEAM_LEAVE:             on('Team', 'Leave a team',                                    ['joined', 'joined', 'joined', 'joined', 'joined', 'joined', 'joined', 'joined']),
  TEAM_INVITATION_ANSWER: on('TeamInvitation', 'Accept or decline an invitation to a team', [own, own, own, own, own, own, own, own]),
  TEAM_POST_READ:         on('TeamPost', 'Read a post of a team\'s discussion',         ['ofInvolved', 'ofInvolved', 'ofInvolved', 'ofInvolved', 'ofInvolved', 'ofInvolved', 'ofInvolved', 'ofInvolved']),
  TEAM_POST_UPDATE:       on('TeamPost', 'Change one’s own post',                          [own, own, own, own, own, own, own, own]),
  TEAM_POST_DELETE:       on('TeamPost', 'Delete one’s own post; the owner of a team, any of it', ['ownOrLed', own, own, own, own, own, own, own]),
  MEETING_CREATE:           page('Propose meetings and bookings, and keep a calendar', [own, own, own, own, own, own, own, own]),
  MEETING_READ:             on('Meeting', 'See a meeting: when, what, who',         ['attended', 'attended', 'attended', 'attended', 'attended', 'attendedOrOfUniversity', 'attendedOrOfUniversity', 'attendedOrOfUniversity']),
  MEETING_READ_INSIDE:      on('Meeting', 'Read the agenda, notes and links of one', ['attended', 'attended', 'attended', 'attended', 'attended', 'attended', 'attended', 'attended']),
  MEETING_ORGANIZE:         on('Meeting', 'Change, confirm and move a meeting or booking that one organizes', ['organized', 'organized', 'organized', 'organized', 'organized', 'organized', 'organized', 'organized']),
  MEETING_ANSWER:           on('Meeting', 'Answer a meeting or booking to which one is invited', ['invited', 'invited', 'invited', 'invited', 'invited', 'invited', 'invited', 'invited']),
  MEETING_CANCEL:           on('Meeting', 'Cancel a meeting or booking',             ['cancellable', 'cancellable', 'cancellable', 'cancellable', 'cancellable', 'cancellable', 'cancellable', 'cancellable']),
  MEETING_TASK:             on('Meeting', 'Write and finish the action items of a meeting in which one takes part', ['takingPart', 'takingPart', 'takingPart', 'takingPart', 'takingPart', 'takingPart', 'takingPart', 'takingPart']),
  MEETING_SCHEDULE:       page('Propose and keep meetings',                             [own, own, own, own, no,  no,  no,  no ]),

  // Ideas
  IDEA_SANDBOX:           page('Work with ideas',                                       [own, no,  no,  no,  no,  all, all, all]),
  IDEA_READ:              on('Idea', 'See an idea',                                     ['ownSharedOrGranted', no, no, no, 'accepted', all, all, all]),
  IDEA_READ_INTERNAL:     on('Idea', 'See the answers to an idea and the record of changes', ['own', no, no, no, no, all, all, all]),
  IDEA_READ_SCORES:       on('Idea', 'See how the university scored an idea',           ['answered', no, no, no, no, 'ofOthers', 'ofOthers', 'ofOthers']),
  IDEA_CREATE:            page('Write ideas',                                           [own, no,  no,  no,  no,  all, all, all]),
  IDEA_UPDATE:            on('Idea', 'Change an idea, submit it, write a new version', ['own', no, no, no, no, 'own', 'own', 'own']),
  IDEA_DELETE:            on('Idea', 'Delete an idea',                                  ['own', no, no, no, no, 'own', 'own', 'own']),
  IDEA_VOTE:              on('Idea', 'Vote for an idea',                                ['ownOrShared', no, no, no, no, all, all, all]),
  IDEA_REVIEW:            on('Idea', 'Score ideas and answer them',                     [no,  no,  no,  no,  no,  'ofOthers', 'ofOthers', 'ofOthers']),
  IDEA_REVIEW_LIST:       page('See which ideas wait for an answer',                    [no,  no,  no,  no,  no,  all, all, all]),
  IDEA_CONVERT:           on('Idea', 'Turn a validated idea into a project',            ['own', no, no, no, no, all, all, all]),
  IDEA_MESSAGE:           on('Idea', 'Write about an idea between its submitter and the university, and read it', ['own', no, no, no, no, all, all, all]),
  IDEA_NOTES:             on('IdeaReview', 'Read private notes about an idea',          [no,  no,  no,  no,  no,  'ofOthersIdea', 'ofOthersIdea', 'ofOthersIdea']),
  IDEA_SHARE:             on('Idea', 'Give one person access to an idea until a day',   ['own', no, no, no, no, all, all, all]),
  IDEA_READERS:           on('Idea', 'See who can see an idea, and why',                ['own', no, no, no, no, all, all, all]),
  VALIDATION_ASK:         on('Idea', 'Ask for the validation of an idea',               ['own', no, no, no, no, all, all, all]),
  VALIDATION_READ:        on('ValidationRequest', 'See a request for validation',       ['ofOwnIdea', no, no, no, 'assigned', all, all, all]),
  VALIDATION_QUEUE:       page('Work through requests for validation',                  [no,  no,  no,  no,  own, all, all, all]),
  VALIDATION_ASSIGN:      on('ValidationRequest', 'Choose the expert who validates',    [no,  no,  no,  no,  no,  all, all, all]),
  VALIDATION_ANSWER:      on('ValidationRequest', 'Accept, decline, delegate or give a validation', [no, no, no, no, 'assigned', no, no, no]),
  VALIDATION_CLOSE:       on('ValidationRequest', 'Close a request for validation',     ['ofOwnIdea', no, no, no, no, all, all, all]),
  EVALUATION_READ:        on('IdeaEvaluation', 'Read the evaluation of an idea',        ['ofOwnIdea', no, no, no, 'written', all, all, all]),
  EVALUATION_REPLY:       on('IdeaEvaluation', 'Answer the evaluation of one\'s idea',  ['ofOwnIdea', no, no, no, no, 'ofOwnIdea', 'ofOwnIdea', 'ofOwnIdea']),

  // Experts, AI tools, research
  EXPERT_WORK:            page('Give sessions, validations and feedback as an expert',  [no,  no,  no,  no,  own, no,  no,  no ]),
  EXPERT_BOOK:            on('User', 'See when experts are free, and book a session',   ['expert', 'expert', 'expert', 'expert', 'expert', 'expert', 'expert', 'expert']),
  EXPERT_SESSION_GIVE:           on('Meeting', 'Confirm, decline and close own sessions as their expert', [no, no, no, no, 'given', no, no, no]),
  EXPERT_SESSION_MOVE:           on('Meeting', 'Move a session to another free slot',    ['session', 'session', 'session', 'session', 'session', 'session', 'session', 'session']),
  INTRODUCTION_ASK:       on('User', 'Wish to be introduced to an expert',              [no, 'expertForIndustry', 'expertForIndustry', no, no, no, no, no]),
  INTRODUCTION_READ:      on('Introduction', 'See a wish to be introduced to an expert', [no, 'asked', 'asked', no, 'got', all, all, all]),
  INTRODUCTION_WITHDRAW:  on('Introduction', 'Take back one’s own wish to be introduced',   [no, 'asked', 'asked', no, no, no, no, no]),
  INTRODUCTION_ANSWER:    on('Introduction', 'Answer a wish to be introduced',          [no, no, no, no, 'got', no, no, no]),
  EXPERT_DIRECTORY:       page('Browse experts as industry',                            [no,  all, all, no,  no,  no,  no,  no ]),
  AI_TOOLS:               page('Use the AI tools',                                      [own, no,  no,  no,  no,  all, all, all]),
  RESEARCH_OUTPUT:        page('Manage publications, patents and grants',               [own, no,  no,  no,  no,  all, all, all]),
  ANALYTICS:              page('See analytics of what the viewer may see',              [own, no,  no,  no,  no,  all, all, all]),
  ANALYTICS_UNIVERSITY:   page('See analytics of the whole university, its pipeline and its annual report', [no, no, no, no, no, all, all, all]),

  // Industry
  CHALLENGE_LIST:         page('See the list of challenges',                            [all, all, all, no,  no,  all, all, all]),
  CHALLENGE_BROWSE:       page('Browse challenges, star them, propose',                 [all, all, all, no,  no,  no,  no,  no ]),
  CHALLENGE_MANAGE:       page('Post challenges, review proposals, collaborate',        [no,  own, own, no,  no,  no,  no,  no ]),
  CHALLENGE_CREATE:       page('Post challenges',                                       [no,  own, own, no,  no,  all, all, all]),
  CHALLENGE_READ:         on('Challenge', 'See a challenge',                            ['publishedOrGranted', 'publishedRunOrGranted', 'publishedRunOrGranted', 'open', 'open', all, all, all]),
  CHALLENGE_READ_COMPANY: on('Challenge', 'See which company posted a challenge',       ['named', 'namedOrRun', 'namedOrRun', 'namedOpen', 'namedOpen', all, all, all]),
  CHALLENGE_READ_INTERNAL: on('Challenge', 'See a challenge\'s views, stars and record of changes', [no, 'run', 'run', no, no, all, all, all]),
  CHALLENGE_STAR:         on('Challenge', 'Star a challenge',                           ['published', 'publishedOrRun', 'publishedOrRun', 'open', 'open', all, all, all]),
  CHALLENGE_ASK:          on('Challenge', 'Ask a question about an open challenge',     ['open', 'open', 'open', no, no, no, no, no]),
  CHALLENGE_ANSWER:       on('Challenge', 'Answer questions about a challenge',         [no, 'run', 'run', no, no, all, all, all]),
  CHALLENGE_UPDATE:       on('Challenge', 'Change a challenge, extend, close or cancel it, choose its review team', [no, 'led', 'led', no, no, all, all, all]),
  CHALLENGE_SHARE:        on('Challenge', 'Give one person access to a challenge until a day', [no, 'own', 'own', no, no, all, all, all]),
  CHALLENGE_READERS:      on('Challenge', 'See who can see a challenge, and why',       [no, 'led', 'led', no, no, all, all, all]),
  CHALLENGE_DELETE:       on('Challenge', 'Delete a challenge',                         [no, 'own', 'own', no, no, all, all, all]),
  CHALLENGE_PUBLISH:      on('Challenge', 'Publish a challenge or return it',           [no, no, no, no, no, all, all, all]),
  CHALLENGE_ASSIGN:       on('Challenge', 'Choose and see who checks a challenge, and who is invited to propose', [no, no, no, no, no, all, all, all]),
  CHALLENGE_INVITE:       on('Challenge', 'Find researchers who fit an open challenge, and invite them', [no, no, no, no, no, 'open', 'open', 'open']),
  CHALLENGE_FILE_ADD:     on('Challenge', 'Attach files to a challenge',                [no, 'led', 'led', no, no, all, all, all]),
  PROPOSAL_CREATE:        on('Challenge', 'Propose a solution to an open challenge',    ['open', no, no, no, no, no, no, no]),
  PROPOSAL_READ:          on('Proposal', 'See that there is a proposal, and where it stands', ['applied', 'received', 'received', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_READ_CONTENT:  on('Proposal', 'Read a proposal',                             ['applied', 'opened', 'opened', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_READ_APPLICANTS: on('Proposal', 'See who applied with a proposal',           ['applied', 'receivedNamed', 'receivedNamed', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_READ_PROJECT:  on('Proposal', 'See which project a proposal comes from',     ['applied', 'openedNamed', 'openedNamed', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_READERS:       on('Proposal', 'See who can read a proposal, and why',        [no, 'decided', 'decided', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_READ_STATUS:   on('Proposal', 'See where a proposal stands among its reviewers',  [no, 'received', 'received', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_UPDATE:        on('Proposal', 'Change, submit or withdraw a proposal',       ['own', no, no, no, no, no, no, no]),
  PROPOSAL_CONFIRM:       on('Proposal', 'Answer as a co-applicant',                    ['coApplied', no, no, no, no, no, no, no]),
  PROPOSAL_STATE_CONFLICT: on('Proposal', 'Say whether there is a conflict of interest', [no, 'received', 'received', no, no, no, no, no]),
  PROPOSAL_COMMENT:       on('Proposal', 'Read and write notes among reviewers',        [no, 'opened', 'opened', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_SCORE:         on('Proposal', 'Score a proposal',                            [no, 'scored', 'scored', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_DECIDE:        on('Proposal', 'Shortlist, accept or decline a proposal, or ask for changes', [no, 'decided', 'decided', no, no, 'handedIn', 'handedIn', 'handedIn']),
  PROPOSAL_MESSAGE:       on('Proposal', 'Write between applicants and reviewers',      ['applied', 'scored', 'scored', no, no, 'handedIn', 'handedIn', 'handedIn']),
  COLLABORATION_READ:     on('Collaboration', 'See a collaboration',                    ['partnered', 'partnered', 'partnered', no, no, all, all, all]),
  COLLABORATION_UPDATE:   on('Collaboration', 'Keep a collaboration: milestones, risks, documents, thread, state', ['partnered', 'partnered', 'partnered', no, no, all, all, all]),
  COLLABORATION_MESSAGE_UPDATE: on('CollaborationMessage', 'Change or delete one’s own message in a collaboration', [own, own, own, no, no, own, own, own]),
  COLLABORATION_LIST:     page('Browse the collaborations of the university, or own ones as a researcher', [own, no, no, no, no, all, all, all]),
  PARTNER_DIRECTORY:      page('Browse industry partners',                              [no,  all, all, no,  no,  all, all, all]),
  COMPANY_READ:           on('Company', 'See a company: what it says of itself, what it asks', [no, 'listed', 'listed', no, no, all, all, all]),
  COMPANY_UPDATE:         on('Company', 'Change what a company says of itself',         [no, 'speaking', 'speaking', no, no, all, all, all]),
  COMPANY_CREATE:         page('Write down companies with which one may work',          [no,  no,  no,  no,  no,  all, all, all]),
  COMPANY_RELATION:       on('Company', 'Keep the university\'s side of a company: stage, owner, value, notes, tasks, spellings', [no, no, no, no, no, all, all, all]),
  COMPANY_NOTE_UPDATE:    on('CompanyNote', 'Change or delete one’s own note about a company', [no, no, no, no, no, own, own, own]),

  // Investors
  OPPORTUNITY_BROWSE:     page('Find opportunities, register interests, follow a portfolio', [no, no, no, all, no, no, no, no]),
  INTEREST_EXPRESS:       on('Project', 'Express interest in a project, as an investor or for a company', [no, 'approvedForIndustry', 'approvedForIndustry', 'approvedForInvestors', no, no, no, no]),
  INTEREST_PAGE:          page('Open the page of an interest',                          [own, own, own, own, no,  all, all, all]),
  INTEREST_READ:          on('InvestmentInterest', 'See an interest, its questions, tasks, files and record of changes', ['ledInvited', 'own', 'own', 'own', no, all, all, all]),
  INTEREST_READERS:       on('InvestmentInterest', 'See who can see an interest, and why', ['ledInvited', 'own', 'own', 'own', no, all, all, all]),
  INTEREST_READ_BAND:     on('InvestmentInterest', 'See in which band the amount of an interest lies', [no, no, no, 'own', no, all, all, all]),
  INTEREST_READ_AMOUNT:   on('InvestmentInterest', 'See the amounts of an interest',    [no, no, no, 'own', no, 'amountOpen', 'amountOpen', 'amountOpen']),
  INTEREST_READ_INVESTMENT: on('InvestmentInterest', 'See the terms of the investment that an interest came to', [no, no, no, 'own', no, all, all, all]),
  INTEREST_WRITE:         on('InvestmentInterest', 'Take part in an interest: messages, questions, tasks, files', ['ledInvited', 'own', 'own', 'own', no, all, all, all]),
  INTEREST_UPDATE:        on('InvestmentInterest', 'Withdraw one’s own interest and do its tasks; investors say how much they think of investing', [no, 'own', 'own', 'own', no, no, no, no]),
  INTEREST_PASS:          on('InvestmentInterest', 'End an interest without a result', [no, 'own', 'own', 'own', no, all, all, all]),
  INTEREST_WORK:          on('InvestmentInterest', 'Acknowledge interests and move them along, assign them, bring the lead in, read and write notes', [no, no, no, no, no, all, all, all]),
  DEAL_CREATE:            on('Project', 'Open the deal of a project',                   [no,  no,  no,  no,  no,  all, all, all]),
  DEAL_READ:              on('Deal', 'See the deals of projects, and their record of changes', [no, no, no, no, no, all, all, all]),
  DEAL_WORK:              on('Deal', 'Work on deals: assign them, say what is in the way, close and reopen them', [no, no, no, no, no, all, all, all]),
  INVESTOR_READ:          on('Investor', 'See the documents of an investor\'s verification, and what is asked for', [no, no, no, own, no, all, all, all]),
  INVESTOR_DOCUMENT_ADD:  on('Investor', 'Give documents for one’s own verification', [no, no, no, own, no, no, no, no]),
  INVESTOR_VERIFY:        on('Investor', 'Ask an investor who waits for verification for documents', [no, no, no, no, no, 'waiting', 'waiting', 'waiting']),
  INVESTOR_NOTES:         on('Investor', 'Read and write the team\'s notes about an investor, read the record of changes', [no, no, no, no, no, all, all, all]),
  INVESTOR_NOTE_UPDATE:   on('InvestorNote', 'Change or delete one’s own note about an investor', [no, no, no, no, no, own, own, own]),
  THESIS_OWN:             on('InvestmentThesis', 'Write one’s own investment thesis', [no, no, no, 'own', no, no, no, no]),
  THESIS_READ:            on('InvestmentThesis', 'See in what an investor invests', [no, no, no, 'own', no, 'shared', 'shared', 'shared']),
  OPPORTUNITY_READ:       on('Project', 'See how a project that is open to investors fits one’s thesis', [no, no, no, 'approvedForInvestors', no, no, no, no]),
  OPPORTUNITY_MARK:       on('OpportunityMark', 'Keep what one has saved or dismissed, with notes of one’s own', [no, 'ownOfIndustry', 'ownOfIndustry', 'ownOfOpen', no, no, no, no]),
  PROJECT_SAVE:           on('Project', 'Save a project that is open to one’s role',   [no, 'approvedForIndustry', 'approvedForIndustry', 'approvedForInvestors', no, no, no, no]),
  // Data rooms
  DATA_ROOM_PAGE:         page('Open the page of a data room',                          [own, no,  no,  own, no,  all, all, all]),
  DATA_ROOM_CREATE:       on('Project', 'Start the data room of a project',             [own, no,  no,  no,  no,  all, all, all]),
  DATA_ROOM_READ:         on('DataRoom', 'See that a project has a data room, and its agreement', ['ofInvolved', no, no, 'openToInvestors', no, all, all, all]),
  DATA_ROOM_UPDATE:       on('DataRoom', 'Keep the documents of a data room, see who has access and who read what, read its record of changes', ['ofOwned', no, no, no, no, all, all, all]),
  DATA_ROOM_GRANT:        on('DataRoom', 'Word the agreement of a data room, give investors access to it', [no, no, no, no, no, all, all, all]),
  DATA_ROOM_REQUEST:      on('DataRoom', 'Accept the agreement of a data room, and ask for access to it', [no, no, no, 'openToInvestors', no, no, no, no]),
  DATA_ROOM_PROPOSE:      on('DataRoom', 'Propose an investor for access to the data room of one’s own project', ['ofOwned', no, no, no, no, no, no, no]),
  ROOM_DOCUMENT_READ:     on('RoomDocument', 'Read a document of a data room',          ['ofInvolved', no, no, 'openOrGranted', no, all, all, all]),
  ROOM_DOCUMENT_DOWNLOAD: on('RoomDocument', 'Keep a copy of a document of a data room', ['ofInvolved', no, no, 'downloadable', no, all, all, all]),
  ROOM_DOCUMENT_UPDATE:   on('RoomDocument', 'Say who reads a document of a data room, and remove it', ['ofOwned', no, no, no, no, all, all, all]),
  ROOM_GRANT_READ:        on('RoomGrant', 'See an investor\'s access to a data room',   ['ofOwned', no, no, own, no, all, all, all]),
  ROOM_GRANT_REQUEST:     on('RoomGrant', 'Ask for access to a data room again',        [no, no, no, 'ofInvestor', no, no, no, no]),
  ROOM_GRANT_PROPOSE:     on('RoomGrant', 'Propose an investor for access to a data room again', ['ofOwned', no, no, no, no, no, no, no]),
  ROOM_PROPOSAL_READ:     on('RoomGrant', 'See who proposed an investor for access to a data room, and why', ['ofOwned', no, no, no, no, all, all, all]),
  ROOM_GRANT_ANSWER:      on('RoomGrant', 'Give, decline and revoke an investor\'s access to a data room', [no, no, no, no, no, all, all, all]),
  NDA_ACCEPTANCE_READ:    on('NdaAcceptance', 'See who accepted the agreement of a data room', ['ofOwned', no, no, own, no, all, all, all]),
  ROOM_ACCESS_READ:       on('RoomAccess', 'See who read a document of a data room',    ['ofOwned', no, no, own, no, all, all, all]),
  HOLDING_LIST:           page('Follow one’s own portfolio and add to it',                 [no,  no,  no,  all, no,  no,  no,  no ]),
  HOLDING_READ:           on('Holding', 'See a holding, its milestones, valuations and record of changes', [no, no, no, 'own', no, no, no, no]),
  HOLDING_UPDATE:         on('Holding', 'Change a holding, and ask the lead of its project for updates', [no, no, no, 'own', no, no, no, no]),
  HOLDING_UPDATE_LIST:    page('List the updates that investors ask for of own projects', [own, no, no,  no,  no,  own, own, own]),
  HOLDING_UPDATE_PAGE:    page('Open an update for an investor',                        [own, no,  no,  own, no,  own, own, own]),
  HOLDING_UPDATE_READ:    on('HoldingUpdate', 'See an update of a holding with its figures', ['asked', no, no, 'own', no, 'asked', 'asked', 'asked']),
  HOLDING_UPDATE_ANSWER:  on('HoldingUpdate', 'Answer an investor who asks for an update of one’s own project', ['asked', no, no, no, no, 'asked', 'asked', 'asked']),
  INVESTOR_RELATIONS:     page('Work with investors',                                   [no,  no,  no,  no,  no,  all, all, all]),

  // Support
  SUPPORT_REQUEST:        page('Ask for innovation support',                            [own, no,  no,  no,  no,  no,  no,  no ]),
  SUPPORT_ANSWER:         page('Answer requests for innovation support',                [no,  no,  no,  no,  no,  all, all, all]),
  SUPPORT_CATEGORY_READ:  on('SupportCategory', 'See for what support is offered, and how fast', [all, no, no, no, no, all, all, all]),
  SUPPORT_CATEGORY_UPDATE: on('SupportCategory', 'Change for what support is offered, and how fast', [no, no, no, no, no, all, all, all]),
  SUPPORT_TEMPLATE_READ:  on('SupportTemplate', 'See the templates of answers to support requests', [no, no, no, no, no, all, all, all]),
  SUPPORT_TEMPLATE_UPDATE: on('SupportTemplate', 'Change the templates of answers to support requests', [no, no, no, no, no, all, all, all]),
  SUPPORT_READ:           on('SupportRequest', 'See a support request, its files and record of changes', ['own', no, no, no, no, 'sent', 'sent', 'sent']),
  SUPPORT_WRITE:          on('SupportRequest', 'Write about a support request between its researcher and the university, read it, and attach files', ['own', no, no, no, no, 'sent', 'sent', 'sent']),
  SUPPORT_UPDATE:         on('SupportRequest', 'Change, send, reopen and rate one’s own support request', ['own', no, no, no, no, no, no, no]),
  SUPPORT_WORK:           on('SupportRequest', 'Assign, answer and resolve support requests, read and write notes about them', [no, no, no, no, no, 'sent', 'sent', 'sent']),

  // Inventions
  DISCLOSURE_CREATE:      page('Disclose inventions to the university',                 [own, no,  no,  no,  no,  no,  no,  no ]),
  DISCLOSURE_REVIEW:      page('Review invention disclosures',                          [no,  no,  no,  no,  no,  all, all, all]),
  DISCLOSURE_READ:        on('InventionDisclosure', 'See an invention disclosure, its signatures and record of changes', ['involved', no, no, no, no, 'sent', 'sent', 'sent']),
  DISCLOSURE_READERS:     on('InventionDisclosure', 'See who can see an invention disclosure, and why', ['involved', no, no, no, no, 'sent', 'sent', 'sent']),
  DISCLOSURE_WRITE:       on('InventionDisclosure', 'Write about a disclosure between its inventors and the university, and read it', ['involved', no, no, no, no, 'sent', 'sent', 'sent']),
  DISCLOSURE_ATTACH:      on('InventionDisclosure', 'Attach files to a disclosure; its inventors not while it is signed', ['attaching', no, no, no, no, 'sent', 'sent', 'sent']),
  DISCLOSURE_UPDATE:      on('InventionDisclosure', 'Write one’s own disclosure, ask for signatures and withdraw it', ['own', no, no, no, no, no, no, no]),
  DISCLOSURE_SIGN:        on('InventionDisclosure', 'Sign a disclosure as one of its inventors', ['involved', no, no, no, no, no, no, no]),
  DISCLOSURE_WORK:        on('InventionDisclosure', 'Review disclosures and decide on them, record signatures, read and write notes', [no, no, no, no, no, 'sent', 'sent', 'sent']),
  // Technology summaries
  SUMMARY_LIST:           page('Work with technology summaries of all projects',        [no,  no,  no,  no,  no,  all, all, all]),
  SUMMARY_CREATE:         on('Project', 'Begin the technology summary of a project',    [no,  no,  no,  no,  no,  all, all, all]),
  SUMMARY_READ:           on('TechnologySummary', 'See a technology summary before it is published, and its record of changes', ['ofOwned', no, no, no, no, all, all, all]),
  SUMMARY_UPDATE:         on('TechnologySummary', 'Write, propose and publish a technology summary', [no, no, no, no, no, all, all, all]),
  SUMMARY_AGREE:          on('TechnologySummary', 'Agree to the technology summary of one’s own project, or ask for changes', ['ofOwned', no, no, no, no, 'ofOwned', 'ofOwned', 'ofOwned']),
  SUMMARY_WITHDRAW:       on('TechnologySummary', 'End the publication of a technology summary', ['ofOwned', no, no, no, no, all, all, all]),
  // Enquiries
  ENQUIRY_LIST:           page('Read what visitors ask about technologies',             [no,  no,  no,  no,  no,  all, all, all]),
  ENQUIRY_READ:           on('TechnologyEnquiry', 'See an enquiry about a technology, who wrote it, and its record of changes', [no, no, no, no, no, all, all, all]),
  ENQUIRY_ANSWER:         on('TechnologyEnquiry', 'Answer, close and delete an enquiry about a technology', [no, no, no, no, no, all, all, all]),
  // Facilities
  FACILITY_READ:          on('Facility', 'See a facility, its photos and when it is free', ['activeOrBooked', no, no, no, no, all, all, all]),
  FACILITY_BOOK:          on('Facility', 'Book a facility',                             ['active', no, no, no, no, no, no, no]),
  FACILITY_UPDATE:        on('Facility', 'Add and change facilities, say when they cannot be used, read their record of changes', [no, no, no, no, no, all, all, all]),
  FACILITY_BOOKING_READ:  on('FacilityBooking', 'See a booking of a facility and its record of changes', ['own', no, no, no, no, all, all, all]),
  FACILITY_BOOKING_CANCEL: on('FacilityBooking', 'Cancel a booking of a facility',      ['own', no, no, no, no, all, all, all]),
  FACILITY_BOOKING_ANSWER: on('FacilityBooking', 'Approve and decline bookings of facilities, and say whether they were used', [no, no, no, no, no, all, all, all]),

  // Access to one record
  RECORD_GRANT_READ:      on('RecordGrant', 'See who was given access to one record, until when and why', ['ownOrOfOwned', 'ownOrOfOwned', 'ownOrOfOwned', 'own', 'own', all, all, all]),
  RECORD_GRANT_END:       on('RecordGrant', 'Revoke the access to one record that a person was given', ['ofOwned', 'ofOwned', 'ofOwned', no, no, all, all, all]),
  RECORD_GRANT_ANYBODY:   page('Give access to one record to people of every role, and see all that was given', [no, no, no, no, no, all, all, all]),

  // Reviews of access
  ACCESS_REVIEW_READ:     on('AccessReview', 'See reviews of access',                   [no,  no,  no,  no,  no,  no,  no,  all]),
  ACCESS_REVIEW_ITEM_READ: on('AccessReviewItem', 'See what is decided in a review of access', [no, no, no, no, no, no, no, all]),
  ACCESS_REVIEW_DECIDE:   on('AccessReviewItem', 'Decide whether people keep their access', [no, no, no, no, no, no, no, all]),
  ACCESS_REVIEW_SCHEDULE: on('AccessReviewSchedule', 'Schedule reviews of access',      [no,  no,  no,  no,  no,  no,  no,  all]),

  // Administration
  MODEL_LOG_READ:         on('ModelCall', 'Read what was sent to the language model',   [no,  no,  no,  no,  no,  no,  no,  all]),
  ADMINISTRATION:         page('Administer the platform',                               [no,  no,  no,  no,  no,  no,  no,  all]),
  SIGN_IN_PROVIDER_MANAGE: on('SignInProvider', 'Set up the providers by which people sign in', [no,  no,  no,  no,  no,  no,  no,  all]),
  PROVISIONING_MANAGE:    on('ProvisioningConnection', 'Set up the systems that provision accounts', [no,  no,  no,  no,  no,  no,  no,  all]),
  PROVISIONED_USER_READ:  on('ProvisionedUser', 'See the accounts that these systems provision', [no,  no,  no,  no,  no,  no,  no,  all]),
  HELP_MANAGE:            on('HelpVersion', 'Change the words of help articles',        [no,  no,  no,  no,  no,  no,  no,  all]),
} as const satisfies Record<string, Row>

export type Permission = keyof typeof policy

export const permissions = Object.keys(policy) as Permission[]

/** The relation through which a role holds a permission; '' is no. */
export const cellOf = (permission: Permission, role: Role): Cell => policy[permission].cells[ROLES.indexOf(role)]!

/** The roles that hold a permission at all, in the order of the table. */
export const rolesOf = (permission: Permission): Role[] => ROLES.filter((role) => cellOf(permission, role) !== '')
