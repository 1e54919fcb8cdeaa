/** A project's history in words: what each action did, what its fields are called, and their values as people read them. */
import * as texts from '#texts/projects/projectHistory.js'
import { listed } from '#listed'
import type { ProjectStatus } from '#web/__generated__/ProjectBadges_project.graphql.ts'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'
import { statusWords, trlWords } from './projectWords.ts'

/** What was done, as the rest of a sentence that begins with a name. */
function deedWords(action: string, changes: readonly Change[]): string {
  const change = (field: string) => changes.find((one) => one.field === field)
  const audience = changes.map(({ field }) => audiences[field]).find(Boolean)
  if (audience)
    return changes[0]!.after ? texts.openedTheProjectTo({ audience }) : texts.closedTheProjectTo({ audience })
  const status = change('status')
  if (action === 'reviewProject')
    return status?.after === 'DRAFT' ? texts.returnedTheProject() : texts.acceptedTheProject()
  if (action in deeds) return deeds[action]!
  // A record that begins with a state was made with it.
  if (status && status.before === null) return texts.createdTheProject()
  if (status)
    return texts.movedTheProjectFromTo({
      valueWords: statusWords[status.before as ProjectStatus],
      valueWords2: statusWords[status.after as ProjectStatus],
    })
  return texts.changed({ map: listed(changes.map((one) => inSentence(labels[one.field] ?? one.label))) })
}

/** A label inside a sentence; TRL and the like keep their capitals. */
const inSentence = (label: string) => label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())

const audiences: Record<string, string> = { approvedForIndustry: 'INDUSTRY', approvedForInvestors: 'INVESTORS' }

/** Actions that say more than the fields that they changed. */
const deeds: Record<string, string> = {
  createProject: texts.createdTheProject(),
  createProjectFor: texts.createdTheProjectOnBehalf(),
  convertIdea: texts.createdTheProjectFromAnIdea(),
  importProjects: texts.importedTheProject(),
  deleteProjects: texts.deletedTheProject(),
  restoreProjects: texts.restoredTheDeletedProject(),
  archiveProjects: texts.archivedTheProject(),
  setProjectOutcome: texts.changedTheOutcome(),
  unarchiveProjects: texts.restoredTheProjectFromThe(),
  answerProjectJoinRequest: texts.answeredARequestToJoin(),
  setProjectMember: texts.changedTheTeam(),
  removeProjectMember: texts.tookAMemberOffThe(),
  leaveProject: texts.leftTheProject(),
  transferProject: texts.handedTheProjectOver(),
  setProjectProgress: texts.saidHowFarTheProject(),
  assessProject: texts.assessedTheCommercialPotential(),
  reviewTrlClaim: texts.validatedTheTrl(),
}

const labels: Record<string, string> = {
  archiveOutcome: texts.outcome(),
  lessonsLearned: texts.lessonsLearned(),
  approvedForIndustry: texts.openToIndustry(),
  approvedForInvestors: texts.openToInvestors(),
  commercialPotential: texts.commercialPotential(),
  embargoUntil: texts.embargo(),
  progress: texts.progress(),
  validatedTrl: texts.validatedTrl(),
  owner: texts.owner(),
}

/** The numbers of a project as people read them. */
function valueWords(field: string, value: unknown): string | undefined {
  if (typeof value !== 'number') return undefined
  if (field === 'commercialPotential') return `${value}%`
  return field === 'trl' || field === 'validatedTrl' ? trlWords(value) : undefined
}

/** Deeds of which the fields say the rest. */
const detailed = new Set([
  'archiveProjects',
  'setProjectOutcome',
  'assessProject',
  'answerProjectJoinRequest',
  'setProjectMember',
  'removeProjectMember',
  'transferProject',
  'setProjectProgress',
  'reviewTrlClaim',
])

/** The fields worth showing below a deed: not those that the deed itself says. */
const shownChanges = (action: string, changes: readonly Change[]): readonly Change[] =>
  action in deeds && !detailed.has(action)
    ? []
    : changes.filter(({ field }) => !(field in audiences) && field !== 'status')

export const projectHistory: HistoryWords = {
  deed: deedWords,
  shown: shownChanges,
  label: (field) => labels[field],
  value: valueWords,
}
