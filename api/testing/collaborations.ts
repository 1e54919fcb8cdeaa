/** A company, researchers and the university around collaborations, for the tests of what happens in one. */
import { beforeEach } from 'vitest'
import type { Prisma } from '../__generated__/prisma/client.ts'
import { isoDay, universityDay } from '../days.ts'
import { messageOf } from '../features/notifications/notificationText.ts'
import type { Viewer } from '../viewer.ts'
import { fileDatabase } from './fileDatabase.ts'
import { perform, person } from './run.ts'
import { told } from './told.ts'

export const inDays = (days: number) => new Date(universityDay().getTime() + days * 86_400_000)
export const dayIn = (days: number) => isoDay(inDays(days))

/** For a test file: its people on a database of its own; nobody was told anything before each test. */
export async function collaborations() {
  const { db } = await fileDatabase()
  beforeEach(() => db.notification.deleteMany({}))
  const people = {
    ada: await person(db, 'RESEARCHER', { name: 'Ada' }),
    badr: await person(db, 'RESEARCHER', { name: 'Badr' }),
    stranger: await person(db, 'RESEARCHER', { name: 'Stranger' }),
    owner: await person(db, 'INDUSTRY', { name: 'Owner', department: 'Dunes' }),
    colleague: await person(db, 'INDUSTRY_PARTNER', { name: 'Colleague', department: 'Dunes' }),
    rival: await person(db, 'INDUSTRY', { name: 'Rival', department: 'Others' }),
    team: await person(db, 'KU_TEAM', { name: 'Team' }),
  }
  const { ada, owner } = people

  /** A collaboration of the owner and Ada. */
  async function collaboration(data: Partial<Prisma.CollaborationCreateInput> = {}): Promise<number> {
    const { id } = await db.collaboration.create({
      data: {
        title: 'Still',
        partners: { create: [{ userId: owner.id }, { userId: ada.id }] },
        proposal: {
          create: {
            status: 'ACCEPTED',
            author: { connect: { id: ada.id } },
            challenge: { create: { title: 'Water', companyName: 'Dunes', status: 'CLOSED', ownerId: owner.id } },
          },
        },
        ...data,
      },
    })
    return id
  }

  const act = (as: Viewer | null, name: string, input: object) =>
    perform(db, name, input, { as, give: 'collaboration { number }' })
  const codes = async (...given: Parameters<typeof act>) => (await act(...given)).codes
  const wrong = async (...given: Parameters<typeof act>) => (await act(...given)).errors[0]?.extensions['fieldErrors']
  const now = (id: number) => db.collaboration.findUniqueOrThrow({ where: { id } })
  /** What the last notification of a person says. */
  async function lastTold({ id }: Viewer) {
    const { kind, data } = await db.notification.findFirstOrThrow({ where: { userId: id }, orderBy: { id: 'desc' } })
    return messageOf(kind, data)
  }

  return { db, ...people, collaboration, act, codes, wrong, now, told: (to: Viewer) => told(db, to), lastTold }
}
