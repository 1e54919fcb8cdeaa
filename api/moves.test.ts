/** Every entity with a state declares its moves, and of two moves at once the database lets one win. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { accessReviewMoves } from './features/accessReviews/accessReviewMoves.ts'
import { accountMoves } from './features/accounts/accountMoves.ts'
import { meetingMoves } from './features/calendar/meetingStates.ts'
import { challengeMoves } from './features/challenges/challengeStatus.ts'
import { collaborationMoves } from './features/collaborations/collaborationStatus.ts'
import { companyMoves } from './companyMoves.ts'
import { grantMoves } from './features/dataRooms/grantMoves.ts'
import { interestMoves } from './investing/interestMoves.ts'
import { exportRunMoves } from './features/exports/exportRunMoves.ts'
import { enquiryMoves } from './features/enquiries/enquiryMoves.ts'
import { caseMoves } from './features/moderation/caseMoves.ts'
import { bookingMoves } from './features/facilities/bookingMoves.ts'
import { dealMoves } from './features/deals/dealMoves.ts'
import { disclosureMoves } from './features/disclosures/disclosureMoves.ts'
import { grantMoves as researchGrantMoves } from './features/grants/grantMoves.ts'
import { holdingMoves } from './features/holdings/holdingMoves.ts'
import { patentMoves } from './features/patents/patentMoves.ts'
import { introductionMoves } from './features/experts/introductionMoves.ts'
import { ideaMoves } from './features/ideas/ideaStatus.ts'
import { validationMoves } from './validation/validationMoves.ts'
import { importMoves } from './features/imports/importMoves.ts'
import { authorshipMoves } from './features/publications/authorshipMoves.ts'
import { projectMoves } from './features/projects/projectStatus.ts'
import { proposalMoves } from './features/proposals/proposalMoves.ts'
import { arlMoves } from './features/readiness/arlMoves.ts'
import { runMoves } from './features/runs/runMoves.ts'
import { summaryMoves } from './features/summaries/summaryMoves.ts'
import { supportMoves } from './features/support/supportMoves.ts'
import { mailMoves } from './letters/mailMoves.ts'
import { recordGrantMoves } from './features/recordGrants/recordGrantMoves.ts'
import { trlMoves } from './features/trl/trlMoves.ts'
import { moveIfUnchanged, type Moves } from './moves.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { idOf } from './testing/ids.ts'
import { atOnce, raceMoves, type Act } from './testing/races.ts'
import { person } from './testing/run.ts'

const { db } = await fileDatabase()
const owner = await person(db, 'RESEARCHER')
const expert = await person(db, 'EXPERT')
const admin = await person(db, 'ADMIN')
const team = await person(db, 'KU_TEAM')

const declared = [
  accountMoves,
  authorshipMoves,
  meetingMoves,
  challengeMoves,
  collaborationMoves,
  companyMoves,
  researchGrantMoves,
  interestMoves,
  dealMoves,
  grantMoves,
  holdingMoves,
  patentMoves,
  introductionMoves,
  ideaMoves,
  validationMoves,
  importMoves,
  projectMoves,
  proposalMoves,
  arlMoves,
  runMoves,
  summaryMoves,
  supportMoves,
  disclosureMoves,
  bookingMoves,
  trlMoves,
  enquiryMoves,
  caseMoves,
  accessReviewMoves,
  mailMoves,
  recordGrantMoves,
  exportRunMoves,
]

test('every model whose state is an enum declares its moves', () => {
  const folder = path.join(import.meta.dirname, '../prisma/schema')
  const schema = readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join('\n')
  const enums = new Set([...schema.matchAll(/^enum (\w+)/gm)].map(([, name]) => name))
  const found = [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)].flatMap(([, model, fields]) =>
    [...fields!.matchAll(/^\s+(status|state|stage)\s+(\w+)/gm)]
      .filter(([, , type]) => enums.has(type))
      .map(([, column]) => `${model}.${column}`),
  )
  expect(found.sort()).toEqual(declared.map(({ entity, column }) => `${entity}.${column}`).sort())
})

test('a move that the table does not know is refused, whoever asks for it', async () => {
  const { id } = await db.company.create({ data: { name: 'Falcon' } })
  const before = await db.company.findUniqueOrThrow({ where: { id } })
  const work = { tx: db, audit: async () => {} }
  await expect(moveIfUnchanged(work, companyMoves, before, 'LEAD')).rejects.toMatchObject({
    message: 'This company is a lead and cannot become a lead',
    extensions: { code: 'CONFLICT' },
  })
})

let count = 0
const records = {
  Company: (stage) => db.company.create({ data: { name: `Falcon ${++count}`, stage } }),
  Import: (state) =>
    db.import.create({
      data: { userId: team.id, fileName: 'a.csv', key: `key ${++count}`, columns: [], rows: 1, state },
    }),
  User: async (status) => person(db, 'INDUSTRY', { status }),
  Introduction: async (state) =>
    db.introduction.create({
      data: { expertId: expert.id, requesterId: (await person(db, 'INDUSTRY')).id, message: 'Hello', state },
    }),
} as Record<string, (state: never) => Promise<{ id: number }>>

const acts: Record<string, Act[]> = {
  Company: ['ACTIVE', 'DORMANT'].map((stage) => ({
    name: 'setCompanyRelation',
    as: team,
    input: (id) => ({ id: idOf('Company', id), stage }),
    // A relation that is as it was asked for is no conflict.
    repeatable: true,
  })),
  Import: [true, false].map((dryRun) => ({
    name: 'runImport',
    as: team,
    input: (id) => ({ id: idOf('Import', id), dryRun }),
  })),
  User: [
    ...[true, false].map((approved) => ({
      name: 'verifyAccounts',
      as: team,
      input: (id: number) => ({ ids: [idOf('User', id)], approved, reason: 'As we know' }),
    })),
    ...['ACTIVE', 'SUSPENDED'].map((status) => ({
      name: 'setAccountStatus',
      as: admin,
      input: (id: number) => ({ ids: [idOf('User', id)], status, reason: 'As we know' }),
      repeatable: true as const,
    })),
    { name: 'deleteUser', as: admin, input: (id) => ({ id: idOf('User', id) }) },
  ],
  Introduction: [true, false].map((accept) => ({
    name: 'answerIntroduction',
    as: expert,
    input: (id) => ({ id: idOf('Introduction', id), accept }),
  })),
}

// ASVS 2.3.4
test.each(Object.keys(acts))('two people move a %s at once: one wins, or both in order', async (entity) => {
  const moves = declared.find((one) => one.entity === entity) as unknown as Moves
  const states = statesOf(entity)
  const make = async (state: string) => (await records[entity]!(state as never)).id
  const tried = await raceMoves(db, { entity, column: moves.column as 'state', make, states, acts: acts[entity]! })
  expect(tried).toBeGreaterThan(2)
})

const statesOf = (entity: string): readonly string[] =>
  ({
    Company: ['LEAD', 'ACTIVE', 'DORMANT'],
    Import: ['READY', 'CHECKED', 'RUNNING', 'DONE'],
    User: ['PENDING_VERIFICATION', 'ACTIVE', 'SUSPENDED', 'DEACTIVATED'],
    Introduction: ['WAITING', 'ACCEPTED', 'DECLINED'],
  })[entity]!

test('of moves without an action between them one wins', async () => {
  const project = await db.project.create({
    data: { title: 'Kiln', description: 'Hot', status: 'ACTIVE', ownerId: owner.id },
  })
  const to = (status: 'ON_HOLD' | 'COMPLETED') => () =>
    db.$transaction((tx) => moveIfUnchanged({ tx, audit: async () => {} }, projectMoves, project, status))
  const settled = await atOnce(db, 'Project', project.id, [to('ON_HOLD'), to('COMPLETED')])
  const won = settled.filter((one) => one.status === 'fulfilled' && one.value !== null)
  expect(won).toHaveLength(1)
})
