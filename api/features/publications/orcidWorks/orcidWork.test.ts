/** ORCID records that are read by schedule: what is new is suggested once, to its person alone, and nothing is added by itself. */
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { config } from '../../../config.ts'
import { dayLength } from '../../../days.ts'
import { closeLimits } from '../../../limits.ts'
import { fileDatabase } from '../../../testing/fileDatabase.ts'
import { idOf } from '../../../testing/ids.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { orcidRecords } from '../../../testing/orcidRecords.ts'
import { perform, person, run } from '../../../testing/run.ts'
import { timesTold } from '../../../testing/told.ts'
import type { Viewer } from '../../../viewer.ts'
import { personalData } from '../../accounts/personalData.ts'
import { contextOf } from '../../../testing/run.ts'
import { readOrcidRecords } from './orcidWork.jobs.ts'
import { orcidWorkRetention } from './orcidWork.retention.ts'
import { readRecord } from './readRecord.ts'

const { db } = await fileDatabase()
const orcid = await orcidRecords()
afterAll(closeLimits)

const [carberry, other] = ['0000-0002-1825-0097', '0000-0001-5109-3700']
const salt = { code: 1, title: 'Salt and sun', year: 2024, doi: '10.1000/SALT' }
const sand = { code: 2, title: 'Sand', year: 2025 }
let noura: Viewer
const watchOf = ({ id }: Viewer) => db.orcidWatch.findUniqueOrThrow({ where: { userId: id } })
const have = (as: Viewer, iD: string | null, proven = true) =>
  db.user.update({ where: { id: as.id }, data: { orcid: iD, orcidProvenAt: iD && proven ? new Date() : null } })
beforeEach(async () => {
  await db.user.updateMany({ data: { orcid: null, orcidProvenAt: null } })
  await db.publication.deleteMany()
  Object.assign(orcid, { works: [salt, sand], answer: null, asked: [] })
  noura = await person(db, 'RESEARCHER', { name: 'Noura Haddad' })
  await have(noura, carberry)
})

const readAll = async () => {
  await readOrcidRecords.perform(db, {})
  await runJobs(db)
}
/** Once more, as if the week were over. */
const again = async () => {
  await db.orcidWatch.updateMany({ data: { nextReadAt: new Date(0) } })
  await readAll()
}
const answer = async (field: string, as: Viewer | null) => {
  const { data, codes } = await run(db, `{ ${field} { id entry { title authors year doi } } }`, { as })
  return codes.length ? codes : (data![field] as unknown as { id: string; entry: { title: string } }[])
}
const titles = async (as: Viewer, field = 'orcidWorks') =>
  ((await answer(field, as)) as { entry: { title: string } }[]).map(({ entry }) => entry.title)
const told = (as: Viewer = noura) => timesTold(db, as, 'PUBLICATION_WORKS_FOUND')
const workOf = async (title: string) => (await db.orcidWork.findFirstOrThrow({ where: { title } })).id
const mark = (name: 'dismissOrcidWork' | 'restoreOrcidWork', id: number, as: Viewer | null) =>
  perform(db, name, { id: idOf('OrcidWork', id) }, { as, give: 'work { dismissedAt }' })

