/** The switch of the language model and its log: administrators alone, written down, deleted after 30 days. */
import { beforeEach, expect, test } from 'vitest'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { config } from '../../config.ts'
import { modelServer, switchOn } from '../../testing/modelServer.ts'
import { perform, person, run } from '../../testing/run.ts'
import { applyRetention } from '../../retention/keeping.ts'

const { db } = await fileDatabase()
const model = await modelServer()
const admin = await person(db, 'ADMIN')
const ada = await person(db, 'RESEARCHER', { name: 'Ada' })
const others = [
  ada,
  await person(db, 'KU_TEAM'),
  await person(db, 'COMMERCIALIZATION_TEAM'),
  await person(db, 'EXPERT'),
]
beforeEach(() => switchOn(db))

const settings = { on: true, confidential: true, dailyBudget: 7 }
const read = '{ modelSettings { model on confidential dailyBudget } }'
const log = '{ modelCalls { totalCount edges { node { id purpose outcome model sent answer error user { name } } } } }'
const quoted = ({ sources: [source] }: { sources: { name: string; text: string }[] }) => ({
  claims: [{ text: 'It was painted.', quotation: source!.text, source: source!.name }],
})
const tested = (as: Parameters<typeof perform>[3]['as']) =>
  run(db, 'mutation { testModel { works asked model notice } }', { as })

test('administrators switch it, which is written down and said in the security log', async () => {
  await db.platform.deleteMany({})
  const { data, codes } = await perform(db, 'updateModelSettings', settings, {
    as: admin,
    give: 'modelSettings { model on confidential dailyBudget }',
  })
  expect(codes).toEqual([])
  expect(data).toEqual({ updateModelSettings: { modelSettings: { model: 'openai:test-1', ...settings } } })
  expect((await run(db, read, { as: admin })).data).toEqual({ modelSettings: { model: 'openai:test-1', ...settings } })
  expect(await db.auditEntry.findFirst({ where: { entity: 'Platform' }, orderBy: { id: 'desc' } })).toMatchObject({
    action: 'updateModelSettings',
    actorId: admin.id,
    changes: { on: [false, true], confidential: [false, true], dailyBudget: [50, 7] },
  })
  const told = await db.securityEvent.findFirst({ where: { kind: 'SETTINGS_CHANGED' }, orderBy: { id: 'desc' } })
  expect(told).toMatchObject({ userId: admin.id, detail: 'model: on true, confidential true, dailyBudget 7' })
})

test('nobody else reads or changes the settings or the log', async () => {
  await tested(ada)
  const { id } = await db.modelCall.findFirstOrThrow()
  const one = `{ node(id: "${btoa(`ModelCall:${id}`)}") { id } }`
  for (const as of others) {
    expect((await perform(db, 'updateModelSettings', settings, { as })).codes).toEqual(['FORBIDDEN'])
    expect((await run(db, read, { as })).codes).toEqual(['FORBIDDEN'])
    expect((await run(db, log, { as })).codes).toEqual(['FORBIDDEN'])
    expect((await run(db, one, { as })).data).toEqual({ node: null })
  }
  expect((await perform(db, 'updateModelSettings', settings, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  for (const document of [read, log]) expect((await run(db, document, { as: null })).codes).toEqual(['UNAUTHENTICATED'])
  expect((await run(db, one, { as: admin })).data).toEqual({ node: { id: btoa(`ModelCall:${id}`) } })
})

test('the log has what was sent, for whom and what came', async () => {
  await db.modelCall.deleteMany({})
  model.behave(quoted)
  await tested(ada)
  const { data } = await run(db, log, { as: admin })
  expect(data!['modelCalls']).toMatchObject({
    totalCount: 1,
    edges: [
      {
        node: {
          purpose: 'TEST',
          outcome: 'DRAFTED',
          model: 'openai:test-1',
          user: { name: 'Ada' },
          sent: expect.stringContaining('lighthouse'),
          answer: expect.stringContaining('It was painted.'),
        },
      },
    ],
  })
})

test('the test says whether it answers, does not quote, is off or is not there', async () => {
  model.behave(quoted)
  const good = { works: true, asked: true, model: 'openai:test-1', notice: '' }
  expect((await tested(ada)).data).toEqual({ testModel: good })
  model.behave(() => ({ claims: [{ text: 'It is blue.', quotation: 'It is all blue', source: 'Test' }] }))
  expect((await tested(ada)).data).toMatchObject({
    testModel: { works: false, notice: expect.stringContaining('not in the text') },
  })
  model.behave(500)
  expect((await tested(ada)).data).toMatchObject({
    testModel: { works: false, asked: true, notice: expect.stringContaining('could not be reached') },
  })
  await db.platform.updateMany({ data: { modelOn: false } })
  expect((await tested(ada)).data).toMatchObject({
    testModel: { works: false, asked: false, notice: expect.stringContaining('switched off') },
  })
  config.model = undefined
  expect((await tested(ada)).data).toMatchObject({
    testModel: { works: false, asked: false, notice: expect.stringContaining('No language model') },
  })
})

test('the model’s name is for those who use it, while it is on', async () => {
  const name = async (as: Parameters<typeof run>[2]['as']) => run(db, '{ draftingModel }', { as })
  expect((await name(ada)).data).toEqual({ draftingModel: 'openai:test-1' })
  const expert = await person(db, 'EXPERT')
  expect((await name(expert)).codes).toEqual(['FORBIDDEN'])
  expect((await tested(expert)).codes).toEqual(['FORBIDDEN'])
  expect((await name(null)).codes).toEqual(['UNAUTHENTICATED'])
  expect((await tested(null)).codes).toEqual(['UNAUTHENTICATED'])
  await db.platform.updateMany({ data: { modelOn: false } })
  expect((await name(ada)).data).toEqual({ draftingModel: null })
})

test('after 30 days it is deleted', async () => {
  await db.modelCall.deleteMany({})
  await db.modelUse.deleteMany({})
  for (const days of [29, 31]) {
    const createdAt = new Date(Date.now() - days * 86_400_000)
    await db.modelCall.create({ data: { userId: ada.id, purpose: 'TEST', model: 'm', sent: 'x', createdAt } })
    await db.modelUse.create({ data: { userId: ada.id, day: createdAt, count: 1 } })
  }
  await applyRetention.perform(db, {})
  expect(await db.modelCall.count()).toBe(1)
  expect(await db.modelUse.count()).toBe(1)
})
