/** The pages that open for some roles only, by name, and the permission that opens each; web/routes.test.ts compares it with the routes. */
import * as accessControl from '#texts/accessControl/pages.js'
import * as accessReviews from '#texts/accessReviews/pages.js'
import * as activity from '#texts/activity/pages.js'
import * as analytics from '#texts/analytics/pages.js'
import * as announcements from '#texts/announcements/pages.js'
import * as backups from '#texts/backups/pages.js'
import * as branding from '#texts/branding/pages.js'
import * as catalogue from '#texts/catalogue/catalogueTitles.js'
import * as challengeMatching from '#texts/challengeMatching/pages.js'
import * as challenges from '#texts/challenges/challenges.js'
import * as collaborations from '#texts/collaborations/collaborations.js'
import * as companies from '#texts/companies/companies.js'
import * as dashboards from '#texts/dashboards/dashboards.js'
import * as data from '#texts/data/pages.js'
import * as dataRooms from '#texts/dataRooms/pages.js'
import * as deals from '#texts/deals/pages.js'
import * as disclosures from '#texts/disclosures/pages.js'
import * as documentation from '#texts/documentation/pages.js'
import * as duties from '#texts/duties/pages.js'
import * as enquiries from '#texts/enquiries/pages.js'
import * as experts from '#texts/experts/experts.js'
import * as facilities from '#texts/facilities/pages.js'
import * as flags from '#texts/flags/pages.js'
import * as grants from '#texts/grants/pages.js'
import * as help from '#texts/help/pages.js'
import * as holdings from '#texts/holdings/pages.js'
import * as ideas from '#texts/ideas/ideas.js'
import * as imports from '#texts/imports/imports.js'
import * as integrations from '#texts/integrations/pages.js'
import * as interests from '#texts/interests/pages.js'
import * as investors from '#texts/investors/pages.js'
import * as meetings from '#texts/meetings/meetings.js'
import * as model from '#texts/model/pages.js'
import * as moderation from '#texts/moderation/pages.js'
import * as notificationCatalogue from '#texts/notificationCatalogue/pages.js'
import * as opportunities from '#texts/opportunities/pages.js'
import * as patents from '#texts/patents/pages.js'
import * as platform from '#texts/platform/pages.js'
import * as projects from '#texts/projects/projects.js'
import * as proposals from '#texts/proposals/proposals.js'
import * as provisioning from '#texts/provisioning/pages.js'
import * as publicationsPage from '#texts/publications/page.js'
import * as publications from '#texts/publications/pages.js'
import * as readiness from '#texts/readiness/pages.js'
import * as recordGrants from '#texts/recordGrants/pages.js'
import * as researchers from '#texts/researchers/researchers.js'
import * as universityResearchers from '#texts/researchers/university.js'
import * as securityLog from '#texts/securityLog/securityLog.js'
import * as signIn from '#texts/signIn/page.js'
import * as summaries from '#texts/summaries/pages.js'
import * as support from '#texts/support/pages.js'
import * as synergy from '#texts/synergy/pages.js'
import * as system from '#texts/system/pages.js'
import * as teams from '#texts/teams/teams.js'
import * as trl from '#texts/trl/pages.js'
import * as users from '#texts/users/pages.js'
import type { Permission } from '../../policy.ts'

