/** What people do with ideas of their own, and the votes of all. */
import { isoDay } from '../../days.ts'
import * as errors from '#texts/ideas/errors.js'
import * as texts from '#texts/ideas/words.js'
import type { Idea } from '../../__generated__/prisma/client.ts'
import { Access } from '../../access.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { endDraft } from '../../endDraft.ts'
import { promisedDay } from '../../duties/answerTimes.ts'
import { keepAnswer } from '../../duties/keepAnswer.ts'
import { conflict, invalid } from '../../errors.ts'
import { lockRow } from '../../lockRow.ts'
import { move } from '../../moves.ts'
import { viewerColumns } from '../../viewer.ts'
import { storedTranslation } from '../../translation.ts'
import { notify } from '../notifications/notify.ts'
import { tellUniversity } from '../notifications/tellUniversity.ts'
import { closeRequests } from './closeRequests.ts'
import { createIdeaRules, ideaIdRules, lockedWords, shareIdeaRules, updateIdeaRules } from './idea.rules.ts'
import { ideaMoves } from './ideaStatus.ts'
import { checkOfNewTexts } from './ipCheck.ts'
import { isLocked } from './locked.ts'
import { notifyOfReopenedCheck } from './reopenedCheck.ts'

export const createIdea = action({
  name: 'createIdea',
  requires: 'IDEA_CREATE',
  rules: createIdeaRules,
  description: 'Writes an idea down: a draft, or submitted at once.',
  async run(work, { submit, fromDraft, tags = [], visibleToResearchers = false, confidential = false, ...texts }) {
    if (fromDraft) await endDraft(work, 'IDEA')
    const idea = await work.tx.idea.create({
      data: { ...texts, tags, visibleToResearchers, confidential, submitterId: work.viewer.id },
    })
    await work.audit('Idea', idea.id, { title: [null, idea.title], status: [null, idea.status] })
    if (submit) await handIn(work, idea)
    return { ideaId: idea.id }
  },
})

export const updateIdea = action({
  name: 'updateIdea',
  requires: 'IDEA_UPDATE',
  rules: updateIdeaRules,
  description: 'Changes the given fields of an idea; the others stay. Validated ideas are locked.',
  async run(work, { id, ...input }) {
    // The IP check is made before this change or after it.
    const before = await work.access.hold('IDEA_UPDATE', id)
    if (isLocked(before.status)) throw conflict(lockedWords(before.status))
    if (before.ipCheck === 'KEEP_CONFIDENTIAL' && input.confidential === false)
      throw invalid({ confidential: errors.keptConfidential() })
    const changes = changesOf(before, input as Partial<Idea>)
    const check = 'title' in changes || 'description' in changes ? checkOfNewTexts(before) : null
    await work.tx.idea.update({ where: { id }, data: { ...input, ...check?.data } })
    if (Object.keys(changes).length) await work.audit('Idea', id, { ...changes, ...check?.changes })
    if (check?.isReopened) await notifyOfReopenedCheck(work, before)
    return { ideaId: id }
  },
})

export const submitIdea = action({
  name: 'submitIdea',
  requires: 'IDEA_UPDATE',
  rules: ideaIdRules,
  description: 'Hands an idea in to the university, which is notified; also again, after it was changed.',
  async run(work, { id }) {
    await handIn(work, await work.access.find('IDEA_UPDATE', id))
    return { ideaId: id }
  },
})

async function handIn(work: Work, idea: Idea) {
  const answerBy = await promisedDay(work.tx, 'IDEA_REVIEW')
  const data = { submittedAt: new Date(), answerBy, reviewerId: null, reviewedAt: null, reviewComment: '' }
  await move(work, ideaMoves, idea, 'SUBMITTED', { data })
  if (idea.status === 'NEEDS_CHANGES') await keepAnswer(work.tx, 'IDEA_CHANGE', idea.reviewedAt)
  await tellUniversity(work, {
    kind: 'IDEA_SUBMITTED',
    subject: { entity: 'Idea', id: idea.id },
    data: { idea: idea.title, by: work.viewer.name, answerBy: isoDay(answerBy) },
  })
}

export const deleteIdea = action({
  name: 'deleteIdea',
  requires: 'IDEA_DELETE',
  rules: ideaIdRules,
  description:
    'Deletes an idea for good. One that became a project stays, for the project began with it; so do merged ideas and those they were merged into.',
  async run(work, { id }) {
    // Another idea is merged into this one before or after.
    const idea = await work.access.hold('IDEA_DELETE', id)
    if (idea.status === 'MERGED') throw conflict(errors.deleteMerged())
    if (await work.tx.idea.count({ where: { mergedIntoId: id } })) throw conflict(errors.deleteMergedInto())
    await closeRequests(work, id, texts.ideaWasDeleted())
    const { count } = await work.tx.idea.deleteMany({ where: { id, status: { not: 'CONVERTED' } } })
    if (!count) throw conflict(errors.deleteConverted())
    await work.audit('Idea', id, { title: [idea.title, null] })
    return { deletedId: id }
  },
})

export const createIdeaVersion = action({
  name: 'createIdeaVersion',
  requires: 'IDEA_UPDATE',
  rules: ideaIdRules,
  description: 'Begins a new version of an idea that is locked or was declined: a draft with its texts.',
  async run(work, { id }) {
    const idea = await work.access.find('IDEA_UPDATE', id)
    if (idea.status === 'MERGED') throw conflict(errors.versionOfMerged())
    if (!isLocked(idea.status) && idea.status !== 'DECLINED') throw conflict(errors.stillOpen())
    // Two clicks are one version: the second waits for the first here.
    await lockRow(work.tx, 'Idea', id)
    const begun = await work.tx.idea.findFirst({ where: { previousId: id, status: 'DRAFT' } })
    if (begun) return { ideaId: begun.id }
    const { title, description, category, tags, visibleToResearchers, confidential, submitterId } = idea
    const version = await work.tx.idea.create({
      data: {
        title,
        description,
        translation: storedTranslation(idea.translation),
        category,
        tags,
        visibleToResearchers,
        confidential,
        submitterId,
        previousId: id,
      },
    })
    await work.audit('Idea', version.id, { title: [null, title], status: [null, 'DRAFT'], previousId: [null, id] })
    return { ideaId: version.id }
  },
})

export const shareIdea = action({
  name: 'shareIdea',
  requires: 'IDEA_READ',
  rules: shareIdeaRules,
  description: 'Points a colleague who may see the idea to it.',
  async run(work, { id, userId, message = '' }) {
    const idea = await work.access.find('IDEA_READ', id)
    const colleague = await work.tx.user.findFirst({
      where: { AND: [{ id: userId, status: 'ACTIVE' }, work.access.within('USER_READ')] },
      select: viewerColumns,
    })
    if (!colleague) throw invalid({ userId: errors.chooseColleague() })
    const theirs = new Access(colleague, work.tx)
    if (!theirs.allowed('IDEA_SANDBOX') || !(await theirs.can('IDEA_READ', id)))
      throw invalid({ userId: errors.notVisible({ name: colleague.name }) })
    await notify(work, {
      to: userId,
      kind: 'IDEA_SHARED',
      subject: { entity: 'Idea', id },
      data: { idea: idea.title, by: work.viewer.name, comment: message },
    })
    return { ideaId: id }
  },
})
