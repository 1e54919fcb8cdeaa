/** What an author does about a decision: submits the content again after a revision, or appeals, once. */
import * as errors from '#texts/moderation/errors.js'
import type { ModerationCase } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { dayLength } from '../../days.ts'
import { promisedDay } from '../../duties/answerTimes.ts'
import { conflict } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { move } from '../../moves.ts'
import { activeOf } from '../../universityTeam.ts'
import { notify } from '../notifications/notify.ts'
import { caseMoves } from './caseMoves.ts'
import { contentNow } from './content.ts'
import { appealDays, appealModerationRules, submitRevisionRules, type ContentModel } from './moderation.rules.ts'

/** When a decision can no longer be appealed. */
export const appealUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + appealDays * dayLength)

async function own({ tx, access }: Work, id: number): Promise<ModerationCase> {
  await access.find('MODERATION_ANSWER', id)
  await lockRow(tx, 'ModerationCase', id)
  return tx.moderationCase.findUniqueOrThrow({ where: { id } })
}

/** Notifies the moderators who may answer: on an appeal, all but the one who decided. */
async function tellModerators(
  work: Work,
  { id, title, kind, authorId }: ModerationCase,
  told: 'CONTENT_APPEALED' | 'CONTENT_RESUBMITTED',
  except: number | null,
) {
  const administrators = await activeOf(work.tx, ['ADMIN'])
  await notify(work, {
    to: administrators.filter((one) => one !== except && one !== authorId),
    kind: told,
    subject: { entity: 'ModerationCase', id },
    data: { title, content: kind },
  })
}

export const submitRevision = action({
  name: 'submitRevision',
  requires: 'MODERATION_ANSWER',
  rules: submitRevisionRules,
  description: 'Submits one’s own content again after a revision that moderators asked for; they decide once more.',
  async run(work, { id }) {
    const { tx } = work
    const before = await own(work, id)
    const content = await contentNow(tx, before.entity as ContentModel, before.entityId)
    if (!content) throw conflict(errors.gone())
    if (content.digest === before.digest) throw conflict(errors.unchanged())
    const { title, text, digest } = content
    const after = await move(work, caseMoves, before, 'RESUBMITTED', {
      data: { title, text, digest, waitsSince: new Date(), answerBy: await promisedDay(tx, 'REPORT_DECIDE') },
    })
    await tellModerators(work, after, 'CONTENT_RESUBMITTED', before.appealDecidedById)
    return { caseId: id }
  },
})

export const appealModeration = action({
  name: 'appealModeration',
  requires: 'MODERATION_ANSWER',
  rules: appealModerationRules,
  description:
    'Appeals against a decision about one’s own content, once and within 30 days; a moderator who did not decide answers.',
  async run(work, { id, appeal }) {
    const { tx } = work
    const before = await own(work, id)
    if (before.appealedAt) throw conflict(errors.appealedBefore())
    if (before.decidedAt && appealUntil(before.decidedAt) < new Date()) throw conflict(errors.appealTooLate())
    const after = await move(work, caseMoves, before, 'APPEALED', {
      where: { appealedAt: null },
      data: {
        appeal,
        appealedAt: new Date(),
        waitsSince: new Date(),
        answerBy: await promisedDay(tx, 'REPORT_DECIDE'),
      },
      comment: appeal,
    })
    await tellModerators(work, after, 'CONTENT_APPEALED', before.decidedById)
    return { caseId: id }
  },
})
