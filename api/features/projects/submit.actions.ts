/** Submits a draft project to the university for review. */
import * as texts from '#texts/projects/errors.js'
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { move } from '../../moves.ts'
import { submitProjectRules } from './project.rules.ts'
import { projectMoves, statusColumns } from './projectStatus.ts'
import { keepChange, mustBeComplete, notifyOfSubmission } from './submission.ts'

export const submitProject = action({
  name: 'submitProject',
  requires: 'PROJECT_UPDATE',
  rules: submitProjectRules,
  description:
    'Submits a draft for review: the university is notified and promises an answer. Missing fields are refused by name.',
  async run(work, { id }) {
    const before = await work.access.find('PROJECT_UPDATE', id)
    if (before.status !== 'DRAFT') throw conflict(texts.submitDraft({ state: projectMoves.inWords(before.status) }))
    mustBeComplete(before)
    const data = await statusColumns(work.tx, before, 'PROPOSED')
    const submitted = await move(work, projectMoves, before, 'PROPOSED', { data })
    await keepChange(work, before)
    await notifyOfSubmission(work, submitted)
    return { projectId: id }
  },
})
