/** The address of the viewer's calendar, in the schema. */
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import type { Context } from '../../context.ts'
import { createCalendarFeed, revokeCalendarFeed } from './feed.actions.ts'

const Feed = builder.objectRef<{ createdAt: Date; lastReadAt: Date | null }>('CalendarFeed').implement({
  description: "The secret address of a person's calendar; the address itself is shown once, when it is made.",
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastReadAt: t.expose('lastReadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a program last read it, to the hour.',
    }),
  }),
})

const feedOf = ({ db, viewer }: Context) => db.calendarFeed.findUnique({ where: { userId: viewer!.id } })

builder.queryField('calendarFeed', (t) =>
  t.field({
    type: Feed,
    nullable: true,
    requires: 'MEETING_CREATE',
    description: "The viewer's calendar address; nothing when there is none.",
    resolve: (_, _args, ctx) => feedOf(ctx),
  }),
)

const current = 'The address that is in force now, if any.'

actionField(createCalendarFeed, (t) => ({
  url: t.exposeString('url', { description: 'The address. It is shown now and never again.' }),
  calendarFeed: t.field({ type: Feed, nullable: true, description: current, resolve: (_, _args, ctx) => feedOf(ctx) }),
}))
actionField(revokeCalendarFeed, (t) => ({
  revoked: t.exposeBoolean('revoked'),
  calendarFeed: t.field({ type: Feed, nullable: true, description: current, resolve: (_, _args, ctx) => feedOf(ctx) }),
}))
