/** The activity log in the schema: what everybody did, for administrators. */
import { Prisma } from '../../__generated__/prisma/client.ts'
import { batched } from '../../batched.ts'
import { builder } from '../../builder.ts'
import type { Db } from '../../db.ts'
import { listField } from '../../listField.ts'
import { fieldChanges, FieldChangeType } from '../../records/history.graph.ts'
import { pathOf } from '../../records/records.ts'
import { titlesOf } from '../../records/titles.ts'
import { activitySort, activityWhere } from './activity.list.ts'
import { mayReadValues } from './activityRecords.ts'
import { activityFilterRules } from './activity.rules.ts'
import { modelInWords } from '../../modelWords.ts'
import { changesInWords, deedInWords } from './activityWords.ts'

const about = { entity: true, entityId: true } as const

const titleOf = batched(async (ctx, ids) => {
  const rows = await ctx.db.auditEntry.findMany({ where: { id: { in: [...ids] } }, select: { id: true, ...about } })
  const named = ids.map((id) => rows.find((row) => row.id === id)!)
  return titlesOf(ctx, named)
})

const erasedAt = batched(async ({ db }, ids) => {
  const rows = await db.auditErasure.groupBy({
    by: ['entryId'],
    where: { entryId: { in: [...ids] } },
    _max: { at: true },
  })
  const found = new Map(rows.map(({ entryId, _max }) => [entryId, _max.at]))
  return ids.map((id) => found.get(id) ?? null)
})

/** What a connection does names it among the changes (accounts/provisioning/provision.ts). */
function connectionIn(changes: Prisma.JsonValue): string | null {
  const { provisioning } = (changes ?? {}) as Record<string, unknown>
  const name: unknown = Array.isArray(provisioning) ? provisioning[1] : null
  return typeof name === 'string' ? name : null
}

const ActivityEntry = builder.prismaNode('AuditEntry', {
  variant: 'ActivityEntry',
  id: { field: 'id' },
  readable: 'ACTIVITY_READ',
  description: 'Something that a person or the platform did, as the audit trail keeps it.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    at: t.expose('at', { type: 'DateTime' }),
    action: t.exposeString('action', { description: 'The name of the mutation or job.' }),
    deed: t.string({
      select: { action: true },
      description: 'What was done, in words.',
      resolve: ({ action }) => deedInWords(action),
    }),
    actor: t.relation('actor', { nullable: true, description: 'Null for what the platform did by itself.' }),
    connection: t.string({
      nullable: true,
      select: { changes: true },
      description: 'The provisioning connection that did it; null for people, and for the platform by itself.',
      resolve: ({ changes }) => connectionIn(changes),
    }),
    entity: t.exposeString('entity', { description: 'The kind of record, by its name.' }),
    entityNumber: t.exposeInt('entityId'),
    kind: t.string({
      select: { entity: true },
      description: 'The kind of record, in words.',
      resolve: ({ entity }) => modelInWords(entity),
    }),
    title: t.string({
      nullable: true,
      description: 'The title of the record as it is now; null where the viewer does not see it.',
      select: { id: true },
      resolve: ({ id }, _args, ctx) => titleOf(ctx, id),
    }),
    path: t.string({
      nullable: true,
      description: 'The path of the page of the record; null where it has none.',
      select: about,
      resolve: ({ entity, entityId }, _args, { access }) =>
        entity === 'User'
          ? `/admin/user-management/edit-user/${entityId}`
          : pathOf(entity, entityId, (permission) => access.allowed(permission)),
    }),
    address: t.exposeString('address', {
      description: 'The network address of the request; empty where none is known.',
    }),
    changes: t.field({
      type: [FieldChangeType],
      nullable: true,
      description: 'Null for a record of which the viewer does not read the history.',
      select: { ...about, action: true, changes: true },
      resolve: async (entry, _args, ctx) => ((await mayReadValues(ctx, entry)) ? fieldChanges(entry) : null),
    }),
    changesInWords: t.string({
      nullable: true,
      description: 'The changes as one text, for files.',
      select: { ...about, action: true, changes: true },
      resolve: async (entry, _args, ctx) => ((await mayReadValues(ctx, entry)) ? changesInWords(ctx, entry) : null),
    }),
    comment: t.string({
      nullable: true,
      description: 'Why, in the words of who did it, under the same condition.',
      select: { ...about, comment: true },
      resolve: async (entry, _args, ctx) => ((await mayReadValues(ctx, entry)) ? entry.comment : null),
    }),
    erasedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When personal content was erased from it.',
      select: { id: true },
      resolve: ({ id }, _args, ctx) => erasedAt(ctx, id),
    }),
  }),
})

listField('activity', {
  type: 'AuditEntry',
  shown: { name: 'ActivityEntry', ref: ActivityEntry },
  read: 'ACTIVITY_READ',
  description: 'What everyone did.',
  filter: { rules: activityFilterRules, where: activityWhere },
  sort: activitySort,
  order: { field: 'AT', direction: 'DESC' },
})

interface Word {
  name: string
  words: string
}
const ActivityWord = builder.objectRef<Word>('ActivityWord').implement({
  description: 'An action or a kind of record that the activity log has.',
  fields: (t) => ({ name: t.exposeString('name'), words: t.exposeString('words') }),
})

/** The values of a column, one look into its index for each: distinct ones among millions would be read one by one. */
async function valuesOf(db: Db, column: 'action' | 'entity', inWords: (name: string) => string): Promise<Word[]> {
  const value = Prisma.raw(`"${column}"`)
  const rows = await db.$queryRaw<{ name: string }[]>`
    WITH RECURSIVE each AS (
      (SELECT ${value} AS name FROM "AuditEntry" ORDER BY ${value} LIMIT 1)
      UNION ALL
      SELECT (SELECT ${value} FROM "AuditEntry" WHERE ${value} > each.name ORDER BY ${value} LIMIT 1)
      FROM each WHERE each.name IS NOT NULL)
    SELECT name FROM each WHERE name IS NOT NULL`
  const words = rows.map(({ name }) => ({ name, words: inWords(name) }))
  return words.sort((a, b) => a.words.localeCompare(b.words, 'en'))
}

builder.queryFields((t) => ({
  activityActions: t.field({
    type: [ActivityWord],
    requires: 'ACTIVITY_READ',
    description: 'The actions that the activity log has, by their words.',
    resolve: (_, _args, { db }) => valuesOf(db, 'action', deedInWords),
  }),
  activityEntities: t.field({
    type: [ActivityWord],
    requires: 'ACTIVITY_READ',
    description: 'The kinds of records that the activity log has, by their words.',
    resolve: (_, _args, { db }) => valuesOf(db, 'entity', modelInWords),
  }),
}))
