/** A team's history in words. */
import * as texts from '#texts/teams/teamHistory.js'
import { listed } from '#listed'
import { invitationByEmail, readChange } from '#api/changeNames.rules.ts'
import type { Change, HistoryWords } from '#web/features/history/History.tsx'
import { roleWords } from './teamWords.ts'

type Deed = (change: Change) => string

const roleOf = (value: unknown) => (roleWords[value as keyof typeof roleWords] ?? String(value)).toLowerCase()
const named = ({ before, after }: Change) => String(after ?? before)
const whom = ({ field }: Change) => readChange(field)?.about ?? field

/** Who has no account is not named: all members read the history. */
const isByEmail = ({ field }: Change) => field === invitationByEmail

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
  inviteToTeam: (change) =>
    isByEmail(change)
      ? texts.invitedByEmail({ after: roleOf(change.after) })
      : texts.invitedAs({ change: whom(change), after: roleOf(change.after) }),
  withdrawTeamInvitation: (change) =>
    isByEmail(change) ? texts.withdrewTheInvitationByEmail() : texts.withdrewTheInvitationOf({ change: whom(change) }),
  answerTeamInvitation: ({ after }) =>
    after === 'declined' ? texts.declinedTheInvitation() : texts.acceptedTheInvitation(),
  answerTeamJoinRequest: (change) =>
    change.after === 'declined' ? texts.declinedTheRequestOf({ change: whom(change) }) : membership(change),
  setTeamRole: membership,
  removeTeamMember: membership,
  linkTeamProject: () => texts.linkedAProject(),
  unlinkTeamProject: () => texts.unlinkedAProject(),
  setTeamOpening: (change) => texts.looksFor({ name: named(change) }),
  removeTeamOpening: (change) => texts.closedThePosition({ name: named(change) }),
}

export const teamHistory: HistoryWords = {
  deed(action, changes) {
    const deed = deeds[action]
    const [first] = changes
    if (deed && first) return deed(first)
    return texts.changed({ map: listed(changes.map(({ label }) => label.toLowerCase())) })
  },
  // The sentence says all of it.
  shown: () => [],
}
