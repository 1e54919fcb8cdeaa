/** The university reminds a company that applicants wait (docs/spec/challenges.md#browsing-challenges). */
import * as texts from '#texts/challenges/errors.js'
import type { Challenge } from '../../__generated__/prisma/client.ts'
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { undecided } from '../../proposing/proposalStages.ts'
import { isPromiseOver } from '../../proposing/answerDay.ts'
import { remindCompanyRules } from './challenge.rules.ts'
import { tellDeciders } from './challengeReminders.ts'
import { dayLength } from '../../days.ts'

/** Whether the company was reminded so recently that it is left alone. */
export const isRemindedLately = ({ remindedAt }: Pick<Challenge, 'remindedAt'>): boolean =>
  remindedAt !== null && remindedAt.getTime() > Date.now() - dayLength

export const remindCompany = action({
  name: 'remindCompany',
  requires: 'CHALLENGE_PUBLISH',
  rules: remindCompanyRules,
  description: 'Reminds those who decide on proposals that applicants should have heard; at most once a day.',
  async run(work, { id, comment }) {
    const { tx, access, audit, viewer } = work
    const challenge = await access.find('CHALLENGE_PUBLISH', id)
    if (!challenge.answerBy || !isPromiseOver(challenge)) throw conflict(texts.nothingOverdue())
    if (!(await tx.proposal.count({ where: { challengeId: id, status: { in: [...undecided] } } })))
      throw conflict(texts.allAnswered())
    // Of two who remind at once, one does; and a reminder is no change of the challenge, so that it leaves updatedAt alone.
    const now = new Date()
    const taken = await tx.$executeRaw`
      UPDATE "Challenge" SET "remindedAt" = ${now}
      WHERE "id" = ${id} AND ("remindedAt" IS NULL OR "remindedAt" <= ${new Date(now.getTime() - dayLength)})`
    if (!taken) throw conflict(texts.remindedAlready())
    const told = await tellDeciders(
      work,
      { ...challenge, day: challenge.answerBy },
      { by: viewer.name, comment: comment ?? '' },
    )
    if (!told) throw conflict(texts.nobodyToRemind())
    await audit('Challenge', id, {}, comment)
    return { challengeId: id }
  },
})
