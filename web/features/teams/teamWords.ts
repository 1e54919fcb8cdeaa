/** Teams in words. */
import type { Choice } from '#web/ui/form/SelectField.tsx'

export const roleWords = { OWNER: 'Owner', EDITOR: 'Editor', MEMBER: 'Member' } as const

export const joiningWords = {
  REQUEST: 'By request',
  OPEN: 'Open to every researcher',
  INVITATION: 'By invitation',
} as const

export const joiningChoices: readonly Choice[] = [
  { value: 'REQUEST', label: 'By request: the owner answers' },
  { value: 'OPEN', label: 'Open: every researcher joins at once' },
  { value: 'INVITATION', label: 'By invitation alone' },
]

/** What the badge of a team says. */
export const badgeOf = ({ department, type }: { department: string; type: string }): string => department || type

export const placesOf = ({ memberCount, maxMembers }: { memberCount: number; maxMembers: number }): string =>
  `${memberCount} of ${maxMembers} members`