describe('what is new', () => {
  test('is suggested with a notification, once, and is not added', async () => {
    await readAll()
    expect(await titles(noura)).toEqual(['Sand', 'Salt and sun'])
    expect(await db.publication.count()).toBe(0)
    const { data } = await db.notification.findFirstOrThrow({ where: { userId: noura.id } })
    expect(data).toEqual({ publication: 'Salt and sun', number: '2' })
    await again()
    expect([await told(), await db.orcidWork.count()]).toEqual([1, 2])
    orcid.works.push({ code: 3, title: 'Glass', year: 2026 })
    await again()
    expect([await told(), await titles(noura)]).toEqual([2, ['Glass', 'Sand', 'Salt and sun']])
    // What is known is not read in full again.
    expect(orcid.asked.filter((path) => path.includes('/works/')).at(-1)).toMatch(/\/works\/3$/)
  })

  test('is read again after about a week', async () => {
    await readAll()
    const days = ((await watchOf(noura)).nextReadAt.getTime() - Date.now()) / dayLength
    expect(days).toBeGreaterThan(6.4)
    expect(days).toBeLessThan(7.6)
    orcid.asked = []
    await readAll()
    expect(orcid.asked).toEqual([])
  })

  test('is not what is listed: by its DOI, or by its title and year', async () => {
    await db.publication.create({ data: { title: 'Otherwise', doi: '10.1000/salt', year: 2000, authors: ['A'] } })
    await db.publication.create({ data: { title: 'SAND!', year: 2025, authors: ['A'] } })
    await readAll()
    expect([await told(), await db.orcidWork.count()]).toEqual([0, 0])
  })

  test('may have the title of another work: of another year, or with another DOI', async () => {
    await db.publication.create({ data: { title: 'Sand', year: 2019, authors: ['A'] } })
    await db.publication.create({ data: { title: salt.title, doi: '10.1000/preprint', year: 2024, authors: ['A'] } })
    await readAll()
    expect(await titles(noura)).toEqual(['Sand', 'Salt and sun'])
  })

  test('leaves the suggestions once it is listed, also when it was added otherwise', async () => {
    await readAll()
    const input = { title: 'Sand', year: 2025, authors: ['Noura Haddad'] }
    expect((await perform(db, 'createPublication', input, { as: noura })).codes).toEqual([])
    expect(await titles(noura)).toEqual(['Salt and sun'])
  })

  test('leaves them when the record has it no more, and comes back with it without a second notification', async () => {
    await readAll()
    orcid.works = [{ ...sand, code: 20 }]
    await again()
    expect(await titles(noura)).toEqual(['Sand'])
    orcid.works = [salt, sand]
    await again()
    expect([await told(), await titles(noura)]).toEqual([1, ['Sand', 'Salt and sun']])
  })
})

describe('what is dismissed', () => {
  test('is not suggested again, under another code either, and can be restored', async () => {
    await readAll()
    const id = await workOf('Salt and sun')
    expect((await mark('dismissOrcidWork', id, noura)).codes).toEqual([])
    orcid.works = [{ ...salt, code: 10 }, sand]
    await again()
    expect([await titles(noura), await told()]).toEqual([['Sand'], 1])
    expect(await titles(noura, 'dismissedOrcidWorks')).toEqual(['Salt and sun'])
    expect((await mark('restoreOrcidWork', id, noura)).codes).toEqual([])
    expect(await titles(noura)).toEqual(['Sand', 'Salt and sun'])
  })

  test('stays dismissed when the iD is removed and added again, without a notification, and can be restored', async () => {
    await readAll()
    await mark('dismissOrcidWork', await workOf('Salt and sun'), noura)
    await mark('dismissOrcidWork', await workOf('Sand'), noura)
    await have(noura, null)
    expect([await titles(noura), await titles(noura, 'dismissedOrcidWorks')]).toEqual([[], []])
    await have(noura, carberry)
    // ORCID knows one of them by another code now, and there is a new one.
    orcid.works = [{ ...salt, code: 10 }, sand, { code: 3, title: 'Glass', year: 2026 }]
    await readAll()
    expect([await titles(noura), await told()]).toEqual([['Glass'], 2])
    const { data } = await db.notification.findFirstOrThrow({ where: { userId: noura.id }, orderBy: { id: 'desc' } })
    expect(data).toEqual({ publication: 'Glass', number: '1' })
    expect((await titles(noura, 'dismissedOrcidWorks')).toSorted()).toEqual(['Salt and sun', 'Sand'])
    // What is restored is suggested again, also by the iD after that.
    expect((await mark('restoreOrcidWork', await workOf('Salt and sun'), noura)).codes).toEqual([])
    await have(noura, null)
    await have(noura, carberry)
    await readAll()
    expect(await titles(noura)).toEqual(['Glass', 'Salt and sun'])
  })

  test('alone is found again without a notification', async () => {
    orcid.works = [sand]
    await readAll()
    await mark('dismissOrcidWork', await workOf('Sand'), noura)
    await have(noura, null)
    await have(noura, carberry)
    await readAll()
    expect([await told(), await db.orcidWork.count()]).toEqual([1, 1])
  })

  test('by one person is suggested to another who has the iD then, and to that person by another iD not', async () => {
    await readAll()
    await mark('dismissOrcidWork', await workOf('Sand'), noura)
    await have(noura, other)
    await readAll()
    expect(await titles(noura)).toEqual(['Salt and sun'])
    const ada = await person(db, 'RESEARCHER')
    await have(ada, carberry)
    await readAll()
    expect(await titles(ada)).toEqual(['Sand', 'Salt and sun'])
  })

  test('is dismissed by its person alone', async () => {
    await readAll()
    const id = await workOf('Sand')
    const stranger = await person(db, 'RESEARCHER')
    for (const name of ['dismissOrcidWork', 'restoreOrcidWork'] as const) {
      expect((await mark(name, id, null)).codes).toEqual(['UNAUTHENTICATED'])
      expect((await mark(name, id, await person(db, 'INVESTOR'))).codes).toEqual(['FORBIDDEN'])
      expect((await mark(name, id, await person(db, 'ADMIN'))).codes).toEqual(['FORBIDDEN'])
      expect((await mark(name, id, stranger)).codes).toEqual(['NOT_FOUND'])
    }
    for (const field of ['orcidWorks', 'dismissedOrcidWorks']) {
      expect(await answer(field, null)).toEqual(['UNAUTHENTICATED'])
      expect(await answer(field, await person(db, 'INVESTOR'))).toEqual(['FORBIDDEN'])
      expect(await answer(field, stranger)).toEqual([])
    }
    const node = `{ node(id: "${idOf('OrcidWork', id)}") { id } }`
    expect((await run(db, node, { as: stranger })).data!['node']).toBeNull()
    expect((await run(db, node, { as: noura })).data!['node']).not.toBeNull()
  })
})

