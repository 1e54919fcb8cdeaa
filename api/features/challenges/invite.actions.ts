/** The university asks a researcher to propose to a challenge (docs/spec/challenges.md#browsing-challenges). */
import * as texts from '#texts/challenges/errors.js'
import { action } from '../../action.ts'
import { invalid } from '../../errors.ts'
import { notify } from '../notifications/notify.ts'
import { proposedBy } from '../../proposing/proposedBy.ts'
import { inviteToProposeRules } from './challenge.rules.ts'

export const inviteToPropose = action({
  name: 'inviteToPropose',
  requires: 'CHALLENGE_INVITE',
  rules: inviteToProposeRules,
  description: 'Invites a researcher to propose to an open challenge, once; the researcher is notified.',
  async run(work, { id, userId, words = '' }) {
    const { tx, access, audit, viewer } = work
    const challenge = await access.find('CHALLENGE_INVITE', id)
    const researcher = await tx.user.findFirst({ where: { id: userId, role: 'RESEARCHER', status: 'ACTIVE' } })
    if (!researcher) throw invalid({ userId: texts.chooseResearcher() })
    const key = { challengeId: id, userId }
    const [proposed, invited] = await Promise.all([
      tx.proposal.count({ where: { challengeId: id, ...proposedBy(userId) } }),
      tx.challengeInvitation.count({ where: key }),
    ])
    if (proposed) throw invalid({ userId: texts.proposedAlready({ name: researcher.name }) })
    if (invited) throw invalid({ userId: texts.invitedAlready({ name: researcher.name }) })
    await tx.challengeInvitation.create({ data: { ...key, inviterId: viewer.id, words } })
    await audit('Challenge', id, { Invited: [null, researcher.name] }, words)
    // The title alone: whose challenge it is may have to stay unsaid.
    await notify(work, {
      to: userId,
      kind: 'CHALLENGE_INVITED',
      subject: { entity: 'Challenge', id },
      data: { challenge: challenge.title, by: viewer.name, comment: words },
    })
    return { challengeId: id }
  },
})
