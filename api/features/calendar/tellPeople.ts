/** Tells the people of a meeting what became of it, with the time on each one's own clock. */
import * as people from '#texts/ui/people.js'
import type { Meeting, NotificationKind } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { toldSpan } from '../../toldTimes.ts'
import type { Viewer } from '../../viewer.ts'
import { toKeep } from '../../language.ts'
import { notify } from '../notifications/notify.ts'

/** A job has no viewer. */
type Here = Pick<Work, 'tx' | 'afterCommit'> & { readonly viewer?: Viewer | null }

interface Told {
  kind: NotificationKind
  /** Who did it. */
  by: string
  /** Whom to tell; all who have not declined when nothing is said. */
  to?: readonly number[]
  except?: number
  data?: Record<string, string>
  /** The time that it is about, when that is not the meeting's own. */
  at?: Pick<Meeting, 'startsAt' | 'endsAt'> | undefined
  /** The time before a move. */
  before?: Pick<Meeting, 'startsAt' | 'endsAt'>
}

/** Writes the notifications. */
export async function tellPeople(work: Here, meeting: Meeting, told: Told): Promise<void> {
  for (const { id, timeZone } of await peopleOf(work.tx, meeting.id, told)) {
    await notify(work, {
      to: id,
      alsoActor: true,
      kind: told.kind,
      subject: { entity: 'Meeting', id: meeting.id },
      data: {
        kind: meeting.kind.toLowerCase(),
        meeting: meeting.title,
        when: toldSpan(told.at ?? meeting, timeZone),
        // What messages choose by: a person is nobody else to themselves.
        by: id === work.viewer?.id ? toKeep(people.you) : told.by,
        ...(told.before ? { before: toldSpan(told.before, timeZone) } : {}),
        ...told.data,
      },
    })
  }
}

function peopleOf(tx: Tx, meetingId: number, { to, except }: Told) {
  return tx.user.findMany({
    where: {
      id: { ...(to ? { in: [...to] } : {}), ...(except === undefined ? {} : { not: except }) },
      ...(to ? {} : { meetingParticipations: { some: { meetingId, answer: { not: 'DECLINED' } } } }),
    },
    select: { id: true, timeZone: true },
    orderBy: { id: 'asc' },
  })
}
