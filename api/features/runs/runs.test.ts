/** Runs: watched, cancelled, tried again, and ended once, whatever happens to the process; nobody else's business. */
import { setTimeout as delay } from 'node:timers/promises'
import { parse, subscribe } from 'graphql'
import { afterAll, expect, test } from 'vitest'
import { makeProject } from '../../../prisma/seed/factories/projects.ts'
import { makeAssessment } from '../../../prisma/seed/factories/readiness.ts'
import { RunKind } from '../../__generated__/prisma/enums.ts'
import { enqueue } from '../../job.ts'
import { closeLimits } from '../../limits.ts'
import { schema } from '../../schema.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { runJobs } from '../../testing/jobs.ts'
import { atOnce } from '../../testing/races.ts'
import { contextOf, perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { arlFiles } from '../readiness/arlFiles.ts'
import { endRun } from './endRun.ts'
import { failLostRunsHourly } from './lostRuns.ts'
import type { Task } from './runDefinition.ts'
import { runKind } from './runKind.ts'
import { runKinds } from './runKinds.ts'

const { db } = await fileDatabase()
afterAll(closeLimits)
const badr = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const outsiders = [await person(db, 'INDUSTRY'), await person(db, 'INVESTOR'), await person(db, 'EXPERT')]

const sentences = [{ source: 'plan.pdf', text: 'The pilot plant needs a permit.' }]
const read = { inputs: { project: {} as never, sentences }, unread: [] }

/** The real kind, whose files are read by `work`. */
const kindOf = (work: (task: Task) => Promise<unknown>, longest = 60_000) =>
  runKind({ ...arlFiles, longest, work: async (task) => (await work(task), read) })

/** An assessment whose files are to be read, and the run that does it. */
async function waiting(data: { attempts?: number; state?: 'RUNNING' } = {}) {
  const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
  const project = await makeProject(db, { ownerId: ada.id })
  const assessment = await makeAssessment(db, { projectId: project.id, ownerId: ada.id, status: 'PROCESSING' })
  const { id } = await db.analysisRun.create({
    data: { kind: 'ARL_FILES', ownerId: ada.id, arlAssessmentId: assessment.id, ...data },
  })
  const now = async () => {
    const row = await db.analysisRun.findUniqueOrThrow({ where: { id } })
    const { status, inputs } = await db.arlAssessment.findUniqueOrThrow({ where: { id: assessment.id } })
    const found = (inputs as { sentences: object[] }).sentences.length
    return { state: row.state, attempts: row.attempts, error: row.error, seen: row.seenAt !== null, status, found }
  }
  const told = async () => {
    await runJobs(db, new Date(Date.now() + 60_000))
    const rows = await db.notification.findMany({ where: { userId: ada.id }, select: { kind: true } })
    return rows.map(({ kind }) => kind)
  }
  return { ada, id, assessment, now, told }
}

const act = (as: Viewer | null, name: 'cancelAnalysisRun' | 'retryAnalysisRun', id: number) =>
  perform(db, name, { id: idOf('AnalysisRun', id) }, { as, give: 'analysisRun { number state }' })

/** A promise and what fulfils it. */
const gate = () => Promise.withResolvers<undefined>()

const listen = (as: Viewer | null, id: number) =>
  subscribe({
    schema,
    document: parse(
      `subscription { analysisRunProgressed(number: ${id}) { analysisRun { state done total step isSeen } } }`,
    ),
    contextValue: contextOf(db, as),
  })

test('every kind of run is defined', () => {
  expect(Object.keys(runKinds)).toEqual(Object.values(RunKind))
})

test('whoever watches sees each step and the end, and is not notified of it', async () => {
  const { ada, id, now, told } = await waiting()
  const heard = (await listen(ada, id)) as AsyncIterableIterator<{
    data: { analysisRunProgressed: { analysisRun: object } }
  }>
  const next = async () => (await heard.next()).value.data.analysisRunProgressed.analysisRun as object
  expect(await next()).toEqual({ state: 'QUEUED', done: 0, total: 0, step: '', isSeen: false })
  const steps = [gate(), gate()]
  const work = kindOf(async ({ progress }) => {
    await steps[0]!.promise
    await progress(1, 2, 'Reading plan.pdf')
    await steps[1]!.promise
    await progress(2, 2, '')
  }).job.perform(db, { id })
  expect(await next()).toMatchObject({ state: 'RUNNING', total: 0 })
  steps[0]!.resolve(undefined)
  expect(await next()).toEqual({ state: 'RUNNING', done: 1, total: 2, step: 'Reading plan.pdf', isSeen: false })
  steps[1]!.resolve(undefined)
  await work
  let last = await next()
  while (!('isSeen' in last && last.isSeen)) last = await next()
  expect(last).toEqual({ state: 'DONE', done: 2, total: 2, step: '', isSeen: true })
  await heard.return?.()
  expect(await now()).toMatchObject({ state: 'DONE', status: 'DRAFT', found: 1 })
  expect(await told()).toEqual([])
})

test('who has left the page is notified once', async () => {
  const { id, told } = await waiting()
  await kindOf(async () => {}).job.perform(db, { id })
  await arlFiles.job.perform(db, { id })
  expect(await told()).toEqual(['ARL_FILES_READ'])
})

test('cancelled at work: it stops, its result is lost, and the draft can be rated', async () => {
  const { ada, id, now, told, assessment } = await waiting()
  const began = gate()
  let reason: unknown
  const work = kindOf(async ({ signal }) => {
    began.resolve(undefined)
    await delay(60_000, undefined, { signal }).catch((error: unknown) => (reason = error))
  }).job.perform(db, { id })
  await began.promise
  const { data } = await act(ada, 'cancelAnalysisRun', id)
  expect(data!['cancelAnalysisRun']).toEqual({ analysisRun: { number: id, state: 'CANCELLED' } })
  await work
  expect(reason).toMatchObject({ name: 'AbortError' })
  expect(await now()).toMatchObject({ state: 'CANCELLED', status: 'DRAFT', found: 0, seen: true })
  expect(await told()).toEqual([])
  const rated = { id: idOf('ArlAssessment', assessment.id), code: 'A1', risk: 'LOW' }
  expect((await perform(db, 'updateArlRating', rated, { as: ada })).codes).toEqual([])
  expect((await act(ada, 'cancelAnalysisRun', id)).codes).toEqual(['CONFLICT'])
})

test('cancelled before it began, it never begins', async () => {
  const { ada, id, now } = await waiting()
  await act(ada, 'cancelAnalysisRun', id)
  let began = false
  await kindOf(async () => void (began = true)).job.perform(db, { id })
  expect(began).toBe(false)
  expect(await now()).toMatchObject({ state: 'CANCELLED', attempts: 0 })
})

test('deleted at work, it stops without a trace', async () => {
  const { ada, id, assessment } = await waiting()
  const began = gate()
  const work = kindOf(async ({ progress }) => {
    began.resolve(undefined)
    for (;;) {
      await progress(0, 1, 'Reading')
      await delay(20)
    }
  }).job.perform(db, { id })
  await began.promise
  await perform(db, 'deleteArlAssessments', { ids: [idOf('ArlAssessment', assessment.id)] }, { as: ada })
  await work
  expect(await db.analysisRun.count({ where: { id } })).toBe(0)
})

test('a program that completes the assessment does not wait: the run ends', async () => {
  const { ada, assessment, now } = await waiting()
  await db.arlRating.create({ data: { assessmentId: assessment.id, code: 'A1', risk: 'LOW' } })
  const { codes } = await perform(db, 'submitArlAssessment', { id: idOf('ArlAssessment', assessment.id) }, { as: ada })
  expect(codes).toEqual([])
  expect(await now()).toMatchObject({ state: 'CANCELLED', status: 'COMPLETED' })
})

test('what throws is tried again, and fails with a sentence after the third time', async () => {
  const { ada, id, now, told, assessment } = await waiting()
  const broken = kindOf(() => Promise.reject(new Error('The storage is away')))
  for (const attempts of [1, 2]) {
    await expect(broken.job.perform(db, { id })).rejects.toThrow('The storage is away')
    expect(await now()).toMatchObject({ state: 'RUNNING', attempts, status: 'PROCESSING' })
  }
  await broken.job.perform(db, { id })
  const error = 'The project’s files could not be read.'
  expect(await now()).toMatchObject({ state: 'FAILED', error, status: 'DRAFT' })
  expect(await told()).toEqual(['ARL_FILES_UNREAD'])

  const { data } = await act(ada, 'retryAnalysisRun', id)
  const { number } = (data!['retryAnalysisRun'] as unknown as { analysisRun: { number: number } }).analysisRun
  expect(number).not.toBe(id)
  expect(await now()).toMatchObject({ state: 'FAILED', status: 'PROCESSING' })
  expect((await act(ada, 'retryAnalysisRun', id)).codes).toEqual(['CONFLICT'])
  await runJobs(db)
  expect(await db.analysisRun.findUnique({ where: { id: number } })).toMatchObject({ state: 'DONE' })
  expect(await db.arlAssessment.findUnique({ where: { id: assessment.id } })).toMatchObject({ status: 'DRAFT' })
})

test('what a process left when it died is begun again, and fails after the third death', async () => {
  const again = await waiting({ state: 'RUNNING', attempts: 2 })
  await kindOf(async () => {}).job.perform(db, { id: again.id })
  expect(await again.now()).toMatchObject({ state: 'DONE', attempts: 3, status: 'DRAFT', found: 1 })
  const dead = await waiting({ state: 'RUNNING', attempts: 3 })
  await kindOf(async () => {}).job.perform(db, { id: dead.id })
  expect(await dead.now()).toMatchObject({ state: 'FAILED', status: 'DRAFT', found: 0 })
})

test('a process that was taken for dead writes nothing any more', async () => {
  const { id, now } = await waiting()
  const [began, goOn] = [gate(), gate()]
  let refused: unknown
  const slow = kindOf(async ({ progress }) => {
    began.resolve(undefined)
    await goOn.promise
    await progress(1, 1, 'Late').catch((error: unknown) => {
      refused = error
      throw error
    })
  }).job.perform(db, { id })
  await began.promise
  await kindOf(async ({ progress }) => progress(3, 3, '')).job.perform(db, { id })
  goOn.resolve(undefined)
  await slow
  expect(refused).toBeInstanceOf(Error)
  expect(await now()).toMatchObject({ state: 'DONE', attempts: 2 })
  expect(await db.analysisRun.findUnique({ where: { id } })).toMatchObject({ done: 3, total: 3 })
})

test('what takes too long fails', async () => {
  const { id, now } = await waiting()
  await kindOf(({ signal }) => delay(60_000, undefined, { signal }), 50).job.perform(db, { id })
  expect(await now()).toMatchObject({ state: 'FAILED', attempts: 1, status: 'DRAFT' })
})

test('a run without a job fails within the hour, one with a job is left to it', async () => {
  const [lost, kept] = [await waiting({ state: 'RUNNING' }), await waiting()]
  await enqueue(db, arlFiles.job, { id: kept.id })
  await failLostRunsHourly.perform(db, {})
  expect(await lost.now()).toMatchObject({ state: 'FAILED', status: 'DRAFT' })
  expect(await kept.now()).toMatchObject({ state: 'QUEUED', status: 'PROCESSING' })
})

test('of a cancellation and a result at the same moment one counts', async () => {
  const { ada, id, now } = await waiting({ state: 'RUNNING', attempts: 1 })
  const row = await db.analysisRun.findUniqueOrThrow({ where: { id } })
  const cancel = async () => (await act(ada, 'cancelAnalysisRun', id)).codes[0] ?? 'OK'
  const [cancelled] = await atOnce<unknown>(db, 'AnalysisRun', id, [
    cancel,
    () => endRun(db, arlFiles, row, 'DONE', { result: read }),
  ])
  const won = cancelled?.status === 'fulfilled' && cancelled.value === 'OK'
  expect(await now()).toMatchObject(
    won ? { state: 'CANCELLED', status: 'DRAFT', found: 0 } : { state: 'DONE', status: 'DRAFT', found: 1 },
  )
})

test('of two cancellations, and of two new tries, one counts', async () => {
  const { ada, id, assessment } = await waiting()
  for (const name of ['cancelAnalysisRun', 'retryAnalysisRun'] as const) {
    const tries = await atOnce(
      db,
      'AnalysisRun',
      id,
      [1, 2].map(() => async () => (await act(ada, name, id)).codes[0] ?? 'OK'),
    )
    expect(tries.map((one) => String(one.status === 'fulfilled' && one.value)).toSorted(), name).toEqual([
      'CONFLICT',
      'OK',
    ])
  }
  expect(await db.analysisRun.count({ where: { arlAssessmentId: assessment.id, endedAt: null } })).toBe(1)
})

test('nobody else sees, hears, cancels or retries it; nor does its owner once out of the project', async () => {
  const { ada, id, assessment, now } = await waiting()
  const seen = async (as: Viewer | null) => {
    const source = `query ($id: ID!) {
      analysisRun(number: ${id}) { state } node(id: $id) { id } arlAssessment(number: ${assessment.id}) { run { state } } }`
    const { data } = await run(db, source, { as, variables: { id: idOf('AnalysisRun', id) } })
    const { analysisRun, node, arlAssessment } = (data ?? {}) as unknown as Record<string, { run?: object } | null>
    return [analysisRun ?? null, node ?? null, arlAssessment?.run ?? null].map((found) => found !== null)
  }
  const strangers = async (others: [Viewer | null, string][]) => {
    for (const [as, code] of others) {
      expect(await seen(as)).toEqual([false, false, false])
      expect(await listen(as, id)).toMatchObject({ errors: [{ extensions: { code } }] })
      expect((await act(as, 'cancelAnalysisRun', id)).codes).toEqual([code])
      expect((await act(as, 'retryAnalysisRun', id)).codes).toEqual([code])
    }
  }
  expect(await seen(ada)).toEqual([true, true, true])
  await strangers([
    [badr, 'NOT_FOUND'],
    [team, 'NOT_FOUND'],
    [null, 'UNAUTHENTICATED'],
    ...outsiders.map((as): [Viewer, string] => [as, 'FORBIDDEN']),
  ])
  const heard = (await listen(ada, id)) as AsyncIterableIterator<{ data: object }>
  await heard.next()
  await db.project.update({
    where: { id: assessment.projectId },
    data: { ownerId: badr.id, members: { deleteMany: { userId: ada.id } } },
  })
  const next = heard.next()
  await kindOf(async () => {}).job.perform(db, { id })
  expect((await next).value.data).toEqual({ analysisRunProgressed: { analysisRun: null } })
  await heard.return?.()
  await strangers([[ada, 'NOT_FOUND']])
  expect(await now()).toMatchObject({ seen: false })
})
