/** A team's history in words. */
import { updateTeamRules } from '#api/features/teams/team.rules.ts'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'
import { roleWords } from './teamWords.ts'

type Deed = (change: Change) => string

const roleOf = (value: unknown) => (roleWords[value as keyof typeof roleWords] ?? String(value)).toLowerCase()
const named = ({ before, after }: Change) => `“${String(after ?? before)}”`
const whom = ({ field }: Change) => field.replace(/^(Invitation|Request) of /, '')

/** A member of whom only the role changed is the field of the change. */
const membership: Deed = ({ field, before, after }) =>
  before === null
    ? `let ${field} in as ${roleOf(after)}`
    : after === null
      ? `took ${field} off the team`
      : `made ${field} ${roleOf(after)}`

const deeds: Record<string, Deed> = {
  createTeam: () => 'made the team',
  archiveTeam: () => 'archived the team',
  unarchiveTeam: () => 'brought the team back from the archive',
  transferTeam: () => 'handed the team over',
  requestToJoinTeam: () => 'joined the team',
  leaveTeam: () => 'left the team',
  deleteAccount: () => 'left for good',
  inviteToTeam: (change) => `invited ${whom(change)} as ${roleOf(change.after)}`,
  withdrawTeamInvitation: (change) => `withdrew the invitation of ${whom(change)}`,
  answerTeamInvitation: ({ after }) => (after === 'declined' ? 'declined the invitation' : 'accepted the invitation'),
  answerTeamJoinRequest: (change) =>
    change.after === 'declined' ? `declined the request of ${whom(change)}` : membership(change),
  setTeamRole: membership,
  removeTeamMember: membership,
  linkTeamProject: () => 'linked a project',
  unlinkTeamProject: () => 'unlinked a project',
  setTeamOpening: (change) => `looks for ${named(change)}`,
  removeTeamOpening: (change) => `closed the position ${named(change)}`,
  addFile: (change) => `added the file ${named(change)}`,
  deleteFile: (change) => `deleted the file ${named(change)}`,
  shareFile: (change) =>
    change.after ? `opened the file ${named(change)} to readers` : `kept the file ${named(change)} inside`,
}

const labelOf = (field: string): string => {
  const { meta } = updateTeamRules.describe().fields[field] as { meta?: { label?: string } }
  return (meta?.label ?? field).toLowerCase()
}

export const teamHistory: HistoryWords = {
  deed(action, changes) {
    const deed = deeds[action]
    const [first] = changes
    if (deed && first) return deed(first)
    return `changed ${changes.map(({ field }) => labelOf(field)).join(', ')}`
  },
  // The sentence says all of it.
  shown: () => [],
  label: labelOf,
  value: (_, value) => String(value),
}