export const restrictedPages: readonly (readonly [route: string, title: () => string, requires: Permission])[] = [
  ['/researcher-dashboard', dashboards.researcherDashboard, 'RESEARCHER_DASHBOARD'],
  ['/industry-dashboard', dashboards.industryDashboard, 'INDUSTRY_DASHBOARD'],
  ['/investor-dashboard', dashboards.investorDashboard, 'INVESTOR_DASHBOARD'],
  ['/expert-dashboard', dashboards.expertDashboard, 'EXPERT_DASHBOARD'],
  ['/ku-dashboard', dashboards.universityDashboard, 'UNIVERSITY_DASHBOARD'],
  ['/admin-dashboard', dashboards.administratorDashboard, 'ADMIN_DASHBOARD'],
  ['/researchers/projects', projects.myResearchProjects, 'PROJECT_OWN_LIST'],
  ['/researchers/projects/new', projects.newProject, 'PROJECT_CREATE'],
  ['/researchers/projects/:id/edit', projects.editProject, 'PROJECT_UPDATE'],
  ['/projects/list', projects.projects, 'PROJECT_REVIEW'],
  ['/projects-redux', projects.projectsSecondList, 'ADMINISTRATION'],
  ['/technology-summaries', summaries.summaries, 'SUMMARY_LIST'],
  ['/technology-enquiries', enquiries.enquiries, 'ENQUIRY_LIST'],
  ['/technology-summaries/:id', summaries.summary, 'SUMMARY_READ'],
  ['/projects/archive', projects.archivedProjects, 'PROJECT_ARCHIVE'],
  ['/projects/:id', projects.project, 'PROJECT_PAGE'],
  ['/projects/:id/data-room', dataRooms.room, 'DATA_ROOM_PAGE'],
  ['/projects/data-room-log', dataRooms.log, 'DATA_ROOM_PAGE'],
  ['/trl-validation', trl.title, 'TRL_VALIDATE'],
  ['/projects/validation', trl.title, 'TRL_VALIDATE'],
  ['/proposals', proposals.proposals, 'CHALLENGE_MANAGE'],
  ['/collaborations', collaborations.collaborations, 'CHALLENGE_MANAGE'],
  ['/university/collaborations', collaborations.collaborations, 'COLLABORATION_LIST'],
  ['/collaborations/:id', collaborations.collaboration, 'COLLABORATION_READ'],
  ['/ideas-sandbox', ideas.ideasIncubator, 'IDEA_SANDBOX'],
  ['/meetings/schedule', meetings.meetings, 'MEETING_SCHEDULE'],
  ['/schedule', meetings.meetings, 'MEETING_SCHEDULE'],
  ['/university-projects', catalogue.universityProjects, 'PROJECT_CATALOGUE'],
  ['/university-projects/interests', interests.ofCompany, 'PROJECT_CATALOGUE'],
  ['/opportunities', opportunities.opportunities, 'OPPORTUNITY_BROWSE'],
  ['/opportunities/recommended', opportunities.recommended, 'OPPORTUNITY_BROWSE'],
  ['/opportunities/saved', opportunities.saved, 'OPPORTUNITY_BROWSE'],
  ['/university/researchers', universityResearchers.title, 'OPPORTUNITY_BROWSE'],
  ['/university/researchers/:id', universityResearchers.researcher, 'OPPORTUNITY_BROWSE'],
  ['/interests/expressed', interests.expressed, 'OPPORTUNITY_BROWSE'],
  ['/interests/scheduled', interests.scheduled, 'OPPORTUNITY_BROWSE'],
  ['/interests/discussion', interests.discussion, 'OPPORTUNITY_BROWSE'],
  ['/interests/:id', interests.interest, 'INTEREST_PAGE'],
  ['/portfolio', holdings.portfolio, 'HOLDING_LIST'],
  ['/portfolio/performance', holdings.performance, 'HOLDING_LIST'],
  ['/portfolio/analytics', holdings.analytics, 'HOLDING_LIST'],
  ['/portfolio/holdings/:id', holdings.holding, 'HOLDING_LIST'],
  ['/investor-updates', holdings.updates, 'HOLDING_UPDATE_LIST'],
  ['/investor-updates/:id', holdings.update, 'HOLDING_UPDATE_PAGE'],
  ['/investors/engagement', interests.engagement, 'INVESTOR_RELATIONS'],
  ['/investors', investors.overview, 'INVESTOR_RELATIONS'],
  ['/investors/directory', investors.directory, 'INVESTOR_RELATIONS'],
  ['/investors/detail/:id', investors.investor, 'INVESTOR_RELATIONS'],
  ['/kuteam/investments', deals.deals, 'INVESTOR_RELATIONS'],
  ['/kuteam/investments/:id', deals.deal, 'INVESTOR_RELATIONS'],
  ['/investors/interests', interests.interests, 'INVESTOR_RELATIONS'],
  ['/projects/investment', catalogue.investmentProjects, 'PROJECT_INVESTMENT'],
  ['/industry-challenges', challenges.industryChallenges, 'CHALLENGE_BROWSE'],
  ['/industry-challenges-management', challenges.myChallenges, 'CHALLENGE_MANAGE'],
  ['/industry/challenges', challenges.allChallenges, 'CHALLENGE_LIST'],
  ['/industry/partners', companies.industryPartners, 'PARTNER_DIRECTORY'],
  ['/kuteam/industry', companies.partnerPipeline, 'COMPANY_RELATION'],
  ['/researcher/innovation-support', support.support, 'SUPPORT_REQUEST'],
  ['/researcher/innovation-support/new-request', support.newRequest, 'SUPPORT_REQUEST'],
  ['/researcher/innovation-support/expert-support', experts.expertSupport, 'SUPPORT_REQUEST'],
  ['/researcher/innovation-support/request/:id', support.request, 'SUPPORT_REQUEST'],
  ['/researcher/innovation-support/ip-legal', disclosures.ipLegal, 'DISCLOSURE_CREATE'],
  ['/researcher/innovation-support/ip-legal/disclosures/:id', disclosures.disclosure, 'DISCLOSURE_CREATE'],
  ['/researcher/innovation-support/ip-legal/request/:kind', disclosures.agreement, 'DISCLOSURE_CREATE'],
  ['/kuteam/support/disclosures', disclosures.disclosures, 'DISCLOSURE_REVIEW'],
  ['/kuteam/support/disclosures/:id', disclosures.disclosure, 'DISCLOSURE_REVIEW'],
  ['/researcher/innovation-support/facilities', facilities.facilities, 'FACILITY_BOOK'],
  ['/researcher/innovation-support/facilities/:id', facilities.facility, 'FACILITY_BOOK'],
  ['/researcher/innovation-support/bookings', facilities.myBookings, 'FACILITY_BOOK'],
  ['/kuteam/support/facilities', facilities.facilities, 'FACILITY_UPDATE'],
  ['/kuteam/support/facilities/:id', facilities.facility, 'FACILITY_UPDATE'],
  ['/kuteam/support/bookings', facilities.bookings, 'FACILITY_UPDATE'],
  ['/commercialization/innovation-support', support.overview, 'SUPPORT_ANSWER'],
  ['/commercialization/innovation-support/requests', support.requests, 'SUPPORT_ANSWER'],
  ['/commercialization/innovation-support/request/:id', support.request, 'SUPPORT_ANSWER'],
  ['/commercialization/innovation-support/categories', support.categories, 'SUPPORT_ANSWER'],
  ['/commercialization/innovation-support/categories/:id', support.category, 'SUPPORT_ANSWER'],
  ['/commercialization/innovation-support/templates', support.templates, 'SUPPORT_ANSWER'],
  ['/commercialization/innovation-support/reports', support.reports, 'SUPPORT_ANSWER'],
  ['/kuteam/support', duties.workload, 'UNIVERSITY_DASHBOARD'],
  ['/analytics', analytics.analytics, 'ANALYTICS'],
  ['/analytics/figures/:figure', analytics.records, 'ANALYTICS'],
  ['/kuteam/analytics', analytics.pipeline, 'ANALYTICS_UNIVERSITY'],
  ['/kuteam/analytics/steps/:step', analytics.step, 'ANALYTICS_UNIVERSITY'],
  ['/kuteam/analytics/annual', analytics.annual, 'ANALYTICS_UNIVERSITY'],
  ['/researchers/metrics', analytics.indicators, 'RESEARCHER_METRICS'],
  ['/researchers/directory', researchers.researchers, 'RESEARCHER_DIRECTORY'],
  ['/research-management/publications', publicationsPage.title, 'PUBLICATION_LIST'],
  ['/research-management/publications/import', publications.importing, 'PUBLICATION_CREATE'],
  ['/research-management/patents', patents.patents, 'PATENT_LIST'],
  ['/research-management/patents/:id', patents.patent, 'PATENT_LIST'],
  ['/research-management/grants', grants.grants, 'GRANT_LIST'],
  ['/research-management/grants/:id', grants.grant, 'GRANT_LIST'],
  ['/ai-tools', synergy.tools, 'AI_TOOLS'],
  ['/ai-tools/challenge-matching', challengeMatching.find, 'AI_TOOLS'],
  ['/ai-tools/starred-challenges', challengeMatching.starred, 'AI_TOOLS'],
  ['/ai-tools/synergy', synergy.find, 'SYNERGY_LIST'],
  ['/ai/project-synergies', synergy.analyses, 'SYNERGY_LIST'],
  ['/ai/project-synergies/:id', synergy.analysis, 'SYNERGY_LIST'],
  ['/commercial-advisor', readiness.advisor, 'ARL_LIST'],
  ['/commercial-advisor/:projectId', readiness.startAssessment, 'ARL_LIST'],
  ['/ai/arl-assessments', readiness.assessments, 'ARL_LIST'],
  ['/ai/arl-assessments/:id', readiness.assessment, 'ARL_LIST'],
  ['/experts/sessions', experts.sessionsAvailability, 'EXPERT_WORK'],
  ['/experts/validations', experts.validationQueue, 'EXPERT_WORK'],
  ['/experts/feedback', experts.feedback, 'EXPERT_WORK'],
  ['/experts/profile', experts.expertProfile, 'EXPERT_WORK'],
  ['/experts', experts.universityExperts, 'EXPERT_DIRECTORY'],
  ['/import-data', imports.importData, 'PROJECT_IMPORT'],
  ['/researchers/teams', teams.myTeams, 'TEAM_OWN'],
  ['/researchers/teams/new', teams.newTeam, 'TEAM_OWN'],
  ['/researchers/teams/discover', teams.discoverTeams, 'TEAM_OWN'],
  ['/researchers/teams/:id', teams.team, 'TEAM_OWN'],
  ['/researchers/teams/:id/edit', teams.editTeam, 'TEAM_OWN'],
  ['/admin/user-management', users.overview, 'USER_MANAGE'],
  ['/admin/user-management/all-users', users.users, 'USER_MANAGE'],
  ['/admin/user-management/add-user', users.add, 'USER_MANAGE'],
  ['/admin/user-management/edit-user/:id', users.edit, 'USER_MANAGE'],
  ['/admin/user-management/roles', users.roles, 'USER_MANAGE'],
  ['/admin/announcements', announcements.announcements, 'ANNOUNCEMENT_MANAGE'],
  ['/admin/announcements/create', announcements.create, 'ANNOUNCEMENT_MANAGE'],
  ['/admin/announcements/manage', announcements.manage, 'ANNOUNCEMENT_MANAGE'],
  ['/admin/content-moderation', moderation.moderation, 'CONTENT_MODERATE'],
  ['/admin/content-moderation/reported-content', moderation.reported, 'CONTENT_MODERATE'],
  ['/admin/content-moderation/moderation-queue', moderation.queue, 'CONTENT_MODERATE'],
  ['/admin/white-label', branding.title, 'ADMINISTRATION'],
  ['/admin/data', data.data, 'ADMINISTRATION'],
  ['/admin/data/import', data.imports, 'ADMINISTRATION'],
  ['/admin/data/export', data.exports, 'ADMINISTRATION'],
  ['/admin/notifications', notificationCatalogue.catalogue, 'ADMINISTRATION'],
  ['/admin/notifications/log', notificationCatalogue.log, 'MAIL_LOG_READ'],
  ['/admin/notifications/kinds/:name', notificationCatalogue.kind, 'ADMINISTRATION'],
  ['/admin/feature-flags', flags.title, 'ADMINISTRATION'],
  ['/admin/api', integrations.api, 'ADMINISTRATION'],
  ['/admin/api/keys', integrations.keys, 'ADMINISTRATION'],
  ['/admin/api/zoom', integrations.zoom, 'ADMINISTRATION'],
  ['/admin/api/teams', integrations.teams, 'ADMINISTRATION'],
  ['/admin/api/calendar', integrations.calendar, 'ADMINISTRATION'],
  ['/admin/settings', platform.title, 'ADMINISTRATION'],
  ['/admin/settings/system', system.system, 'ADMINISTRATION'],
  ['/admin/documentation', documentation.documentation, 'ADMINISTRATION'],
  ['/admin/documentation/components', documentation.components, 'ADMINISTRATION'],
  ['/component-demo', documentation.components, 'ADMINISTRATION'],
  ['/admin/documentation/articles', help.articles, 'HELP_MANAGE'],
  ['/admin/documentation/articles/:slug', help.article, 'HELP_MANAGE'],
  ['/admin/documentation/navigation', documentation.navigation, 'ADMINISTRATION'],
  ['/admin/user-management/activity', activity.title, 'ACTIVITY_READ'],
  ['/admin/user-management/activity/sign-ins', securityLog.securityLog, 'ADMINISTRATION'],
  ['/admin/access-control', accessControl.title, 'USER_MANAGE'],
  ['/admin/access-control/grants', recordGrants.grants, 'USER_MANAGE'],
  ['/admin/access-control/reviews', accessReviews.reviews, 'ACCESS_REVIEW_READ'],
  ['/admin/access-control/reviews/:id', accessReviews.review, 'ACCESS_REVIEW_READ'],
  ['/admin/access-control/sign-in', signIn.title, 'ADMINISTRATION'],
  ['/admin/settings/backups', backups.backups, 'ADMINISTRATION'],
  ['/admin/access-control/provisioning', provisioning.systems, 'PROVISIONING_MANAGE'],
  ['/admin/access-control/provisioning/accounts', provisioning.accounts, 'PROVISIONING_MANAGE'],
  ['/admin/settings/model', model.model, 'ADMINISTRATION'],
  ['/admin/settings/analytics', analytics.settings, 'ADMINISTRATION'],
  ['/admin/settings/answer-times', duties.answerTimes, 'ADMINISTRATION'],
]

export interface RestrictedPage {
  /** The path of its route, for example /projects/:id. */
  id: string
  /** The path that was asked for. */
  path: string
  /** Its name in the language of the reader. */
  title: () => string
  /** The permission that opens it. */
  requires: Permission
}

/** As the router matches them: without regard to case, and with or without a slash at the end. */
const patterns = restrictedPages.map(([route, title, requires]) => ({
  id: route,
  title,
  requires,
  pattern: new RegExp(`^${route.replaceAll(/:\w+/g, String.raw`\d{1,9}`)}/?$`, 'i'),
}))

/** Returns the restricted page at an address of ours, or nothing: parameters of the path are numbers, so it carries no free text. */
export function restrictedPageAt(address: string): RestrictedPage | null {
  const path = address.replace(/[?#].*$/s, '')
  const found = patterns.find(({ pattern }) => pattern.test(path))
  return found ? { id: found.id, path, title: found.title, requires: found.requires } : null
}
