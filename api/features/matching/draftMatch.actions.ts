/** Having a language model draft why a project and an open challenge go together; it is given and not kept. */
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { notFound } from '../../errors.ts'
import { draftOf } from '../../model/draft.ts'
import { open } from '../../relations/challenges.ts'
import { comparedInclude, comparedProject } from '../projects/comparedProject.ts'
import { isSecret } from '../projects/isSecret.ts'
import { draftMatch } from './draftMatch.ts'
import { draftMatchReasonRules } from './match.rules.ts'

export const draftMatchReason = action({
  name: 'draftMatchReason',
  requires: 'MATCH_CHALLENGES',
  rules: draftMatchReasonRules,
  description: 'Has a language model draft why a project of the viewer and an open challenge go together.',
  async prepare(ctx, { projectId, challengeId }) {
    const { access, db } = ctx
    await access.find('MATCH_CHALLENGES', projectId)
    await access.find('CHALLENGE_READ', challengeId)
    const challenge = await db.challenge.findFirst({ where: { id: challengeId, ...open() } })
    if (!challenge) throw notFound(records.challenge())
    const row = await db.project.findUniqueOrThrow({ where: { id: projectId }, include: comparedInclude })
    const inside = await access.can('PROJECT_READ_INTERNAL', projectId)
    const project = comparedProject(row, inside, new Map())
    return draftMatch(ctx, { project, secret: isSecret(row), challenge })
  },
  run: async (_, _input, answer) =>
    answer.drafted ? { draft: draftOf(answer), notice: '' } : { draft: null, notice: answer.notice },
})
