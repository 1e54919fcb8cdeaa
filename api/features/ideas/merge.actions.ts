/** Merges an idea into another one that says the same, with its votes, and undoes that for a day (docs/decisions/0449). */
import * as errors from '#texts/ideas/errors.js'
import * as texts from '#texts/ideas/words.js'
import type { Idea } from '../../__generated__/prisma/client.ts'
import { action, type Work } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { move } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { closeRequests } from './closeRequests.ts'
import { ideaMoves, undoMergeMoves } from './ideaStatus.ts'
import { mergeIdeasRules, undoIdeaMergeRules } from './merge.rules.ts'
import { canUndo, mergeObstacle, thoseWho, undoHours, unionOfVotes, type Union } from './merging.ts'

/** Both ideas, held until the transaction ends: of two merges or a merge and a vote at once the second finds the first one done. */
async function held({ tx, access }: Work, ids: readonly [number, number]): Promise<[Idea, Idea]> {
  for (const id of ids.toSorted((a, b) => a - b)) await lockRow(tx, 'Idea', id)
  return [await access.find('IDEA_REVIEW', ids[0]), await access.find('IDEA_REVIEW', ids[1])]
}

export const mergeIdeas = action({
  name: 'mergeIdeas',
  requires: 'IDEA_REVIEW',
  rules: mergeIdeasRules,
  description: `Merges an idea into another one: everyone who voted for it votes for the other one, once, and it takes no votes or changes any more. Who reads which of them stays as it is. Its requests for validation that wait are closed, everything else stays with it. It can be undone for ${undoHours} hours.`,
  async run(work, { id, intoId, reason }) {
    const { tx, audit } = work
    const [merged, into] = await held(work, [id, intoId])
    const obstacle = mergeObstacle(merged, into)
    if (obstacle) throw conflict(obstacle, { intoId: obstacle })
    const votes = await unionOfVotes(tx, merged, into)
    await move(work, ideaMoves, merged, 'MERGED', {
      data: { mergedIntoId: intoId, mergedFrom: merged.status, mergedAt: new Date(), mergeReason: reason },
      changes: { mergedIntoId: [null, intoId] },
      comment: reason,
    })
    await tx.ideaVote.createMany({
      data: votes.added.map((userId) => ({ ideaId: intoId, userId, fromIdeaId: id })),
    })
    await closeRequests(work, id, texts.ideaWasMerged())
    // By its number: who reads the history of one idea may not see the other.
    await audit('Idea', intoId, { mergedIdeaId: [null, id] })
    await notifyOfMerge(work, merged, into, votes, reason)
    return { ideaId: id, intoId }
  },
})

/** Names to each the idea that they may read, and the other one without its title. */
async function notifyOfMerge(work: Work, merged: Idea, into: Idea, { added, both }: Union, reason: string) {
  const { tx, viewer } = work
  const by = viewer.name
  const readsInto = await thoseWho(tx, 'IDEA_READ', into, [merged.submitterId, ...added, ...both])
  const readsMerged = await thoseWho(tx, 'IDEA_READ', merged, [into.submitterId, ...added, ...both])
  const known = merged.submitterId !== null && readsInto.includes(merged.submitterId)
  await notify(work, {
    to: merged.submitterId,
    kind: 'IDEA_MERGED',
    subject: { entity: 'Idea', id: merged.id },
    data: { idea: merged.title, into: known ? into.title : '', by, comment: reason },
  })
  // Who submitted both has read it.
  if (into.submitterId !== merged.submitterId)
    await notify(work, {
      to: into.submitterId,
      kind: 'IDEA_MERGED_HERE',
      subject: { entity: 'Idea', id: into.id },
      data: {
        idea: into.title,
        duplicate: into.submitterId !== null && readsMerged.includes(into.submitterId) ? merged.title : '',
        by,
      },
    })
  const submitters = [merged.submitterId, into.submitterId]
  await notify(work, {
    to: readsInto.filter((one) => readsMerged.includes(one) && !submitters.includes(one)),
    kind: 'IDEA_VOTE_MERGED',
    subject: { entity: 'Idea', id: into.id },
    data: { idea: merged.title, into: into.title, by },
  })
}

export const undoIdeaMerge = action({
  name: 'undoIdeaMerge',
  requires: 'IDEA_REVIEW',
  rules: undoIdeaMergeRules,
  description: `Undoes the merge of an idea within ${undoHours} hours: it goes on from where it was, and the votes that the merge brought leave the other idea. Requests for validation that were closed stay so.`,
  async run(work, { id }) {
    const { tx, access, audit } = work
    const { mergedIntoId } = await access.find('IDEA_REVIEW', id)
    if (mergedIntoId === null) throw conflict(errors.notMerged())
    const [merged, into] = await held(work, [id, mergedIntoId])
    if (merged.mergedIntoId !== into.id) throw conflict(errors.notMerged())
    if (!canUndo(merged.mergedAt)) throw conflict(errors.undoTooLate({ hours: undoHours }))
    // The votes went on from there.
    if (into.status === 'MERGED') throw conflict(errors.undoLaterFirst())
    await tx.ideaVote.deleteMany({ where: { ideaId: into.id, fromIdeaId: id } })
    await move(work, undoMergeMoves, merged, merged.mergedFrom!, {
      data: { mergedIntoId: null, mergedFrom: null, mergedAt: null, mergeReason: '' },
      changes: { mergedIntoId: [into.id, null] },
    })
    await audit('Idea', into.id, { mergedIdeaId: [id, null] })
    for (const idea of new Map([merged, into].map((one) => [one.submitterId, one])).values())
      await notify(work, {
        to: idea.submitterId,
        kind: 'IDEA_MERGE_UNDONE',
        subject: { entity: 'Idea', id: idea.id },
        data: { idea: idea.title, by: work.viewer.name },
      })
    return { ideaId: id, intoId: into.id }
  },
})
