/** A challenge, who answers it and who reviews the answers, for the tests of what becomes of proposals. */
import { beforeEach } from 'vitest'
import type { Prisma } from '../__generated__/prisma/client.ts'
import type { ProposalStatus } from '../__generated__/prisma/enums.ts'
import type { Viewer } from '../viewer.ts'
import { fileDatabase } from './fileDatabase.ts'
import { perform, person } from './run.ts'
import { told } from './told.ts'

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
export const texts = {
  proposalTitle: 'Solar still',
  ideaSummary: 'Fresh water from the sun alone.',
  addressingChallenge: 'It needs no power and no filter.',
  trl: 4,
  timeline: '9 months',
  supportNeeded: ['PILOT', 'DATA'],
}

/** For a test file: its people on a database of its own; nobody was told anything before each test. */
export async function proposals() {
  const { db } = await fileDatabase()
  beforeEach(() => db.notification.deleteMany({}))
  const people = {
    ada: await person(db, 'RESEARCHER', { name: 'Ada' }),
    badr: await person(db, 'RESEARCHER', { name: 'Badr' }),
    owner: await person(db, 'INDUSTRY', { name: 'Owner' }),
    reviewer: await person(db, 'INDUSTRY_PARTNER', { name: 'Reviewer' }),
    commenter: await person(db, 'INDUSTRY', { name: 'Commenter' }),
    rival: await person(db, 'INDUSTRY', { name: 'Rival' }),
    team: await person(db, 'KU_TEAM', { name: 'Team' }),
  }
  const { ada, owner, reviewer, commenter } = people

  /** Performs a mutation that gives back a proposal. */
  const act = (as: Viewer | null, name: string, input: object, give = 'proposal { number }') =>
    perform(db, name, input, { as, give })
  const numberOf = (answer: Awaited<ReturnType<typeof act>>, name: string) =>
    (answer.data![name] as unknown as { proposal: { number: number } }).proposal.number

  const challenge = (data: Partial<Prisma.ChallengeUncheckedCreateInput> = {}) =>
    db.challenge.create({
      data: {
        title: 'Water',
        companyName: 'Dunes',
        status: 'OPEN',
        deadline: inDays(20),
        ownerId: owner.id,
        reviewers: {
          create: [
            { userId: reviewer.id, role: 'REVIEWER' },
            { userId: commenter.id, role: 'COMMENTER' },
          ],
        },
        ...data,
      },
    })
  const proposal = async (
    status: ProposalStatus,
    data: Partial<Prisma.ProposalUncheckedCreateInput> = {},
    of: Partial<Prisma.ChallengeUncheckedCreateInput> = {},
  ) => {
    const { proposalTitle: title, supportNeeded: _, ...rest } = texts
    const challengeId = (await challenge(of)).id
    return (await db.proposal.create({ data: { ...rest, title, status, authorId: ada.id, challengeId, ...data } })).id
  }
  const opened = (...people: Viewer[]) => ({
    statements: { create: people.map(({ id: reviewerId }) => ({ reviewerId, conflict: false })) },
  })
  const now = (id: number) => db.proposal.findUniqueOrThrow({ where: { id } })

  return { db, ...people, act, numberOf, challenge, proposal, opened, now, told: (to: Viewer) => told(db, to) }
}
