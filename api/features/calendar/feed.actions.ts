/** The address at which calendar programs follow a person's events: made again, which ends the old one, and revoked. */
import { object } from 'yup'
import { action } from '../../action.ts'
import { config } from '../../config.ts'
import { hashToken, newToken } from '../../tokens.ts'

export const createCalendarFeed = action({
  name: 'createCalendarFeed',
  requires: 'MEETING_CREATE',
  recentPassword: true,
  rules: object(),
  description: "Makes the secret address of the viewer's calendar. It is shown once; an earlier one ends.",
  async run({ tx, viewer, audit }) {
    const token = newToken()
    const row = { tokenHash: hashToken(token), createdAt: new Date(), lastReadAt: null }
    await tx.calendarFeed.upsert({
      where: { userId: viewer.id },
      create: { userId: viewer.id, ...row },
      update: row,
    })
    await audit('User', viewer.id, { calendarFeed: [null, 'made'] })
    return { url: `${config.publicUrl}/api/calendar/${token}.ics` }
  },
})

export const revokeCalendarFeed = action({
  name: 'revokeCalendarFeed',
  requires: 'MEETING_CREATE',
  personal: true,
  rules: object(),
  description: "Ends the secret address of the viewer's calendar at once.",
  async run({ tx, viewer, audit }) {
    const { count } = await tx.calendarFeed.deleteMany({ where: { userId: viewer.id } })
    if (count) await audit('User', viewer.id, { calendarFeed: ['made', null] })
    return { revoked: count > 0 }
  },
})
