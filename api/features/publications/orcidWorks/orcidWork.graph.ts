/** The works that were found in ORCID records, and when these are read, in the schema. */
import type { OrcidProblem } from '../../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../../actionField.ts'
import { batched } from '../../../batched.ts'
import { builder, describedEnum } from '../../../builder.ts'
import { config } from '../../../config.ts'
import { dayLength } from '../../../days.ts'
import { inOrder } from '../../../inOrder.ts'
import type { CslItem } from '../citations/csl.ts'
import { PublicationEntryType } from '../publicationImport.graph.ts'
import { readEntries, type ReadEntry } from '../sources/readEntries.ts'
import { dismissOrcidWork, restoreOrcidWork, setOrcidWatch } from './orcidWork.actions.ts'
import { suggestedWorks } from './suggestedWorks.ts'
import { watched } from './watched.ts'

const ProblemEnum = describedEnum<OrcidProblem>('OrcidProblem', 'Why an ORCID record could not be read.', {
  UNKNOWN: 'ORCID has no record with the iD.',
  BUSY: 'ORCID asked to be called later.',
  AWAY: 'ORCID did not answer, or not with a record.',
})

/** Works as the review of an import shows them, each with its place among those that are read together. */
const entryOf = batched<ReadEntry>(async ({ db }, ids) => {
  const works = await db.orcidWork.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, putCode: true, item: true },
  })
  const byId = new Map(works.map((work) => [work.id, work]))
  return readEntries(
    db,
    ids.map((id, nth) => {
      const { putCode = '', item = {} } = byId.get(id) ?? {}
      return { line: nth + 1, key: putCode, text: JSON.stringify(item, null, 2), item: item as CslItem }
    }),
  )
})

builder.prismaNode('OrcidWork', {
  id: { field: 'id' },
  readable: 'ORCID_WORK_OWN',
  description: 'A work that was found in the ORCID record of its person. It is added only by importPublications.',
  fields: (t) => ({
    entry: t.field({
      type: PublicationEntryType,
      description: 'The work as it can be imported.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => entryOf(ctx, id),
    }),
    dismissedAt: t.expose('dismissedAt', { type: 'DateTime', nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was found.' }),
  }),
})

builder.queryField('orcidWorks', (t) =>
  t.prismaField({
    type: ['OrcidWork'],
    requires: 'PUBLICATION_CREATE',
    description:
      'Works of the ORCID record of the viewer that are not listed and not dismissed, the newest first; at most 500.',
    resolve: async (query, _, _args, { db, viewer }) => {
      const ids = await suggestedWorks(db, viewer!.id)
      return inOrder(ids, await db.orcidWork.findMany({ ...query, where: { id: { in: ids } } }))
    },
  }),
)

builder.queryField('dismissedOrcidWorks', (t) =>
  t.prismaField({
    type: ['OrcidWork'],
    requires: 'PUBLICATION_CREATE',
    description: 'Works of the ORCID record of the viewer that the viewer dismissed, the latest first; at most 100.',
    resolve: (query, _, _args, { db, viewer }) =>
      db.orcidWork.findMany({
        ...query,
        where: { watch: { userId: viewer!.id }, dismissedAt: { not: null } },
        orderBy: [{ dismissedAt: 'desc' }, { id: 'desc' }],
        take: 100,
      }),
  }),
)

interface Watch {
  enabled: boolean
  readAt: Date | null
  nextReadAt: Date | null
  problem: OrcidProblem | null
}

const WatchType = builder.objectRef<Watch>('OrcidWatch').implement({
  description: 'Whether and when the ORCID record of the viewer is read for new works.',
  fields: (t) => ({
    enabled: t.exposeBoolean('enabled', {
      description: 'As the viewer chose; without a choice, whether the iD is proven.',
    }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When it was last read.' }),
    nextReadAt: t.expose('nextReadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'From when on it is read again; null while it is not.',
    }),
    problem: t.expose('problem', {
      type: ProblemEnum,
      nullable: true,
      description: 'Why it could not be read since then; null when it could.',
    }),
  }),
})

builder.queryField('orcidWatch', (t) =>
  t.field({
    type: WatchType,
    nullable: true,
    requires: 'ACCOUNT_OWN',
    description: 'How the ORCID record of the viewer is read; null for those who are no researchers or have no iD.',
    resolve: async (_, _args, { db, viewer }) => {
      const watch = await db.orcidWatch.findFirst({
        where: { userId: viewer!.id, user: { role: 'RESEARCHER' } },
        include: { user: { select: { orcidProvenAt: true } } },
      })
      if (!watch) return null
      const enabled = watch.enabled ?? watch.user.orcidProvenAt !== null
      return { ...watch, enabled, nextReadAt: enabled && config.orcid.apiUrl ? watch.nextReadAt : null }
    },
  }),
)

interface Lookups {
  enabled: boolean
}

const week = () => new Date(Date.now() - 7 * dayLength)

const LookupsType = builder.objectRef<Lookups>('OrcidLookups').implement({
  description: 'How the ORCID records of researchers are read for new works, each about once a week.',
  fields: (t) => ({
    enabled: t.exposeBoolean('enabled', { description: 'Whether this server reads ORCID records (RESEARCH_LOOKUPS).' }),
    lastReadAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When a record was last read.',
      resolve: async (_, _args, { db }) => (await db.orcidWatch.aggregate({ _max: { readAt: true } }))._max.readAt,
    }),
    recordCount: t.int({
      description: 'How many records are read.',
      resolve: (_, _args, { db }) => db.orcidWatch.count({ where: watched }),
    }),
    readCount: t.int({
      description: 'How many of them were read in the last seven days.',
      resolve: (_, _args, { db }) => db.orcidWatch.count({ where: { AND: [watched, { readAt: { gte: week() } }] } }),
    }),
    foundCount: t.int({
      description: 'How many new works were found in the last seven days.',
      resolve: (_, _args, { db }) => db.orcidWork.count({ where: { createdAt: { gte: week() } } }),
    }),
    problemCount: t.int({
      description: 'How many records could not be read at last.',
      resolve: (_, _args, { db }) => db.orcidWatch.count({ where: { AND: [watched, { failures: { gt: 0 } }] } }),
    }),
  }),
})

builder.queryField('orcidLookups', (t) =>
  t.field({
    type: LookupsType,
    requires: 'ADMINISTRATION',
    description: 'How the ORCID records of researchers are read for new works.',
    resolve: () => ({ enabled: config.orcid.apiUrl !== undefined }),
  }),
)

for (const change of [dismissOrcidWork, restoreOrcidWork])
  actionField(change as typeof dismissOrcidWork, (t) => ({
    work: recordField(t, 'OrcidWork', (out) => out.workId),
  }))
actionField(setOrcidWatch, (t) => ({
  person: recordField(t, 'User', (out) => out.userId),
}))
