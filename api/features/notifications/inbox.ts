/** The boxes of the inbox: what waits to be read, what asks for something, what comes back later, what was put away. */
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Context } from '../../context.ts'
import { owedAmong } from '../../duties/countDuties.ts'
import { kinds } from './notificationText.ts'

/** So many of the latest records are looked at for what still needs action. */
const most = 2_000

/** Neither archived nor snoozed. */
export const inInbox = () => ({
  archivedAt: null,
  OR: [{ snoozedUntil: null }, { snoozedUntil: { lte: new Date() } }],
})

/** Hidden until a moment that is still to come. */
export const snoozed = () => ({ snoozedUntil: { gt: new Date() } })

const asking = (Object.keys(kinds) as NotificationKind[]).filter((kind) => kinds[kind].asks)

/** What asks the viewer for something that is still owed: read from the duties, so that what was done needs no action. */
export async function needingAction(ctx: Context) {
  const told = await ctx.db.notification.groupBy({
    by: ['kind', 'entityId'],
    where: {
      AND: [{ kind: { in: asking }, entityId: { not: null } }, inInbox(), ctx.access.within('NOTIFICATION_READ')],
    },
    _max: { id: true },
    orderBy: { _max: { id: 'desc' } },
    take: most,
  })
  const owed = await Promise.all(
    [...Map.groupBy(told, ({ kind }) => kind)].flatMap(([kind, some]) =>
      kinds[kind].asks!.map(async ({ duty, by = 'id' }) => {
        const about = some.map(({ entityId }) => entityId!)
        const viewing = { db: ctx.db, viewer: ctx.viewer!, access: ctx.access }
        return { kind, entityId: { in: await owedAmong(viewing, duty, by, about) } }
      }),
    ),
  )
  // An empty OR beside others would be every one of them.
  return owed.length > 0 ? { AND: [inInbox(), { OR: owed }] } : { id: { in: [] as number[] } }
}
