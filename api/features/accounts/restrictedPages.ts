/** The pages that open for some roles only, by name, and the permission that opens each; web/routes.test.ts compares it with the routes. */
import type { Permission } from '../../policy.ts'

export const restrictedPages: readonly (readonly [route: string, title: string, requires: Permission])[] = [
  ['/researcher-dashboard', 'Researcher Dashboard', 'RESEARCHER_DASHBOARD'],
  ['/industry-dashboard', 'Industry Dashboard', 'INDUSTRY_DASHBOARD'],
  ['/investor-dashboard', 'Investor Dashboard', 'INVESTOR_DASHBOARD'],
  ['/expert-dashboard', 'Expert Dashboard', 'EXPERT_DASHBOARD'],
  ['/ku-dashboard', 'University Dashboard', 'UNIVERSITY_DASHBOARD'],
  ['/admin-dashboard', 'Administrator Dashboard', 'ADMIN_DASHBOARD'],
  ['/researchers/projects', 'My Research Projects', 'PROJECT_OWN_LIST'],
  ['/researchers/projects/new', 'New Project', 'PROJECT_CREATE'],
  ['/researchers/projects/:id/edit', 'Edit Project', 'PROJECT_UPDATE'],
  ['/projects/list', 'Projects', 'PROJECT_REVIEW'],
  ['/projects-redux', 'Projects (second list)', 'ADMINISTRATION'],
  ['/projects/archive', 'Archived Projects', 'PROJECT_ARCHIVE'],
  ['/projects/:id', 'Project', 'PROJECT_PAGE'],
  ['/trl-validation', 'TRL Validation', 'TRL_VALIDATE'],
  ['/projects/validation', 'TRL Validation', 'TRL_VALIDATE'],
  ['/proposals', 'Proposals', 'CHALLENGE_MANAGE'],
  ['/collaborations', 'Collaborations', 'CHALLENGE_MANAGE'],
  ['/university/collaborations', 'Collaborations', 'COLLABORATION_LIST'],
  ['/collaborations/:id', 'Collaboration', 'COLLABORATION_READ'],
  ['/ideas-sandbox', 'Ideas Incubator', 'IDEA_SANDBOX'],
  ['/meetings/schedule', 'Meetings', 'MEETING_SCHEDULE'],
  ['/schedule', 'Meetings', 'MEETING_SCHEDULE'],
  ['/university-projects', 'University Projects', 'PROJECT_CATALOGUE'],
  ['/opportunities', 'Opportunities', 'OPPORTUNITY_BROWSE'],
  ['/projects/investment', 'Investment Projects', 'PROJECT_INVESTMENT'],
  ['/industry-challenges', 'Industry Challenges', 'CHALLENGE_BROWSE'],
  ['/industry-challenges-management', 'My Challenges', 'CHALLENGE_MANAGE'],
  ['/industry/challenges', 'All Challenges', 'CHALLENGE_LIST'],
  ['/industry/partners', 'Industry Partners', 'PARTNER_DIRECTORY'],
  ['/kuteam/industry', 'Partner Pipeline', 'COMPANY_RELATION'],
  ['/researcher/innovation-support', 'Innovation Support', 'SUPPORT_REQUEST'],
  ['/researcher/innovation-support/new-request', 'New Support Request', 'SUPPORT_REQUEST'],
  ['/researcher/innovation-support/expert-support', 'Expert Support', 'SUPPORT_REQUEST'],
  ['/researcher/innovation-support/request/:id', 'Support Request', 'SUPPORT_REQUEST'],
  ['/commercialization/innovation-support', 'Innovation Support', 'SUPPORT_ANSWER'],
  ['/commercialization/innovation-support/requests', 'Support Requests', 'SUPPORT_ANSWER'],
  ['/commercialization/innovation-support/request/:id', 'Support Request', 'SUPPORT_ANSWER'],
  ['/commercialization/innovation-support/categories', 'Support Categories', 'SUPPORT_ANSWER'],
  ['/commercialization/innovation-support/reports', 'Support Reports', 'SUPPORT_ANSWER'],
  ['/kuteam/support', 'Team Workload', 'UNIVERSITY_DASHBOARD'],
  ['/researchers/directory', 'Researchers', 'RESEARCHER_DIRECTORY'],
  ['/research-management/publications', 'Publications', 'PUBLICATION_LIST'],
  ['/ai-tools', 'AI Matchmaker', 'AI_TOOLS'],
  ['/ai-tools/challenge-matching', 'Find Matching Challenges', 'AI_TOOLS'],
  ['/ai-tools/starred-challenges', 'Starred Challenges', 'AI_TOOLS'],
  ['/ai-tools/synergy', 'Find Synergies', 'SYNERGY_LIST'],
  ['/ai/project-synergies', 'Project Synergies', 'SYNERGY_LIST'],
  ['/ai/project-synergies/:id', 'Project Synergy', 'SYNERGY_LIST'],
  ['/commercial-advisor', 'Commercialization Advisor', 'ARL_LIST'],
  ['/commercial-advisor/:projectId', 'Start Assessment', 'ARL_LIST'],
  ['/ai/arl-assessments', 'ARL Assessments', 'ARL_LIST'],
  ['/ai/arl-assessments/:id', 'ARL Assessment', 'ARL_LIST'],
  ['/experts/sessions', 'Sessions & Availability', 'EXPERT_WORK'],
  ['/experts/validations', 'Validation Queue', 'EXPERT_WORK'],
  ['/experts/feedback', 'Feedback', 'EXPERT_WORK'],
  ['/experts/profile', 'Expert Profile', 'EXPERT_WORK'],
  ['/experts', 'University Experts', 'EXPERT_DIRECTORY'],
  ['/import-data', 'Import data', 'PROJECT_IMPORT'],
  ['/researchers/teams', 'My Teams', 'TEAM_OWN'],
  ['/researchers/teams/new', 'New Team', 'TEAM_OWN'],
  ['/researchers/teams/discover', 'Discover Teams', 'TEAM_OWN'],
  ['/researchers/teams/:id', 'Team', 'TEAM_OWN'],
  ['/researchers/teams/:id/edit', 'Edit Team', 'TEAM_OWN'],
  ['/admin/user-management/activity', 'Security Log', 'ADMINISTRATION'],
  ['/admin/settings/model', 'AI Model', 'ADMINISTRATION'],
  ['/admin/settings/answer-times', 'Answer Times', 'ADMINISTRATION'],
]

export interface RestrictedPage {
  /** The path of its route, for example /projects/:id. */
  id: string
  /** The path that was asked for. */
  path: string
  title: string
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
