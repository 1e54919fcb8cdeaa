/** Confidential ideas: who reads them before and after their IP check, who records it, and what a result counts for. */
import { beforeEach, describe, expect, test } from 'vitest'
import type { IdeaStatus } from '../../__generated__/prisma/enums.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { perform, person, run } from '../../testing/run.ts'
import { told } from '../../testing/told.ts'
import { universityDay } from '../../days.ts'
import { viewerColumns, type Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const badr = await person(db, 'RESEARCHER', { name: 'Badr' })
const team = await person(db, 'KU_TEAM', { name: 'Team' })
const officer = await person(db, 'COMMERCIALIZATION_TEAM', { name: 'Officer' })
const expert = await person(db, 'EXPERT', { name: 'Expert' })
const other = await person(db, 'EXPERT', { name: 'Other' })
const investor = await person(db, 'INVESTOR')
const company = await person(db, 'INDUSTRY')

const title = 'Peeling film for dusty panels'
const description = 'A film on solar glass takes the dust along when it is peeled off.'
const written = { title, description, category: 'Materials Science' }
const later = new Date(universityDay().getTime() + 7 * 86_400_000)

beforeEach(() => db.idea.deleteMany())

const made = async (data: object = {}, status: IdeaStatus = 'SUBMITTED') =>
  (
    await db.idea.create({
      data: { ...written, status, submitterId: ada.id, confidential: true, visibleToResearchers: true, ...data },
    })
  ).id
const checked = { ipCheckedAt: new Date('2026-11-01T08:00:00Z'), ipCheckedById: team.id }
const act = (as: Viewer | null, name: string, id: number, more: object = {}, give = 'idea { number }') =>
  perform(db, name, { id: idOf('Idea', id), ...more }, { as, give })
const read = async (as: Viewer | null, id: number, fields: string) =>
  (await run(db, `{ idea(number: ${id}) { ${fields} } }`, { as })).data?.['idea'] as unknown as Record<
    string,
    unknown
  > | null
const printOf = async (id: number) => (await read(team, id, 'ipCheckPrint'))!['ipCheckPrint'] as string
const record = async (as: Viewer | null, id: number, decision: string, note = '') =>
  act(as, 'setIdeaIpCheck', id, { decision, note, read: await printOf(id) })
const stored = (id: number) => db.idea.findUniqueOrThrow({ where: { id } })

/** Each way on which somebody could come across an idea, as a query of its own. */
const everyWay = {
  idea: 'query ($n: Int!) { idea(number: $n) { title } }',
  node: 'query ($id: ID!) { node(id: $id) { ... on Idea { title } } }',
  list: '{ ideas { edges { node { title } } } }',
  filtered: '{ ideas(filter: { search: "peeling" }) { edges { node { title } } } }',
  counted: '{ ideas(first: 0) { totalCount(exact: true) } }',
  search: '{ search(text: "peeling") { ideas { title } } }',
  similar: 'query ($text: String!) { similarIdeas(title: $text, description: $text) { title } }',
}

/** The names of those that lead to the only idea there is. */
async function ways(as: Viewer | null, id: number): Promise<string[]> {
  const found: string[] = []
  for (const [way, source] of Object.entries(everyWay)) {
    const { data } = await run(db, source, { as, variables: { n: id, id: idOf('Idea', id), text: title } })
    if (/Peeling|"totalCount":1/.test(JSON.stringify(data ?? null))) found.push(way)
  }
  return found
}
const all = Object.keys(everyWay)

describe('a confidential idea', () => {
  test('is on no way to others, nor in any number, until its check is done', async () => {
    const id = await made()
    expect(await ways(ada, id)).toEqual(all)
    expect(await ways(team, id)).toEqual(all)
    for (const as of [badr, expert, other, investor, company, null]) expect(await ways(as, id)).toEqual([])
    expect(await read(ada, id, 'isKeptConfidential seenByResearchers')).toEqual({
      isKeptConfidential: true,
      seenByResearchers: false,
    })
    const vote = (as: Viewer) => act(as, 'voteForIdea', id, { vote: true })
    expect((await vote(badr)).codes).toEqual(['NOT_FOUND'])
    const share = (to: Viewer) => act(ada, 'shareIdea', id, { userId: idOf('User', to.id) })
    expect((await share(badr)).errors[0]!.extensions['fieldErrors']).toEqual({
      userId: 'Badr does not have access to this idea',
    })

    await record(team, id, 'NOTHING_TO_PROTECT')
    expect(await ways(badr, id)).toEqual(all)
    expect((await vote(badr)).codes).toEqual([])
    expect((await share(badr)).codes).toEqual([])
    for (const as of [expert, investor, company, null]) expect(await ways(as, id)).toEqual([])
    expect(
      await read(badr, id, 'isKeptConfidential ipCheck ipCheckNote ipCheckedAt ipCheckPrint'),
      'nothing of the result',
    ).toEqual({ isKeptConfidential: false, ipCheck: null, ipCheckNote: null, ipCheckedAt: null, ipCheckPrint: null })
  })

  test('that is not shared stays inside after its check', async () => {
    const id = await made({ visibleToResearchers: false })
    await record(team, id, 'PROTECTED')
    expect(await ways(badr, id)).toEqual([])
  })

  test('is named neither in the thread of the idea that it is a version of, nor beside it', async () => {
    const id = await made({ confidential: false, title: 'Wiping arm for panels' }, 'VALIDATED')
    const version = await made({ previousId: id })
    const beside = async (as: Viewer) => JSON.stringify(await read(as, id, 'versions { title } thread { title }'))
    expect(await beside(ada)).toMatch(/Peeling.*Peeling/)
    expect(await beside(badr)).not.toContain('Peeling')
    await record(team, version, 'PROTECTED')
    expect(await beside(badr)).toMatch(/Peeling.*Peeling/)
  })

  test('is read by the expert who accepted to validate it, whose request does not name it before', async () => {
    const id = await made({}, 'APPROVED')
    await perform(db, 'requestValidation', { ideaId: idOf('Idea', id) }, { as: ada })
    const { id: number } = await db.validationRequest.findFirstOrThrow({ where: { ideaId: id } })
    const request = { id: idOf('ValidationRequest', number) }
    await perform(db, 'assignValidation', { ...request, expertId: idOf('User', expert.id) }, { as: team })
    const seen = async (as: Viewer) =>
      JSON.stringify((await run(db, '{ validationRequests { edges { node { title idea { title } } } } }', { as })).data)
    expect(await seen(expert)).toContain(`Confidential idea ${id}`)
    expect(await seen(expert)).not.toContain('Peeling')
    const words = await db.notification.findMany({ where: { userId: expert.id } })
    expect(JSON.stringify(words)).not.toContain('Peeling')
    expect(await ways(expert, id)).toEqual([])
    await perform(db, 'acceptValidation', { ...request, noConflict: true }, { as: expert })
    expect(await seen(expert)).toContain('Peeling')
    expect(await ways(other, id)).toEqual([])
  })

  test('is called by its title in the queues of those who read it', async () => {
    const id = await made({}, 'APPROVED')
    const queued = async (as: Viewer) =>
      JSON.stringify((await run(db, '{ duties(first: 50) { edges { node { title } } } }', { as })).data)
    await perform(db, 'requestValidation', { ideaId: idOf('Idea', id) }, { as: ada })
    expect(await queued(team)).toContain('Peeling')
    const { id: number } = await db.validationRequest.findFirstOrThrow({ where: { ideaId: id } })
    const request = { id: idOf('ValidationRequest', number) }
    await perform(db, 'assignValidation', { ...request, expertId: idOf('User', other.id) }, { as: team })
    expect(await queued(other)).toContain(`Confidential idea ${id}`)
    expect(await queued(other)).not.toContain('Peeling')
    await perform(db, 'acceptValidation', { ...request, noConflict: true }, { as: other })
    expect(await queued(other)).toContain('Peeling')
  })

  test('is open neither to who was given to see it, and nobody is given it', async () => {
    const id = await made()
    const give = () =>
      perform(
        db,
        'setRecordGrant',
        {
          id: idOf('Idea', id),
          userId: idOf('User', badr.id),
          expiresOn: later.toISOString().slice(0, 10),
          reason: 'Study',
        },
        { as: team },
      )
    expect((await give()).errors[0]!.message).toBe('This idea is confidential. Give access once its IP check is done')
    await db.idea.update({ where: { id }, data: { visibleToResearchers: false, confidential: false } })
    expect((await give()).codes).toEqual([])
    const reader = await db.user.findUniqueOrThrow({ where: { id: badr.id }, select: viewerColumns })
    expect(await ways(reader, id)).toContain('idea')
    await act(ada, 'updateIdea', id, { confidential: true })
    expect(await ways(reader, id)).toEqual([])
    await record(team, id, 'PROTECTED')
    expect(await ways(reader, id)).toContain('idea')
  })

  test('becomes a confidential project as long as it is one; a new version begins without the check', async () => {
    const converted = async (data: object) => {
      const id = await made(data, 'VALIDATED')
      await act(ada, 'convertIdea', id)
      return (await db.project.findFirstOrThrow({ where: { idea: { id } } })).confidential
    }
    expect(await converted({})).toBe(true)
    expect(await converted({ ...checked, ipCheck: 'KEEP_CONFIDENTIAL', ipCheckNote: 'File first' })).toBe(true)
    expect(await converted({ ...checked, ipCheck: 'PROTECTED' })).toBe(false)
    expect(await converted({ confidential: false })).toBe(false)
    const id = await made({ ...checked, ipCheck: 'PROTECTED' }, 'VALIDATED')
    await act(ada, 'createIdeaVersion', id)
    expect(await db.idea.findFirstOrThrow({ where: { previousId: id } })).toMatchObject({
      confidential: true,
      ipCheck: null,
      ipCheckedAt: null,
      ipCheckedById: null,
    })
  })
})

describe('the check', () => {
  test('is recorded by the university, of no idea of its own, with what is to be protected; the submitter is notified', async () => {
    const id = await made()
    expect((await record(ada, id, 'PROTECTED')).codes).toEqual(['FORBIDDEN'])
    for (const as of [badr, expert, investor, company])
      expect((await record(as, id, 'PROTECTED')).codes).toEqual(['FORBIDDEN'])
    expect((await record(null, id, 'PROTECTED')).codes).toEqual(['UNAUTHENTICATED'])
    const own = await made({ submitterId: officer.id })
    expect((await record(officer, own, 'PROTECTED')).codes).toEqual(['NOT_FOUND'])
    expect((await record(team, id, '')).codes).toEqual(['INVALID'])
    expect((await record(team, id, 'KEEP_CONFIDENTIAL', ' ')).errors[0]!.extensions['fieldErrors']).toEqual({
      note: 'Enter what has to be protected',
    })
    const before = (await told(db, ada)).length
    await record(team, id, 'KEEP_CONFIDENTIAL', 'The film is new')
    expect(await read(ada, id, 'ipCheck ipCheckNote ipCheckedBy { name } isKeptConfidential')).toEqual({
      ipCheck: 'KEEP_CONFIDENTIAL',
      ipCheckNote: 'The film is new',
      ipCheckedBy: { name: 'Team' },
      isKeptConfidential: true,
    })
    expect((await told(db, ada)).slice(before)).toEqual(['IDEA_IP_CHECKED'])
    expect(await ways(badr, id)).toEqual([])
    expect((await record(officer, id, 'PROTECTED')).codes, 'another result later').toEqual([])
    expect(await ways(badr, id)).toEqual(all)
    expect((await record(team, id, 'KEEP_CONFIDENTIAL', 'Timed out')).errors[0]!.message).toBe(
      'The IP check of this idea is done',
    )
    expect(await db.auditEntry.count({ where: { entity: 'Idea', entityId: id, action: 'setIdeaIpCheck' } })).toBe(2)
  })

  test('is of submitted confidential ideas alone', async () => {
    const draft = await record(team, await made({}, 'DRAFT'), 'PROTECTED')
    expect(draft.errors[0]!.message).toBe('The IP check of a draft cannot be recorded')
    const open = await record(team, await made({ confidential: false }), 'PROTECTED')
    expect(open.errors[0]!.message).toBe('This idea is not confidential, so there is no IP check to record')
  })

  test('counts for the texts that were read', async () => {
    const id = await made()
    const old = await printOf(id)
    await act(ada, 'updateIdea', id, { description: `${description} It holds for ten years.` })
    expect((await act(team, 'setIdeaIpCheck', id, { decision: 'PROTECTED', read: old })).codes).toEqual(['CONFLICT'])
    await record(team, id, 'PROTECTED', 'Filed')
    await act(ada, 'updateIdea', id, { tags: ['film'], title })
    expect((await stored(id)).ipCheck, 'other fields, and the same text again').toBe('PROTECTED')
    await act(ada, 'updateIdea', id, { title: `${title} and mirrors` })
    expect(await stored(id)).toMatchObject({ ipCheck: null, ipCheckNote: '', ipCheckedById: null, ipCheckedAt: null })
    expect(await ways(badr, id)).toEqual([])
    const last = await db.auditEntry.findFirstOrThrow({ where: { entityId: id }, orderBy: { id: 'desc' } })
    expect(last.changes).toMatchObject({ ipCheck: ['PROTECTED', null] })
    await record(team, id, 'NOTHING_TO_PROTECT')
    const translate = { recordId: idOf('Idea', id), description: 'غشاء يوضع على زجاج الألواح ويُنزع مرتين في السنة.' }
    expect((await perform(db, 'updateTranslation', translate, { as: ada, give: 'recordId' })).codes).toEqual([])
    expect((await stored(id)).ipCheck, 'also in the other language').toBeNull()
  })

  test('that new texts open again is made again by who recorded it, or by the team when that person has left', async () => {
    const of = (people: Viewer[]) => Promise.all(people.map((one) => told(db, one)))
    const change = async (id: number, as = ada) => {
      await db.notification.deleteMany()
      await act(as, 'updateIdea', id, { title: `${title} and mirrors` })
    }
    const shown = await made()
    await record(officer, shown, 'PROTECTED')
    await change(shown)
    expect(await of([officer, team, ada, badr])).toEqual([
      ['IDEA_IP_CHECK_REOPENED'],
      [],
      ['IDEA_CONFIDENTIAL_AGAIN'],
      [],
    ])
    const inside = await made({ ...checked, ipCheck: 'PROTECTED', ipCheckedById: null, visibleToResearchers: false })
    await change(inside)
    expect(await of([officer, team, ada])).toEqual([['IDEA_IP_CHECK_REOPENED'], ['IDEA_IP_CHECK_REOPENED'], []])
    const kept = await made({ ...checked, ipCheck: 'KEEP_CONFIDENTIAL', ipCheckNote: 'File first' })
    await change(kept)
    expect(await of([officer, team, ada])).toEqual([[], [], []])
    const suspended = await person(db, 'KU_TEAM', { status: 'SUSPENDED' })
    await change(await made({ ...checked, ipCheck: 'PROTECTED', ipCheckedById: suspended.id }))
    expect(await of([team, suspended])).toEqual([['IDEA_IP_CHECK_REOPENED'], []])
    const translated = await made({ ...checked, ipCheck: 'PROTECTED' })
    await db.notification.deleteMany()
    const translation = { recordId: idOf('Idea', translated), title: 'غشاء يُنزع عن الألواح المغبرة' }
    await perform(db, 'updateTranslation', translation, { as: ada, give: 'recordId' })
    expect(await of([team, ada])).toEqual([['IDEA_IP_CHECK_REOPENED'], ['IDEA_CONFIDENTIAL_AGAIN']])
  })

  test('that keeps it confidential is ended by the university alone', async () => {
    const id = await made({ ...checked, ipCheck: 'KEEP_CONFIDENTIAL', ipCheckNote: 'File first' })
    const opened = await act(ada, 'updateIdea', id, { confidential: false })
    expect(opened.errors[0]!.extensions['fieldErrors']).toEqual({
      confidential:
        'The university wants to protect this idea. It stays confidential until the university records another result',
    })
    await act(ada, 'updateIdea', id, { title: `${title} and mirrors` })
    expect((await stored(id)).ipCheck).toBe('KEEP_CONFIDENTIAL')
    const open = await made()
    expect(
      (await act(ada, 'updateIdea', open, { confidential: false })).codes,
      'it was the submitter’s choice',
    ).toEqual([])
    expect(await ways(badr, open)).toContain('idea')
  })

  test('is found where it is open, by who can record it', async () => {
    const open = await made()
    await made({}, 'DRAFT')
    await made({ submitterId: team.id })
    await made({ ...checked, ipCheck: 'PROTECTED' })
    const kept = await made({ ...checked, ipCheck: 'KEEP_CONFIDENTIAL', ipCheckNote: 'File first' })
    const numbers = async (as: Viewer, filter: string) => {
      const { data } = await run(db, `{ ideas(filter: { ${filter}: true }) { edges { node { number } } } }`, { as })
      return (data!['ideas'] as unknown as { edges: { node: { number: number } }[] }).edges.map(
        ({ node }) => node.number,
      )
    }
    expect(await numbers(team, 'ipCheckOpen')).toEqual([open])
    expect(await numbers(team, 'toBeProtected')).toEqual([kept])
    for (const as of [ada, badr, expert]) {
      expect(await numbers(as, 'ipCheckOpen')).toEqual([])
      expect(await numbers(as, 'toBeProtected')).toEqual([])
    }
  })
})
