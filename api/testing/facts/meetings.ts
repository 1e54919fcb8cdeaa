/** Meetings of each kind: organized by a viewer, asked of a viewer, and of strangers. */
import type { MeetingKind, MeetingRole } from '../../__generated__/prisma/enums.ts'
import { ROLES } from '../../policy.ts'
import type { Cast, Facts, Holds } from './fact.ts'

const kinds: MeetingKind[] = ['MEETING', 'BOOKING', 'SESSION']

/** Makes the meetings and says what each is to whom. */
export async function meetingFacts({ db, viewers, stranger }: Cast): Promise<Facts> {
  const facts: Facts = {}
  const meeting = async (name: string, kind: MeetingKind, people: Record<number, MeetingRole>, holds: Holds) => {
    const organizer = Object.keys(people).find((id) => people[Number(id)] === 'ORGANIZER')
    const { id } = await db.meeting.create({
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
      entity: 'Meeting',
      id,
      holds: (relation, viewer) =>
        holds(relation, viewer) || (relation === 'attendedOrOfUniversity' && kind !== 'MEETING'),
    }
  }
  for (const kind of kinds) {
    await meeting(`${kind} of strangers`, kind, { [stranger.id]: 'ORGANIZER' }, () => false)
    for (const role of ROLES) {
      const { id } = viewers[role]
      const is = (...relations: string[]): Holds => {
        const held = new Set(['attended', 'attendedOrOfUniversity', 'takingPart', ...relations])
        return (relation, viewer) => viewer.id === id && held.has(relation)
      }
      const own = kind === 'SESSION' ? ['session', 'cancellable'] : ['organized', 'cancellable']
      await meeting(`${kind} organized by ${role}`, kind, { [id]: 'ORGANIZER' }, is(...own))
      const asked = {
        MEETING: ['invited'],
        BOOKING: ['invited', 'cancellable'],
        SESSION: ['session', 'given', 'cancellable'],
      }[kind]
      const part = kind === 'SESSION' ? 'EXPERT' : 'OPTIONAL'
      await meeting(`${kind} to which ${role} is asked`, kind, { [stranger.id]: 'ORGANIZER', [id]: part }, is(...asked))
    }
  }
  return facts
}
