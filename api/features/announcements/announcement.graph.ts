/** Announcements in the schema. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { AnnouncementSeverity } from '../../__generated__/prisma/enums.ts'
import { actionField, recordField } from '../../actionField.ts'
import { batched } from '../../batched.ts'
import { builder, describedEnum, RoleEnum } from '../../builder.ts'
import { listField } from '../../listField.ts'
import { numberField } from '../../numberField.ts'
import { HasHistoryInterface, RecordInterface } from '../../records/interfaces.graph.ts'
import { announcementRelations } from '../../relations/announcements.ts'
import { createAnnouncement, deleteAnnouncement, endAnnouncement, updateAnnouncement } from './announcement.actions.ts'
import { announcementSort, announcementWhere, stateOf, type AnnouncementState } from './announcement.list.ts'
import { announcementFilterRules } from './announcement.rules.ts'
import { readersOf } from './readersOf.ts'
import { dismissAnnouncement, seeAnnouncements } from './receipt.actions.ts'

const SeverityEnum = describedEnum<AnnouncementSeverity>('AnnouncementSeverity', 'How urgent an announcement is.', {
  INFORMATION: null,
  WARNING: 'Its readers should act, or wait.',
  CRITICAL: 'It stands above the others.',
})

const StateEnum = describedEnum<AnnouncementState>('AnnouncementState', 'Where an announcement stands.', {
  SHOWN: 'Its readers see it now.',
  SCHEDULED: 'It begins later.',
  ENDED: null,
})

const isSeen = batched<boolean>(async ({ db, viewer }, ids) => {
  const seen = await db.announcementReceipt.findMany({
    where: { userId: viewer?.id ?? 0, announcementId: { in: [...ids] } },
    select: { announcementId: true },
  })
  const known = new Set(seen.map(({ announcementId }) => announcementId))
  return ids.map((id) => known.has(id))
})

const countOf = (where: Prisma.AnnouncementReceiptWhereInput) =>
  batched<number>(async ({ db }, ids) => {
    const counts = await db.announcementReceipt.groupBy({
      by: ['announcementId'],
      where: { AND: [where, { announcementId: { in: [...ids] } }] },
      _count: true,
    })
    const known = new Map(counts.map(({ announcementId, _count }) => [announcementId, _count]))
    return ids.map((id) => known.get(id) ?? 0)
  })

const seenBy = countOf({})
const hiddenBy = countOf({ dismissedAt: { not: null } })

builder.prismaNode('Announcement', {
  id: { field: 'id' },
  interfaces: [RecordInterface, HasHistoryInterface],
  readable: 'ANNOUNCEMENT_READ',
  description: 'What administrators announce to people on the pages that they open.',
  fields: (t) => ({
    number: t.exposeInt('id'),
    title: t.exposeString('title'),
    text: t.exposeString('text', { description: 'Plain text.' }),
    titleArabic: t.exposeString('titleArabic'),
    textArabic: t.exposeString('textArabic'),
    severity: t.expose('severity', { type: SeverityEnum }),
    pages: t.exposeStringList('pages', {
      description: 'The beginnings of the paths of the pages that show it; with none, every page does.',
    }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Null while nobody knows when it ends.',
    }),
    state: t.field({
      type: StateEnum,
      extensions: { reads: ['startsAt', 'endsAt'] },
      resolve: (announcement) => stateOf(announcement),
    }),
    dismissible: t.exposeBoolean('dismissible', { description: 'Whether its readers may hide it.' }),
    version: t.exposeInt('version', { description: 'Counts up when its words change.' }),
    isSeen: t.boolean({
      description: 'Whether the viewer has been shown this version before.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => isSeen(ctx, id),
    }),
    roles: t.field({
      type: [RoleEnum],
      nullable: true,
      requires: 'ANNOUNCEMENT_MANAGE',
      description: 'Who reads it; with none, people of every role do.',
      extensions: { reads: ['roles'] },
      resolve: ({ roles }) => roles,
    }),
    departments: t.exposeStringList('departments', {
      nullable: true,
      requires: 'ANNOUNCEMENT_MANAGE',
      description: 'People of these departments; with none, of every department.',
    }),
    notifies: t.exposeBoolean('notifies', {
      nullable: true,
      requires: 'ANNOUNCEMENT_MANAGE',
      description: 'Whether its readers are also notified when it begins.',
    }),
    readerCount: t.int({
      nullable: true,
      requires: 'ANNOUNCEMENT_MANAGE',
      description: 'How many people it is made to.',
      extensions: { reads: ['roles', 'departments'] },
      resolve: (announcement, _, { db }) => db.user.count({ where: readersOf(announcement) }),
    }),
    seenCount: t.int({
      nullable: true,
      requires: 'ANNOUNCEMENT_MANAGE',
      description: 'How many have been shown this version.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => seenBy(ctx, id),
    }),
    dismissedCount: t.int({
      nullable: true,
      requires: 'ANNOUNCEMENT_MANAGE',
      description: 'How many have hidden this version.',
      extensions: { reads: [] },
      resolve: ({ id }, _, ctx) => hiddenBy(ctx, id),
    }),
    createdBy: t.relation('createdBy', { nullable: true, requires: 'ANNOUNCEMENT_MANAGE' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
})

listField('announcements', {
  type: 'Announcement',
  read: 'ANNOUNCEMENT_MANAGE',
  description: 'All announcements: those that are shown, come later, or have ended.',
  filter: { rules: announcementFilterRules, where: announcementWhere },
  sort: announcementSort,
  order: { field: 'STARTS_AT', direction: 'DESC' },
})

numberField('announcement', { type: 'Announcement', read: 'ANNOUNCEMENT_MANAGE' })

/** More than anybody reads. */
const mostShown = 20

builder.queryField('currentAnnouncements', (t) =>
  t.prismaField({
    type: ['Announcement'],
    requires: 'public',
    description: 'What is announced to the viewer now and was not hidden, the most urgent first; nothing for visitors.',
    resolve: (query, _, _args, { db, viewer }) =>
      viewer?.status === 'ACTIVE'
        ? db.announcement.findMany({
            ...query,
            where: {
              AND: [
                announcementRelations.Announcement.announced(viewer),
                {
                  OR: [
                    { dismissible: false },
                    { receipts: { none: { userId: viewer.id, dismissedAt: { not: null } } } },
                  ],
                },
              ],
            },
            orderBy: [{ severity: 'desc' }, { startsAt: 'desc' }, { id: 'desc' }],
            take: mostShown,
          })
        : [],
  }),
)

for (const change of [createAnnouncement, updateAnnouncement, endAnnouncement])
  actionField(change as typeof endAnnouncement, (t) => ({
    announcement: recordField(t, 'Announcement', (out) => out.announcementId),
  }))

actionField(deleteAnnouncement, (t) => ({
  deletedId: t.globalID({ resolve: ({ deletedId }) => ({ type: 'Announcement', id: deletedId }) }),
}))

actionField(seeAnnouncements, (t) => ({
  done: t.boolean({ description: 'Whether it is known now.', resolve: ({ done }) => done }),
}))

actionField(dismissAnnouncement, (t) => ({
  dismissedId: t.globalID({
    description: 'Which announcement the viewer does not see any more.',
    resolve: ({ announcementId }) => ({ type: 'Announcement', id: announcementId }),
  }),
}))
