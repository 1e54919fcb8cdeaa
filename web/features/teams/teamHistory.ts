/** A team's history in words. */
import * as texts from '#texts/teams/teamHistory.js'
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
    ? texts.letInAs({ field, after: roleOf(after) })
    : after === null
      ? texts.tookOffTheTeam({ field })
      : texts.made({ field, after: roleOf(after) })

const deeds: Record<string, Deed> = {
  createTeam: () => texts.madeTheTeam(),
  archiveTeam: () => texts.archivedTheTeam(),
  unarchiveTeam: () => texts.broughtTheTeamBackFrom(),
  transferTeam: () => texts.handedTheTeamOver(),
  requestToJoinTeam: () => texts.joinedTheTeam(),
  leaveTeam: () => texts.leftTheTeam(),
  deleteAccount: () => texts.leftForGood(),
  inviteToTeam: (change) => texts.invitedAs({ change: whom(change), after: roleOf(change.after) }),
  withdrawTeamInvitation: (change) => texts.withdrewTheInvitationOf({ change: whom(change) }),
  answerTeamInvitation: ({ after }) =>
    after === 'declined' ? texts.declinedTheInvitation() : texts.acceptedTheInvitation(),
  answerTeamJoinRequest: (change) =>
    change.after === 'declined' ? texts.declinedTheRequestOf({ change: whom(change) }) : membership(change),
  setTeamRole: membership,
  removeTeamMember: membership,
  linkTeamProject: () => texts.linkedAProject(),
  unlinkTeamProject: () => texts.unlinkedAProject(),
  setTeamOpening: (change) => texts.looksFor({ change: named(change) }),
  removeTeamOpening: (change) => texts.closedThePosition({ change: named(change) }),
  addFile: (change) => texts.addedTheFile({ change: named(change) }),
  deleteFile: (change) => texts.deletedTheFile({ change: named(change) }),
  shareFile: (change) =>
    change.after
      ? texts.openedTheFileToReaders({ change: named(change) })
      : texts.keptTheFileInside({ change: named(change) }),
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
    return texts.changed({ map: changes.map(({ field }) => labelOf(field)).join(', ') })
  },
  // The sentence says all of it.
  shown: () => [],
  label: labelOf,
  value: (_, value) => String(value),
}
