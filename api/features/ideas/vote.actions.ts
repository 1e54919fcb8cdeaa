/** Votes for ideas: one for each person, and the person can take it back. */
import { boolean } from 'yup'
import * as texts from '#texts/ideas/errors.js'
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { ideaIdRules } from './idea.rules.ts'

export const voteForIdea = action({
  name: 'voteForIdea',
  requires: 'IDEA_VOTE',
  rules: ideaIdRules.shape({
    vote: boolean()
      .required(texts.chooseVote)
      .meta({ description: 'To have voted for it (true) or not (false); the same again changes nothing.' }),
  }),
  description: "Gives an idea the viewer's vote, or takes it back.",
  async run({ tx, viewer, access }, { id, vote }) {
    // A merge of the idea counts this vote, or comes first and refuses it.
    const idea = await access.hold('IDEA_VOTE', id)
    if (idea.status === 'DRAFT') throw conflict(texts.voteForDraft())
    if (idea.status === 'MERGED') throw conflict(texts.voteForMerged())
    const key = { ideaId: id, userId: viewer.id }
    if (!vote) await tx.ideaVote.deleteMany({ where: key })
    else if (!(await tx.ideaVote.count({ where: key }))) await tx.ideaVote.create({ data: key })
    return { ideaId: id }
  },
})
