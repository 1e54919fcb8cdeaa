/** The IP check at the same moment as another result, a change of the idea, and its end. */
import { expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { idOf } from '../../testing/ids.ts'
import { atOnce } from '../../testing/races.ts'
import { perform, person, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'

const { db } = await fileDatabase()
const submitter = await person(db, 'RESEARCHER')
const team = await person(db, 'KU_TEAM')
const officer = await person(db, 'COMMERCIALIZATION_TEAM')

const idea = (data: object = {}) =>
  db.idea.create({
    data: {
      title: 'Peeling film',
      description: 'It takes the dust along',
      category: 'Other',
      status: 'SUBMITTED',
      confidential: true,
      submitterId: submitter.id,
      ...data,
    },
  })
const act = (as: Viewer, name: string, id: number, more: object = {}, give = 'idea { number }') =>
  perform(db, name, { id: idOf('Idea', id), ...more }, { as, give })

/** Records a result for what the idea says now. */
async function result(as: Viewer, id: number, decision: string) {
  const { data } = await run(db, `{ idea(number: ${id}) { ipCheckPrint } }`, { as })
  const { ipCheckPrint: read } = data!['idea'] as unknown as { ipCheckPrint: string }
  return () => act(as, 'setIdeaIpCheck', id, { decision, note: 'As discussed', read })
}
type Attempt = () => Promise<{ codes: string[] }>
const race = async (id: number, ...attempts: Attempt[]) =>
  (await atOnce(db, 'Idea', id, attempts)).map((one) => (one.status === 'fulfilled' ? one.value.codes : ['THROWN']))
const stored = (id: number) => db.idea.findUnique({ where: { id } })
const entries = (id: number, action: string) => db.auditEntry.count({ where: { entity: 'Idea', entityId: id, action } })

test('of two results one is recorded, also where both leave it confidential', async () => {
  for (const [one, other] of [
    ['PROTECTED', 'KEEP_CONFIDENTIAL'],
    ['KEEP_CONFIDENTIAL', 'KEEP_CONFIDENTIAL'],
    ['NOTHING_TO_PROTECT', 'PROTECTED'],
  ] as const) {
    const { id } = await idea()
    const codes = await race(id, await result(team, id, one), await result(officer, id, other))
    expect(codes.flat(), `${one} and ${other}`).toEqual(['CONFLICT'])
    expect(await entries(id, 'setIdeaIpCheck')).toBe(1)
  }
})

test('no result counts for a text that was changed meanwhile', async () => {
  const { id } = await idea()
  const change = () => act(submitter, 'updateIdea', id, { title: 'Peeling film for mirrors' })
  const [checked, changed] = await race(id, await result(team, id, 'NOTHING_TO_PROTECT'), change)
  expect(changed).toEqual([])
  // Either it came first and the change has cleared it, or it was refused.
  expect(await stored(id)).toMatchObject({ title: 'Peeling film for mirrors', ipCheck: null, ipCheckedAt: null })
  expect(await entries(id, 'setIdeaIpCheck')).toBe(checked!.length ? 0 : 1)
})

test('what the university wants to protect is not opened at the same moment', async () => {
  const { id } = await idea()
  const open = () => act(submitter, 'updateIdea', id, { confidential: false })
  const codes = await race(id, await result(team, id, 'KEEP_CONFIDENTIAL'), open)
  expect(codes.filter((one) => one.length)).toHaveLength(1)
  const { confidential, ipCheck } = (await stored(id))!
  expect(confidential).toBe(ipCheck === 'KEEP_CONFIDENTIAL')
})

test('an idea that is deleted at the same moment is gone with its result', async () => {
  const { id } = await idea({ status: 'DECLINED' })
  const remove = () => act(submitter, 'deleteIdea', id, {}, 'deletedId')
  const [checked, removed] = await race(id, await result(team, id, 'PROTECTED'), remove)
  expect(removed).toEqual([])
  expect([[], ['NOT_FOUND']]).toContainEqual(checked)
  expect(await stored(id)).toBeNull()
})
