/** Merged ideas in the schema: what a merge would do, where it led, and doing it. */
import * as words from '#texts/ideas/words.js'
import { check } from '../../action.ts'
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { waitingRequests } from './closeRequests.ts'
import { mergeIdeas, undoIdeaMerge } from './merge.actions.ts'
import { mergeIdeasRules } from './merge.rules.ts'
import { canUndo, mergeObstacle, undoHours, unionOfVotes } from './merging.ts'

interface Preview {
  obstacle: string | null
  votes: number
  added: number
  both: number
  staying: number
  requests: number
}

const PreviewType = builder.objectRef<Preview>('IdeaMergePreview').implement({
  description: 'What would happen if an idea were merged into another one.',
  fields: (t) => ({
    obstacle: t.exposeString('obstacle', { nullable: true, description: 'Why it is not possible; null when it is.' }),
    votes: t.exposeInt('votes', { description: 'How many people would vote for the idea that goes on.' }),
    added: t.exposeInt('added', { description: 'How many of them voted for the merged idea alone.' }),
    both: t.exposeInt('both', { description: 'How many voted for both and would keep one vote.' }),
    staying: t.exposeInt('staying', {
      description: 'How many may not see the idea that goes on, so that their vote stays with the merged one.',
    }),
    requests: t.exposeInt('requests', { description: 'How many requests for validation would be closed.' }),
    undo: t.string({ description: 'How it can be undone, in words.', resolve: () => words.undo({ hours: undoHours }) }),
  }),
})

builder.queryField('ideaMergePreview', (t) =>
  t.field({
    type: PreviewType,
    requires: 'IDEA_REVIEW',
    description: 'Counts what a merge of an idea into another one would do, and changes nothing.',
    args: {
      id: t.arg.id({ required: true, description: 'The idea that would be merged.' }),
      intoId: t.arg.id({ required: true, description: 'The idea that would go on.' }),
    },
    resolve: async (_, args, { db, access }) => {
      const { id, intoId } = await check(mergeIdeasRules.pick(['id', 'intoId']), args)
      const merged = await access.find('IDEA_REVIEW', id)
      const into = await access.find('IDEA_REVIEW', intoId)
      const { added, both, staying } = await unionOfVotes(db, merged, into)
      return {
        obstacle: mergeObstacle(merged, into),
        votes: into.votes + added.length,
        added: added.length,
        both: both.length,
        staying: staying.length,
        requests: await db.validationRequest.count({ where: waitingRequests(id) }),
      }
    },
  }),
)

builder.prismaObjectFields('Idea', (t) => ({
  mergedInto: t.relation('mergedInto', {
    nullable: true,
    description: 'The idea into which it was merged, when the viewer may see that one.',
  }),
  mergedAt: t.expose('mergedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When it was merged into another idea; nothing for others.',
  }),
  mergeReason: t.exposeString('mergeReason', {
    nullable: true,
    requires: 'IDEA_READ_INTERNAL',
    description: 'Why it was merged.',
  }),
  mergedIdeas: t.relation('mergedIdeas', {
    description: 'The ideas that were merged into it, those that the viewer may see, the latest first.',
    query: (_, ctx) => ({ where: ctx.access.within('IDEA_READ'), orderBy: [{ mergedAt: 'desc' }, { id: 'desc' }] }),
  }),
  canUndoMerge: t.boolean({
    nullable: true,
    requires: 'IDEA_REVIEW',
    description: 'Whether its merge can still be undone.',
    extensions: { reads: ['mergedAt'] },
    resolve: ({ mergedAt }) => canUndo(mergedAt),
  }),
}))

for (const change of [mergeIdeas, undoIdeaMerge])
  actionField(change as typeof mergeIdeas, (t) => ({
    idea: recordField(t, 'Idea', ({ ideaId }) => ideaId),
    into: recordField(t, 'Idea', ({ intoId }) => intoId),
  }))
