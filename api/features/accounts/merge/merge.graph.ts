/** Merging accounts in the schema: what a merge would do, and doing it. */
import * as words from '#texts/accountMerge/words.js'
import type { User } from '../../../__generated__/prisma/client.ts'
import { check } from '../../../action.ts'
import { actionField, recordField } from '../../../actionField.ts'
import { builder, describedEnum } from '../../../builder.ts'
import { modelInWords } from '../../../modelWords.ts'
import { mergeAccounts, mergeObstacle, restoreMergedAccount, undoHours } from './merge.actions.ts'
import { mergePreview, type Counted } from './mergePreview.ts'
import type { MergeRule } from './mergeRules.ts'
import { mergeAccountsRules } from './merge.rules.ts'

const RuleEnum = describedEnum<MergeRule>('AccountMergeRule', 'What becomes of something when its account is merged.', {
  MOVE: 'It is the kept account’s; where both have the same, one is kept.',
  STAY: 'It stays with the merged account, as evidence or as its setting.',
  END: 'It is deleted: what one signs in with.',
})

const CountedType = builder.objectRef<Counted>('AccountMergePart').implement({
  description: 'Things of one kind that point to the account that would be merged.',
  fields: (t) => ({
    key: t.string({ description: 'Names it among the parts.', resolve: ({ table, column }) => `${table}.${column}` }),
    kind: t.string({ description: 'What they are, in words.', resolve: ({ table }) => modelInWords(table) }),
    rule: t.expose('rule', { type: RuleEnum }),
    count: t.exposeInt('count', { description: 'How many there are.' }),
    once: t.exposeInt('once', { description: 'Of how many both accounts have the same.' }),
    titles: t.exposeStringList('titles', { description: 'What these are of, at most 20.' }),
  }),
})

interface Preview {
  kept: User
  merged: User
  obstacle: string | null
  parts: Counted[]
}

const PreviewType = builder.objectRef<Preview>('AccountMergePreview').implement({
  description: 'What would happen if a second account of a person were merged into the first one.',
  fields: (t) => ({
    obstacle: t.exposeString('obstacle', { nullable: true, description: 'Why it is not possible; null when it is.' }),
    rolesDiffer: t.boolean({
      description: 'Whether a role is to be chosen.',
      resolve: ({ kept, merged }) => kept.role !== merged.role,
    }),
    parts: t.field({ type: [CountedType], resolve: ({ parts }) => parts }),
    undo: t.string({ description: 'How it can be undone, in words.', resolve: () => words.undo({ hours: undoHours }) }),
  }),
})

builder.queryField('accountMergePreview', (t) =>
  t.field({
    type: PreviewType,
    requires: 'USER_MANAGE',
    description: 'Counts what a merge would move, keep once, leave and end, and changes nothing.',
    args: {
      id: t.arg.id({ required: true, description: 'The account that stays.' }),
      duplicateId: t.arg.id({ required: true, description: 'The account that would be merged into it.' }),
    },
    resolve: async (_, args, { db, viewer, access }) => {
      const { id, duplicateId } = await check(mergeAccountsRules.pick(['id', 'duplicateId']), args)
      await access.find('USER_READ', id)
      await access.find('USER_READ', duplicateId)
      const [kept, merged] = await Promise.all(
        [id, duplicateId].map((one) => db.user.findUniqueOrThrow({ where: { id: one } })),
      )
      const obstacle = mergeObstacle(viewer!.id, kept!, merged!)
      return { kept: kept!, merged: merged!, obstacle, parts: obstacle ? [] : await mergePreview(db, id, duplicateId) }
    },
  }),
)

builder.prismaObjectFields('User', (t) => ({
  mergedInto: t.relation('mergedInto', {
    nullable: true,
    requires: 'USER_MANAGE',
    description: 'The account into which this one was merged.',
  }),
  canRestoreMerged: t.boolean({
    nullable: true,
    requires: 'USER_MANAGE',
    description: 'Whether its merge can still be undone.',
    extensions: { reads: [] },
    resolve: async ({ id: mergedId }, _args, { db }) =>
      (await db.accountMerge.count({
        where: { mergedId, undoneAt: null, at: { gt: new Date(Date.now() - undoHours * 3_600_000) } },
      })) > 0,
  }),
}))

actionField(mergeAccounts, (t) => ({ user: recordField(t, 'User', ({ userId }) => userId) }))
actionField(restoreMergedAccount, (t) => ({ user: recordField(t, 'User', ({ userId }) => userId) }))
