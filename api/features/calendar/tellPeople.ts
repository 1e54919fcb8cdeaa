/** Tells the people of an event what became of it, with the time on each one's own clock. */
import * as people from '#texts/ui/people.js'
import type { CalendarEvent, NotificationKind } from '../../__generated__/prisma/client.ts'
import type { Work } from '../../action.ts'
import type { Tx } from '../../db.ts'
import { spanInWords } from '../../inWords.rules.ts'
import type { Viewer } from '../../viewer.ts'
import { notify } from '../notifications/notify.ts'
import { kindInWords } from './eventStates.ts'

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
  /** The time before a move. */
  before?: Pick<CalendarEvent, 'startsAt' | 'endsAt'>
}

/** Writes the notifications. */
export async function tellPeople(work: Here, event: CalendarEvent, told: Told): Promise<void> {
  for (const { id, timeZone } of await peopleOf(work.tx, event.id, told)) {
    await notify(work, {
      to: id,
      alsoActor: true,
      kind: told.kind,
      subject: { entity: 'CalendarEvent', id: event.id },
      data: {
        kind: kindInWords(event.kind),
        event: event.title,
        when: spanInWords(event, timeZone),
        by: id === work.viewer?.id ? people.you() : told.by,
        ...(told.before ? { before: spanInWords(told.before, timeZone) } : {}),
        ...told.data,
      },
    })
  }
}

function peopleOf(tx: Tx, eventId: number, { to, except }: Told) {
  return tx.user.findMany({
    where: {
      id: { ...(to ? { in: [...to] } : {}), ...(except === undefined ? {} : { not: except }) },
      ...(to ? {} : { eventParticipations: { some: { eventId, answer: { not: 'DECLINED' } } } }),
    },
    select: { id: true, timeZone: true },
    orderBy: { id: 'asc' },
  })
}
