/**
 * Everything that hangs on a person, one entry for each relation of the model: what the person may take along, and what
 * becomes of it when the account is deleted. A relation that is missing here does not compile.
 */
import { buffer } from 'node:stream/consumers'
import * as people from '#texts/ui/people.js'
import { featureBelongings } from '../../__generated__/features/belongings.ts'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Context } from '../../context.ts'
import { publish } from '../../events.ts'
import { madeOfProjects } from '../../db.ts'
import { sortedAsShown } from '../../sortedAsShown.ts'
import { enqueue } from '../../job.ts'
import { leaveMeetings } from '../calendar/leaveMeetings.ts'
import { removeBytes } from '../files/file.jobs.ts'
import { read } from '../files/storage.ts'
import { toKeep } from '../../language.ts'
import { wantedName } from '../../languages.rules.ts'
import { templatesFor } from '../../wording/templatesFor.ts'
import { wordsOf } from '../notifications/notificationText.ts'
import type { Viewer } from '../../viewer.ts'
import { oldestFirst, type Belonging } from '../../records/belonging.ts'
import { deviceOf } from '../../device.ts'
import { dropPicture } from './picture.actions.ts'

/** What is kept in the place of a name that is gone. */
export const formerMember = toKeep(people.former)

const madeByTheDatabase = { ...madeOfProjects, importKey: true }

