/** Teams in words. */
import * as texts from '#texts/teams/teamWords.js'
import type { Choice } from '#web/ui/form/SelectField.tsx'

export const roleWords = { OWNER: texts.owner(), EDITOR: texts.editor(), MEMBER: texts.member() } as const

export const joiningWords = {
  REQUEST: texts.byRequest(),
  OPEN: texts.openToEveryResearcher(),
  INVITATION: texts.byInvitation(),
} as const

export const joiningChoices: readonly Choice[] = [
  { value: 'REQUEST', label: texts.byRequestTheOwnerAnswers() },
  { value: 'OPEN', label: texts.openEveryResearcherJoinsAt() },
  { value: 'INVITATION', label: texts.byInvitationAlone() },
]

/** What the badge of a team says. */
export const badgeOf = ({ department, type }: { department: string; type: string }): string => department || type

export const placesOf = ({ memberCount, maxMembers }: { memberCount: number; maxMembers: number }): string =>
  texts.ofMembers({ memberCount, maxMembers })
