/** Submits a draft project to the university for review. */
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { announceMove } from '../webhooks/announce.ts'
import { submitProjectRules } from './project.rules.ts'
import { statusColumns, statusInWords } from './projectStatus.ts'
import { mustBeComplete, notifyOfSubmission } from './submission.ts'

export const submitProject = action({
  name: 'submitProject',
  requires: 'PROJECT_UPDATE',
  rules: submitProjectRules,
  description:
    'Submits a draft for review: the university is notified and promises an answer. Missing fields are refused by name.',
  async run(work, { id }) {
    const before = await work.access.find('PROJECT_UPDATE', id)
    if (before.status !== 'DRAFT')
      throw conflict(`Only a draft can be submitted; this project is ${statusInWords(before.status)}`)
    mustBeComplete(before)
    const { count } = await announceMove(work.tx, before, 'PROPOSED', () =>
      work.tx.project.updateMany({
        where: { id, status: 'DRAFT', deletedAt: null },
        data: statusColumns(before, 'PROPOSED'),
      }),
    )
    if (!count) throw conflict('The project has just been changed. Reload the page and try again.')
    await work.audit('Project', id, { status: ['DRAFT', 'PROPOSED'] })
    await notifyOfSubmission(work, await work.tx.project.findUniqueOrThrow({ where: { id } }))
    return { projectId: id }
  },
})
