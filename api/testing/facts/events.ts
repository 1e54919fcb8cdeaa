/** Events of each kind: organized by a viewer, asked of a viewer, and of strangers. */
import type { EventKind, EventRole } from '../../__generated__/prisma/enums.ts'
import { ROLES } from '../../policy.ts'
import type { Cast, Facts, Holds } from './fact.ts'

const kinds: EventKind[] = ['MEETING', 'BOOKING', 'SESSION']

/** Makes the events and says what each is to whom. */
export async function eventFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const event = async (name: string, kind: EventKind, people: Record<number, EventRole>, holds: Holds) => {
    const organizer = Object.keys(people).find((id) => people[Number(id)] === 'ORGANIZER')
    const { id } = await db.calendarEvent.create({
      data: {
        kind,
        state: 'PROPOSED',
        title: name,
        startsAt: new Date(0),
        endsAt: new Date(1_800_000),
        organizerId: Number(organizer),
        participants: {
          create: Object.entries(people).map(([userId, role]) => ({ userId: Number(userId), role })),
        },
      },
    })
    facts[name] = {
      entity: 'CalendarEvent',
      id,
      holds: (relation, viewer) =>
        holds(relation, viewer) || (relation === 'attendedOrOfUniversity' && kind !== 'MEETING'),
    }
  }
  for (const kind of kinds) {
    await event(`${kind} of strangers`, kind, { [stranger.id]: 'ORGANIZER' }, () => false)
    for (const role of ROLES) {
      const { id } = viewers[role]
      const is = (...relations: string[]): Holds => {
        const held = new Set(['attended', 'attendedOrOfUniversity', ...relations])
        return (relation, viewer) => viewer.id === id && held.has(relation)
      }
      const own = kind === 'SESSION' ? ['session', 'cancellable'] : ['organized', 'cancellable']
      await event(`${kind} organized by ${role}`, kind, { [id]: 'ORGANIZER' }, is(...own))
      const asked = {
        MEETING: ['invited'],
        BOOKING: ['invited', 'cancellable'],
        SESSION: ['session', 'given', 'cancellable'],
      }[kind]
      const part = kind === 'SESSION' ? 'EXPERT' : 'OPTIONAL'
      await event(`${kind} to which ${role} is asked`, kind, { [stranger.id]: 'ORGANIZER', [id]: part }, is(...asked))
    }
  }
  return facts
}