const belongings = {
  signIns: {
    take: async ({ db, access }) =>
      (await db.signIn.findMany({ where: access.within('SIGN_IN_READ'), orderBy: oldestFirst })).map(
        ({ userAgent, address, createdAt, lastSeenAt, expiresAt }) => ({
          device: deviceOf(userAgent),
          userAgent,
          address,
          createdAt,
          lastSeenAt,
          expiresAt,
        }),
      ),
    // They are ended, not only deleted: see deleteAccount.
  },
  // In these an administrator sees the platform as somebody else; the logs of both tell of it.
  viewedSessions: {},
  passwordResets: {
    leave: ({ tx, viewer }) => tx.passwordReset.deleteMany({ where: { userId: viewer.id } }),
  },
  emailChange: {
    take: ({ db }, userId) =>
      db.emailChange.findMany({ where: { userId }, select: { email: true, createdAt: true, expiresAt: true } }),
    leave: ({ tx, viewer }) => tx.emailChange.deleteMany({ where: { userId: viewer.id } }),
  },
  projects: {
    take: ({ db, access }, ownerId) =>
      db.project.findMany({
        where: { AND: [{ ownerId }, access.within('PROJECT_READ_INTERNAL')] },
        omit: madeByTheDatabase,
        orderBy: oldestFirst,
      }),
    // The university goes on with them: staff archive them or give them to somebody else (docs/spec/accounts.md#leaving).
    leave: async ({ tx, viewer, audit }) => {
      const owned = await tx.project.findMany({ where: { ownerId: viewer.id }, select: { id: true } })
      await tx.project.updateMany({
        where: { ownerId: viewer.id, principalInvestigator: { in: ['', viewer.name] } },
        data: { principalInvestigator: formerMember },
      })
      await tx.project.updateMany({ where: { ownerId: viewer.id }, data: { ownerId: null } })
      for (const { id } of owned) await audit('Project', id, { ownerId: [viewer.id, null] })
    },
  },
  memberships: {
    take: ({ db, access }, userId) =>
      db.projectMember.findMany({
        where: { userId, project: access.within('PROJECT_READ') },
        select: { role: true, joinedAt: true, project: { select: { id: true, title: true } } },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.projectMember.deleteMany({ where: { userId: viewer.id } }),
  },
  joinRequests: {
    take: ({ db, access }, userId) =>
      db.joinRequest.findMany({
        where: { userId, project: access.within('PROJECT_READ') },
        select: { message: true, createdAt: true, project: { select: { id: true, title: true } } },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.joinRequest.deleteMany({ where: { userId: viewer.id } }),
  },
  notifications: {
    take: async (ctx) => {
      const { db, access } = ctx
      const templates = await templatesFor(ctx)
      const told = await db.notification.findMany({ where: access.within('NOTIFICATION_READ'), orderBy: oldestFirst })
      return told.map(({ kind, data, createdAt, readAt, archivedAt, snoozedUntil }) => {
        const { title, message } = wordsOf(kind, data, wantedName(), templates)
        return { title, message, createdAt, readAt, archivedAt, snoozedUntil }
      })
    },
    leave: ({ tx, viewer }) => tx.notification.deleteMany({ where: { userId: viewer.id } }),
  },
  mails: {
    take: ({ db }, userId) =>
      db.outgoingMail.findMany({
        where: { userId },
        select: { kind: true, email: true, subject: true, state: true, createdAt: true, endedAt: true },
        orderBy: oldestFirst,
      }),
    // Those that wait are not sent any more, and the others say to which address they went.
    leave: ({ tx, viewer }) => tx.outgoingMail.deleteMany({ where: { userId: viewer.id } }),
  },
  notificationPreferences: {
    take: ({ db }, userId) =>
      db.notificationPreference.findMany({
        where: { userId },
        select: { kind: true, bell: true, email: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.notificationPreference.deleteMany({ where: { userId: viewer.id } }),
  },
  notificationSchedule: {
    take: ({ db }, userId) =>
      db.notificationSchedule.findMany({ where: { userId }, omit: { unsubscribeKey: true, userId: true } }),
    leave: ({ tx, viewer }) => tx.notificationSchedule.deleteMany({ where: { userId: viewer.id } }),
  },
  webhooks: {
    take: ({ db, access }) =>
      db.webhook.findMany({ where: access.within('WEBHOOK_OWN'), omit: { secret: true }, orderBy: oldestFirst }),
    leave: ({ tx, viewer }) => tx.webhook.deleteMany({ where: { userId: viewer.id } }),
  },
  apiKeys: {
    take: ({ db, access }) =>
      db.apiKey.findMany({ where: access.within('API_KEY_OWN'), omit: { tokenHash: true }, orderBy: oldestFirst }),
    leave: async ({ tx, viewer, afterCommit }) => {
      const keys = await tx.apiKey.findMany({ where: { userId: viewer.id }, select: { id: true } })
      await tx.apiKey.deleteMany({ where: { userId: viewer.id } })
      for (const { id } of keys) afterCommit(() => publish(`apiKeyEnded:${id}`, {}))
    },
  },
  accessRequests: {
    take: ({ db }, userId) =>
      db.accessRequest.findMany({ where: { userId }, omit: { id: true, userId: true }, orderBy: oldestFirst }),
    leave: ({ tx, viewer }) => tx.accessRequest.deleteMany({ where: { userId: viewer.id } }),
  },
  // What somebody did to the accounts of others stays in their logs.
  securityActs: {},
  securityEvents: {
    take: ({ db }, userId) =>
      db.securityEvent.findMany({
        where: { userId },
        select: { kind: true, address: true, userAgent: true, detail: true, count: true, createdAt: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.securityEvent.deleteMany({ where: { userId: viewer.id } }),
  },
  drafts: {
    take: ({ db, access }) =>
      db.draft.findMany({
        where: access.within('DRAFT_OWN'),
        select: { form: true, values: true, updatedAt: true },
        orderBy: oldestFirst,
      }),
    leave: ({ tx, viewer }) => tx.draft.deleteMany({ where: { userId: viewer.id } }),
  },
  imports: {
    take: ({ db, access }) =>
      db.import.findMany({
        where: access.within('IMPORT_OWN'),
        select: { id: true, fileName: true, state: true, rows: true, created: true, refused: true, createdAt: true },
        orderBy: oldestFirst,
      }),
    leave: async ({ tx, viewer }) => {
      const files = await tx.import.findMany({ where: { userId: viewer.id }, select: { key: true } })
      await tx.import.deleteMany({ where: { userId: viewer.id } })
      for (const { key } of files) await enqueue(tx, removeBytes, { key })
    },
  },
  meetingParticipations: {
    take: ({ db }, userId) =>
      db.meetingParticipant.findMany({
        where: { userId },
        select: {
          role: true,
          answer: true,
          comment: true,
          meeting: { select: { kind: true, state: true, title: true, startsAt: true, endsAt: true } },
        },
        orderBy: oldestFirst,
      }),
    leave: leaveMeetings,
    close: leaveMeetings,
  },
  // What was organized, cancelled and moved stands among the meetings above.
  organizedMeetings: {},
  cancelledMeetings: {},
  movedMeetings: {},
  availabilityHours: {
    take: ({ db }, userId) =>
      db.availabilityHours.findMany({ where: { userId }, omit: { userId: true }, orderBy: oldestFirst }),
    leave: ({ tx, viewer }) => tx.availabilityHours.deleteMany({ where: { userId: viewer.id } }),
  },
  availabilityExceptions: {
    take: ({ db }, userId) =>
      db.availabilityException.findMany({ where: { userId }, omit: { userId: true }, orderBy: oldestFirst }),
    leave: ({ tx, viewer }) => tx.availabilityException.deleteMany({ where: { userId: viewer.id } }),
  },
  availabilityRules: {
    take: ({ db }, userId) => db.availabilityRules.findMany({ where: { userId }, omit: { userId: true } }),
    leave: ({ tx, viewer }) => tx.availabilityRules.deleteMany({ where: { userId: viewer.id } }),
  },
  calendarFeed: {
    leave: ({ tx, viewer }) => tx.calendarFeed.deleteMany({ where: { userId: viewer.id } }),
  },
  picture: {
    take: async ({ db }, userId) => {
      const picture = await db.profilePicture.findUnique({ where: { userId } })
      if (!picture) return null
      const { key, mediaType, createdAt } = picture
      return { mediaType, createdAt, base64: (await buffer(await read(key))).toString('base64') }
    },
    leave: ({ tx, viewer }) => dropPicture(tx, viewer.id),
  },
  // They belong to the project, which keeps them.
  files: {
    take: ({ db, access }, uploaderId) =>
      db.file.findMany({
        where: { AND: [{ uploaderId }, access.within('FILE_READ')] },
        select: { id: true, name: true, mediaType: true, size: true, createdAt: true, projectId: true, teamId: true },
        orderBy: oldestFirst,
      }),
  },
  auditEntries: {
    // Not the values before and after: they may be another person's.
    take: ({ db }, actorId) =>
      db.auditEntry.findMany({
        where: { actorId },
        select: { at: true, action: true, entity: true, entityId: true, comment: true, address: true },
        orderBy: oldestFirst,
      }),
  },
  ...featureBelongings,
} as const satisfies Record<Exclude<keyof Prisma.UserInclude, '_count'>, Belonging>

const entries = Object.entries(belongings) as [string, Belonging][]

/** All that belongs to the viewer, for the file that 'Download my data' gives. */
export async function personalData(ctx: Context): Promise<Record<string, unknown>> {
  const { id } = ctx.viewer!
  const data: Record<string, unknown> = {
    takenAt: new Date(),
    account: await ctx.db.user.findUniqueOrThrow({
      where: { id },
      omit: { passwordHash: true, searchText: true, translationText: true, sortName: true, ...sortedAsShown },
    }),
  }
  for (const [name, { take }] of entries) if (take) data[name] = await take(ctx, id)
  return data
}

/** Deletes or hands over what belongs to the viewer. */
export async function leaveBelongings(work: Work): Promise<void> {
  for (const [, { leave }] of entries) await leave?.(work)
}

/** Puts in order what others wait for a person whose account is closed by somebody else. */
export async function closeBelongings(work: Work<Viewer | null>, person: Viewer): Promise<void> {
  for (const [, { close }] of entries) await close?.({ ...work, viewer: person })
}
