/** Where each first step is done, and in a sentence why. */
import * as texts from '#texts/dashboards/firstSteps.js'
import type { FirstStepKind } from '#web/__generated__/FirstSteps_query.graphql.ts'

interface StepLink {
  to: string
  title: string
  note: string
}

export const stepLinks: Record<Exclude<FirstStepKind, '%future added value'>, StepLink> = {
  COMPLETE_PROFILE: { to: '/settings', title: texts.completeYourProfile(), note: texts.profileHelpsOthers() },
  ADD_PROJECT: { to: '/researchers/projects/new', title: texts.addYourFirstProject(), note: texts.aTitleAndASummary() },
  SUBMIT_IDEA: { to: '/ideas-sandbox?new=1', title: texts.writeDownAnIdea(), note: texts.theUniversityAnswersAndAn() },
  ADD_PUBLICATIONS: {
    to: '/research-management/publications/import',
    title: texts.addYourPublications(),
    note: texts.fromOrcidOrDoi(),
  },
  PRESENT_COMPANY: { to: '/industry/partners', title: texts.presentYourCompany(), note: texts.researchersReadIt() },
  POST_CHALLENGE: {
    to: '/industry-challenges-management?edit=new',
    title: texts.postAChallenge(),
    note: texts.sayWhatYouNeed(),
  },
  FIND_PROJECT: { to: '/university-projects', title: texts.findAProject(), note: texts.projectsOpenToCompanies() },
  STATE_THESIS: {
    to: '/opportunities/recommended',
    title: texts.sayWhatYouLookFor(),
    note: texts.thesisOrdersProjects(),
  },
  FIND_OPPORTUNITY: { to: '/opportunities', title: texts.findAnOpportunity(), note: texts.openedToInvestors() },
  PROVE_IDENTITY: {
    to: '/settings?section=verification',
    title: texts.proveWhoYouAre(),
    note: texts.verifiedSeeMore(),
  },
  OFFER_HOURS: { to: '/experts/sessions?tab=availability', title: texts.offerYourHours(), note: texts.bookedInThem() },
  DESCRIBE_FIELDS: { to: '/experts/profile', title: texts.describeYourFields(), note: texts.ideasThatFit() },
  EVALUATE_IDEA: { to: '?article=validating-ideas', title: texts.evaluateAnIdea(), note: texts.sessionAndEvaluation() },
  BRING_PROJECTS: { to: '/import-data', title: texts.bringProjects(), note: texts.fromASpreadsheet() },
  OPEN_PROJECT: { to: '/projects/list', title: texts.openAProject(), note: texts.onceItIsReviewed() },
  OFFER_SUPPORT: {
    to: '/commercialization/innovation-support/categories',
    title: texts.offerSupport(),
    note: texts.supportByCategory(),
  },
  PUBLISH_SUMMARY: { to: '/technology-summaries', title: texts.publishASummary(), note: texts.visitorsReadIt() },
  PROTECT_ACCOUNT: {
    to: '/settings?section=two-factor',
    title: texts.protectYourAccount(),
    note: texts.appOrPasskey(),
  },
  PRESENT_UNIVERSITY: { to: '/admin/white-label', title: texts.presentYourUniversity(), note: texts.nameAndLogo() },
  INVITE_TEAM: { to: '/admin/user-management/add-user', title: texts.inviteTheTeam(), note: texts.theTeamReviews() },
  SEND_MAIL: { to: '/admin/settings/system', title: texts.sendMail(), note: texts.mailStaysUntilThen() },
  BACK_UP: { to: '/admin/settings/backups', title: texts.backUp(), note: texts.backupsByThemselves() },
  ENTER_HOLIDAYS: { to: '/admin/settings/answer-times', title: texts.enterHolidays(), note: texts.daysAreNotCounted() },
}
