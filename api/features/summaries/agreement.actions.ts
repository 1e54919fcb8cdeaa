/** How the owner of a project answers its technology summary. */
import * as texts from '#texts/summaries/errors.js'
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { move } from '../../moves.ts'
import { notifyTeam } from './notifySummary.ts'
import { heldProject } from './projectOf.ts'
import { agreeToSummaryRules, requestSummaryChangesRules } from './summary.rules.ts'
import { summaryMoves } from './summaryMoves.ts'

export const agreeToSummary = action({
  name: 'agreeToSummary',
  requires: 'SUMMARY_AGREE',
  rules: agreeToSummaryRules,
  description: 'Agrees that the text of a technology summary may be published, as the owner of the project.',
  async run(work, { id, revision }) {
    const { projectId } = await work.access.find('SUMMARY_AGREE', id)
    const project = await heldProject(work.tx, projectId)
    // The project may have gone to somebody else before it was held.
    const before = await work.access.find('SUMMARY_AGREE', id)
    if (before.revision !== revision) throw conflict(texts.otherText())
    await move(work, summaryMoves, before, 'AGREED', { where: { revision }, data: { agreedAt: new Date() } })
    await notifyTeam(work, 'SUMMARY_AGREED', before, project)
    return { summaryId: id }
  },
})

export const requestSummaryChanges = action({
  name: 'requestSummaryChanges',
  requires: 'SUMMARY_AGREE',
  rules: requestSummaryChangesRules,
  description: 'Asks the team to change a technology summary; an agreement that was given before ends.',
  async run(work, { id, comments }) {
    const before = await work.access.find('SUMMARY_AGREE', id)
    await move(work, summaryMoves, before, 'CHANGES_REQUESTED', {
      data: { comments, agreedAt: null },
      comment: comments,
    })
    const project = await work.tx.project.findUniqueOrThrow({ where: { id: before.projectId } })
    await notifyTeam(work, 'SUMMARY_CHANGES_REQUESTED', before, project, { comment: comments })
    return { summaryId: id }
  },
})
