/** Teams in words. */
import * as texts from '#texts/teams/teamWords.js'
import type { Choice } from '#web/ui/form/SelectField.tsx'

export const roleWords = { OWNER: 'Owner', EDITOR: 'Editor', MEMBER: 'Member' } as const

export const joiningWords = {
  REQUEST: 'By request',
  OPEN: 'Open to every researcher',
  INVITATION: 'By invitation',
} as const

export const joiningChoices: readonly Choice[] = [
  { value: 'REQUEST', label: texts.byRequestTheOwnerAnswers() },
  { value: 'OPEN', label: texts.openEveryResearcherJoinsAt() },
  { value: 'INVITATION', label: texts.byInvitationAlone() },
]

/** What the badge of a team says. */
export const badgeOf = ({ department, type }: { department: string; type: string }): string => department || type

export const placesOf = ({ memberCount, maxMembers }: { memberCount: number; maxMembers: number }): string =>
  `${memberCount} of ${maxMembers} members`