describe('whose record is read', () => {
  const enabledOf = async (as: Viewer | null) => {
    const { data, codes } = await run(db, '{ orcidWatch { enabled nextReadAt problem } }', { as })
    return codes.length ? codes : ((data!['orcidWatch'] as unknown as { enabled: boolean } | null)?.enabled ?? null)
  }
  const set = (enabled: boolean, as: Viewer | null) => perform(db, 'setOrcidWatch', { enabled }, { as })

  test('is one with a proven iD, or with a typed one by choice', async () => {
    await have(noura, other, false)
    expect(await enabledOf(noura)).toBe(false)
    await readAll()
    expect(orcid.asked).toEqual([])
    expect((await set(true, noura)).codes).toEqual([])
    await readAll()
    expect([await enabledOf(noura), await told()]).toEqual([true, 1])
    expect((await set(false, noura)).codes).toEqual([])
    orcid.asked = []
    await again()
    expect(orcid.asked).toEqual([])
  })

  test('is no choice of others', async () => {
    expect((await set(true, null)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await set(true, await person(db, 'EXPERT'))).codes).toEqual(['FORBIDDEN'])
    expect((await set(true, await person(db, 'RESEARCHER'))).codes).toEqual(['CONFLICT'])
    expect(await enabledOf(null)).toEqual(['UNAUTHENTICATED'])
    expect(await enabledOf(await person(db, 'EXPERT'))).toBeNull()
  })

  test.each(['SUSPENDED', 'DEACTIVATED', 'PENDING_VERIFICATION'] as const)('is nobody who is %s', async (status) => {
    await db.user.update({ where: { id: noura.id }, data: { status } })
    await readAll()
    expect(orcid.asked).toEqual([])
  })

  test('is nobody where the server reads none', async () => {
    const { apiUrl } = config.orcid
    config.orcid.apiUrl = undefined
    await readAll()
    config.orcid.apiUrl = apiUrl
    expect([orcid.asked, (await watchOf(noura)).readAt]).toEqual([[], null])
  })

  test('is another one after the iD has changed: what was found goes with it', async () => {
    await readAll()
    await have(noura, other)
    expect(await db.orcidWork.count()).toBe(0)
    expect((await watchOf(noura)).orcid).toBe(other)
    await have(noura, null)
    expect(await db.orcidWatch.count({ where: { userId: noura.id } })).toBe(0)
  })

  test.each([
    ['removed', () => have(noura, null)],
    ['replaced', () => have(noura, other)],
    ['switched off', () => db.orcidWatch.updateMany({ data: { enabled: false } })],
    ['suspended', () => db.user.update({ where: { id: noura.id }, data: { status: 'SUSPENDED' } })],
  ])('keeps nothing that is found while it is %s', async (_, act) => {
    const { id } = await watchOf(noura)
    orcid.answer = (_req, res) => {
      orcid.answer = null
      void act().then(() =>
        res.end(
          JSON.stringify({
            'activities-summary': {
              works: { group: [{ 'work-summary': [{ 'put-code': 1, title: { title: { value: 'Late' } } }] }] },
            },
          }),
        ),
      )
    }
    await readRecord(db, id)
    expect([await db.orcidWork.count(), await told()]).toEqual([0, 0])
  })
})

