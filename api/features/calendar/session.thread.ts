/** Sessions about an idea, which serve a request for its validation. */
import type { MeetingState } from '../../__generated__/prisma/enums.ts'
import { thread } from '../../thread/definition.ts'

export const sessionThread = thread<{ title: string; state: MeetingState; startsAt: Date }>()({
  kind: 'SESSION',
  model: 'Meeting',
  within: (access) => ({ AND: [{ validationRequestId: { not: null } }, access.within('MEETING_READ')] }),
  from: { ValidationRequest: 'validationRequestId' },
  beside: true,
  select: { title: true, state: true, startsAt: true },
  when: ({ startsAt }) => startsAt,
  title: ({ title }) => title,
  state: ({ state }) => state,
  at: ({ id }) => ['Meeting', id],
})
