/** How the university answers ideas: it looks at them, scores them, and approves, returns or declines. */
import * as texts from '#texts/ideas/errors.js'
import { action, changesOf } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { move, moveIfUnchanged } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { ideaMoves } from './ideaStatus.ts'
import { beginReviewRules, reviewIdeaRules, scoreIdeaRules } from './review.rules.ts'

export const startIdeaReview = action({
  name: 'startIdeaReview',
  requires: 'IDEA_REVIEW',
  rules: beginReviewRules,
  description: 'Says that the university looks at an idea; also at one that was declined, once more.',
  async run(work, { id }) {
    const idea = await work.access.find('IDEA_REVIEW', id)
    await move(work, ideaMoves, idea, 'UNDER_REVIEW')
    return { ideaId: id }
  },
})

const unscored = { novelty: null, feasibility: null, impact: null, alignment: null, scalability: null }

export const scoreIdea = action({
  name: 'scoreIdea',
  requires: 'IDEA_REVIEW',
  rules: scoreIdeaRules,
  description: "Keeps the viewer's scores of an idea and private notes; an idea that is scored is under review.",
  async run(work, { id, ...given }) {
    const idea = await work.access.find('IDEA_REVIEW', id)
    if (idea.status === 'DRAFT') throw conflict(texts.scoreDraft())
    if (idea.status === 'MERGED') throw conflict(texts.scoreMerged())
    const key = { ideaId: id, reviewerId: work.viewer.id }
    const before = await work.tx.ideaReview.findUnique({ where: { ideaId_reviewerId: key } })
    const review = await work.tx.ideaReview.upsert({
      where: { ideaId_reviewerId: key },
      create: { ...key, ...given },
      update: given,
    })
    // Notes stay out of the record of changes, which the submitter reads.
    const { notes: _, ...scores } = given
    const changes = changesOf(before ?? unscored, scores)
    // Another reviewer may have begun at the same moment: both scores count.
    if (idea.status === 'SUBMITTED') await moveIfUnchanged(work, ideaMoves, idea, 'UNDER_REVIEW')
    if (Object.keys(changes).length) await work.audit('IdeaReview', review.id, changes)
    return { ideaId: id }
  },
})

const kinds = {
  APPROVED: 'IDEA_APPROVED',
  NEEDS_CHANGES: 'IDEA_NEEDS_CHANGES',
  DECLINED: 'IDEA_DECLINED',
} as const

export const reviewIdea = action({
  name: 'reviewIdea',
  requires: 'IDEA_REVIEW',
  rules: reviewIdeaRules,
  description: 'Approves an idea for validation, asks for changes or declines it. Its submitter is notified.',
  async run(work, { id, decision, comments = '' }) {
    const idea = await work.access.find('IDEA_REVIEW', id)
    const data = { reviewerId: work.viewer.id, reviewedAt: new Date(), reviewComment: comments }
    await move(work, ideaMoves, idea, decision, { data, comment: comments })
    await notify(work, {
      to: idea.submitterId,
      kind: kinds[decision],
      subject: { entity: 'Idea', id },
      data: { idea: idea.title, by: work.viewer.name, comment: comments },
    })
    return { ideaId: id }
  },
})