describe('what ORCID does not answer', () => {
  test('makes everybody wait when it is busy, for as long as it says', async () => {
    const ada = await person(db, 'RESEARCHER')
    await have(ada, other)
    orcid.answer = (_, res) => res.writeHead(429, { 'retry-after': '7200' }).end()
    await readRecord(db, (await watchOf(noura)).id)
    const [mine, hers] = [await watchOf(noura), await watchOf(ada)]
    expect(mine).toMatchObject({ problem: 'BUSY', failures: 1, heldUntil: null, readAt: null })
    for (const { nextReadAt } of [mine, hers]) expect(nextReadAt.getTime()).toBeGreaterThan(Date.now() + 7_100_000)
    expect(hers.failures).toBe(0)
    orcid.asked = []
    await readAll()
    expect(orcid.asked).toEqual([])
  })

  test.each([
    ['a broken answer', 200, '<html>', 'AWAY'],
    ['another answer', 200, '{"bulk": 5}', 'AWAY'],
    ['works that are none', 200, '{"activities-summary": {"works": {"group": 7}}}', 'AWAY'],
    ['a fault', 503, '', 'AWAY'],
    ['no record', 404, '', 'UNKNOWN'],
  ])('is tried later and later: %s', async (_, status, body, problem) => {
    orcid.answer = (_req, res) => res.writeHead(status).end(body)
    const { id } = await watchOf(noura)
    const waits: number[] = []
    for (let time = 0; time < 10; time++) {
      await db.orcidWatch.updateMany({ data: { nextReadAt: new Date(0) } })
      await readRecord(db, id)
      waits.push(Math.round(((await watchOf(noura)).nextReadAt.getTime() - Date.now()) / 3_600_000))
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 168, 168])
    expect(await watchOf(noura)).toMatchObject({ problem, failures: 10 })
    orcid.answer = null
    await again()
    expect(await watchOf(noura)).toMatchObject({ problem: null, failures: 0 })
    expect(await told()).toBe(1)
  })

  test('may hold what the database does not store', async () => {
    orcid.works = [
      { code: 5, title: 'Nul\0 and \ud800half', year: 2025, doi: 'none' },
      { code: 6, title: '' },
    ]
    await readAll()
    expect(await titles(noura)).toEqual(['Nul and \ufffdhalf'])
    expect((await db.orcidWork.findFirstOrThrow()).doi).toBeNull()
  })
})

test('administrators alone see how the records are read', async () => {
  await readAll()
  const ask = (as: Viewer | null) =>
    run(db, '{ orcidLookups { enabled lastReadAt recordCount readCount foundCount problemCount } }', { as })
  const { data } = await ask(await person(db, 'ADMIN'))
  expect(data!['orcidLookups']).toMatchObject({
    enabled: true,
    lastReadAt: expect.anything() as unknown,
    recordCount: 1,
    readCount: 1,
    foundCount: 2,
    problemCount: 0,
  })
  expect((await ask(noura)).codes).toEqual(['FORBIDDEN'])
  expect((await ask(null)).codes).toEqual(['UNAUTHENTICATED'])
})

test('the person may take it along, and it goes when nobody reads the record for a year', async () => {
  await readAll()
  await mark('dismissOrcidWork', await workOf('Sand'), noura)
  const taken = JSON.stringify(await personalData(contextOf(db, noura)))
  expect(taken).toContain('Salt and sun')
  expect(taken).toMatch(/"orcidDismissals":\s*\[\s*\{"putCode":"2"/)
  const before = new Date(Date.now() + dayLength)
  expect(await orcidWorkRetention.count(db, before)).toBe(0)
  await db.orcidWatch.updateMany({ data: { enabled: false } })
  expect(await orcidWorkRetention.count(db, before)).toBe(2)
  expect(await orcidWorkRetention.remove(db, before)).toBe(2)
})
