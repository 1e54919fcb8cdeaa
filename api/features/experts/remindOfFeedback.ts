/** Reminds experts, once, a day after a session about an idea, that its feedback is owed. */
import { object } from 'yup'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { tellPeople } from '../calendar/tellPeople.ts'
import { dayLength } from '../../days.ts'

export const remindOfFeedback = job({
  name: 'remindOfFeedback',
  rules: object(),
  retries: 2,
  every: 'hour',
  async run(db) {
    const now = Date.now()
    const sessions = await db.meeting.findMany({
      where: {
        kind: 'SESSION',
        state: { in: ['CONFIRMED', 'COMPLETED'] },
        endsAt: { lt: new Date(now - dayLength), gt: new Date(now - 3 * dayLength) },
        validationRequest: { status: 'ASSIGNED' },
      },
      include: { participants: { where: { role: 'EXPERT' }, select: { userId: true } } },
      orderBy: { id: 'asc' },
    })
    for (const { participants, ...meeting } of sessions)
      await inBackground(db, async (work) => {
        const where = { kind: 'SESSION_FEEDBACK_DUE', entity: 'Meeting', entityId: meeting.id } as const
        if (await work.tx.notification.count({ where })) return
        await tellPeople(work, meeting, {
          kind: 'SESSION_FEEDBACK_DUE',
          by: '',
          to: participants.map(({ userId }) => userId),
        })
      })
  },
})
