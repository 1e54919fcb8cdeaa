/** Turning a validated idea into a project. */
import * as errors from '#texts/ideas/errors.js'
import * as texts from '#texts/ideas/words.js'
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { move } from '../../moves.ts'
import { isKeptConfidential } from '../../relations/ideas.ts'
import { notify } from '../notifications/notify.ts'
import { makeProject } from '../projects/project.actions.ts'
import { closeRequests } from './closeRequests.ts'
import { ideaIdRules } from './idea.rules.ts'
import { ideaMoves } from './ideaStatus.ts'

export const convertIdea = action({
  name: 'convertIdea',
  requires: 'IDEA_CONVERT',
  rules: ideaIdRules,
  description:
    'Turns a validated idea into a draft project of its submitter, with its texts. Done again, it gives the same project.',
  async run(work, { id }) {
    await work.access.find('IDEA_CONVERT', id)
    // Of two who do it at once the second waits here, and finds the project of the first.
    await work.tx.$executeRaw`SELECT id FROM "Idea" WHERE id = ${id} FOR UPDATE`
    const idea = await work.tx.idea.findUniqueOrThrow({
      where: { id },
      include: { submitter: true },
    })
    if (idea.status === 'CONVERTED') {
      if (idea.projectId === null) throw conflict(errors.projectDeleted())
      return { ideaId: id, projectId: idea.projectId }
    }
    if (idea.status !== 'VALIDATED') throw conflict(errors.convertValidated({ state: ideaMoves.inWords(idea.status) }))
    const { submitter } = idea
    if (!submitter || submitter.status === 'DEACTIVATED') throw conflict(errors.noOwner())
    const { projectId } = await makeProject(
      work,
      {
        title: idea.title,
        description: idea.description,
        tags: idea.tags,
        keywords: idea.category,
        principalInvestigator: submitter.name,
        department: submitter.department,
        status: 'DRAFT',
        confidential: isKeptConfidential(idea),
      },
      submitter.id,
      idea,
    )
    await move(work, ideaMoves, idea, 'CONVERTED', { data: { projectId }, changes: { projectId: [null, projectId] } })
    await closeRequests(work, id, texts.ideaBecameProject())
    await notify(work, {
      to: [submitter.id, idea.reviewerId],
      kind: 'IDEA_CONVERTED',
      subject: { entity: 'Idea', id },
      data: { idea: idea.title, by: work.viewer.name },
    })
    return { ideaId: id, projectId }
  },
})
