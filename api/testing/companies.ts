/** Companies with people and challenges, for the tests of what is kept of them and for whom. */
import type { Viewer } from '../viewer.ts'
import { fileDatabase } from './fileDatabase.ts'
import { perform, person } from './run.ts'

export const day = (days: number) => new Date(Date.now() + days * 86_400_000)
export const inWords = (days: number) => day(days).toISOString().slice(0, 10)

/** For a test file: its people and challenges on a database of its own. */
export async function companies() {
  const { db } = await fileDatabase()
  const owner = await person(db, 'INDUSTRY', { name: 'Owner', department: 'Falcon' })
  const rival = await person(db, 'INDUSTRY_PARTNER', { name: 'Rival', department: 'Dunes' })
  const waits = await person(db, 'INDUSTRY', { status: 'PENDING_VERIFICATION', department: 'falcon.' })
  const ada = await person(db, 'RESEARCHER', { name: 'Ada', department: 'Falcon' })
  const team = await person(db, 'KU_TEAM', { name: 'Team' })
  const admin = await person(db, 'ADMIN', { name: 'Admin' })
  const challenge = { title: 'Pumps', companyName: 'FALCON', ownerId: owner.id }
  const author = async () => (await person(db, 'RESEARCHER')).id
  await db.challenge.create({
    data: {
      ...challenge,
      sector: 'WATER',
      status: 'CLOSED',
      answerBy: day(-3),
      proposals: {
        create: [
          { authorId: await author(), status: 'ACCEPTED', decidedAt: day(-4) },
          { authorId: await author(), status: 'DECLINED', decidedAt: day(-1) },
          { authorId: await author(), status: 'SUBMITTED' },
          { authorId: await author(), status: 'DRAFT' },
        ],
      },
    },
  })
  const secret = { title: 'Hidden', status: 'OPEN' as const, anonymous: true }
  await db.challenge.create({ data: { ...challenge, ...secret, sector: 'AI' } })
  await db.challenge.create({ data: { ...challenge, sector: 'ENERGY', status: 'DRAFT' } })
  await db.challenge.create({ data: { ...secret, companyName: 'Shadow', sector: 'MINING' } })

  const companyOf = async (name: string) => (await db.companyName.findFirstOrThrow({ where: { name } })).companyId

  /** A mutation that gives back a company; null when it was done, else the code or the refused field's words. */
  async function act(name: string, input: object, as: Viewer | null, give = 'company { number }') {
    const { codes, errors } = await perform(db, name, input, { as, give })
    const fields = errors[0]?.extensions['fieldErrors'] as Record<string, string> | undefined
    return fields && Object.keys(fields).length ? Object.values(fields)[0] : (codes[0] ?? null)
  }

  return { db, owner, rival, waits, ada, team, admin, companyOf, act }
}
