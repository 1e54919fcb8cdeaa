/** The university reminds a company that applicants wait (pages.md: nudge owners with overdue decisions). */
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { isPromiseOver } from './answerDay.ts'
import { remindCompanyRules } from './challenge.rules.ts'
import { tellDeciders } from './challengeReminders.ts'

const day = 86_400_000

export const remindCompany = action({
  name: 'remindCompany',
  requires: 'CHALLENGE_PUBLISH',
  rules: remindCompanyRules,
  description: 'Reminds those who decide on proposals that applicants should have heard; at most once a day.',
  async run(work, { id, comment }) {
    const { tx, access, audit, viewer } = work
    const challenge = await access.find('CHALLENGE_PUBLISH', id)
    if (!challenge.answerBy || !isPromiseOver(challenge)) throw conflict('No answer is overdue')
    const last = await tx.auditEntry.findFirst({
      where: { entity: 'Challenge', entityId: id, action: 'remindCompany', at: { gt: new Date(Date.now() - day) } },
    })
    if (last) throw conflict('The company was reminded within the last day')
    await tellDeciders(work, { ...challenge, day: challenge.answerBy }, { by: viewer.name, comment: comment ?? '' })
    await audit('Challenge', id, {}, comment)
    return { challengeId: id }
  },
})
