/** Teams in words. */
import * as texts from '#texts/teams/teamWords.js'
import type { Choice } from '#web/ui/form/SelectField.tsx'

export const roleWords = {
  OWNER: texts.owner(),
  EDITOR: texts.editor(),
  MEMBER: texts.member(),
  OBSERVER: texts.observer(),
} as const

/** The roles that an owner gives; the owner is made by a transfer. */
export const givenRoles = ['EDITOR', 'MEMBER', 'OBSERVER'] as const
export type GivenRole = (typeof givenRoles)[number]

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

interface Places {
  memberCount: number
  maxMembers: number
  observerCount: number
}

export const placesOf = ({ memberCount, maxMembers, observerCount }: Places): string =>
  texts.ofMembers({ memberCount, maxMembers, observers: observerCount })
