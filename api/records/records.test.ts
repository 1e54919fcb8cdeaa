/** What records get from their definitions: interfaces in the schema, paths for each reader, and closed files. */
import { isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { threads } from '../__generated__/features/threads.ts'
import { isWithholdable } from '../relations/withheld.ts'
import { updateTranslationRules } from '../features/translations/translation.rules.ts'
import { schema } from '../schema.ts'
import { collaborations } from '../testing/collaborations.ts'
import { idOf } from '../testing/ids.ts'
import { run } from '../testing/run.ts'
import type { Viewer } from '../viewer.ts'
import { kinds } from './readers.ts'
import { records } from './records.ts'
import { translatedKinds } from './translated.ts'

const { db, ada, owner, stranger, team, collaboration } = await collaborations()

test.each(records.map((definition) => [definition.entity, definition] as const))(
  '%s implements the interfaces of what it has',
  (entity, { files, history, messages, translated }) => {
    const type = schema.getType(entity)
    const interfaces = isObjectType(type) ? type.getInterfaces().map(({ name }) => name) : []
    expect(interfaces.sort()).toEqual(
      [
        'Node',
        'Record',
        ...(files ? ['HasFiles'] : []),
        ...(history ? ['HasHistory'] : []),
        ...(messages ? ['HasMessages'] : []),
        ...(translated ? ['HasTranslation'] : []),
        ...(threads.some(({ model }) => model === entity) ? ['HasThread'] : []),
        ...(kinds.some((kind) => kind === entity) ? ['HasReaders'] : []),
        ...(isWithholdable(entity) ? ['Reportable'] : []),
      ].sort(),
    )
  },
)

test('the search has a field for every kind of record, for people, for experts and for all of them in order', () => {
  const type = schema.getType('SearchResult')
  const fields = isObjectType(type)
    ? Object.values(type.getFields()).map((field) => [field.name, String(field.type)] as const)
    : []
  const kinds = records.map(({ entity, search }) => [search.name, `[${entity}]!`] as const)
  const others = [
    ['people', '[User]!'],
    ['experts', '[User]!'],
    ['hits', '[SearchHit!]!'],
  ] as const
  expect(new Map(fields)).toEqual(new Map([...kinds, ...others]))
  expect(fields).toHaveLength(records.length + others.length)
})

test('every type with files or a history is a record', () => {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType)
  for (const { name } of types.filter((type) => 'files' in type.getFields() || 'history' in type.getFields()))
    expect(records.map(({ entity }) => String(entity))).toContain(name)
})

test.each([...translatedKinds])('%s gives each text of two languages in the wanted version', (entity, { fields }) => {
  const type = schema.getType(entity)
  const known = isObjectType(type) ? type.getFields() : {}
  for (const field of Object.keys(fields)) {
    expect(
      known[field]?.args.map(({ name }) => name),
      field,
    ).toEqual(['version'])
    expect(Object.keys(updateTranslationRules.fields)).toContain(field)
  }
})

const read = async (entity: string, id: number, as: Viewer) =>
  (
    await run(
      db,
      'query ($id: ID!) { node(id: $id) { ... on Record { number title path } ... on HasFiles { canAddFiles } } }',
      { as, variables: { id: idOf(entity, id) } },
    )
  ).data!['node'] as unknown

test('the path is that of the page that the reader has', async () => {
  const { id } = await db.challenge.create({ data: { title: 'Water', companyName: 'Dunes', status: 'OPEN' } })
  const page = { number: id, title: 'Water', canAddFiles: false }
  expect(await read('Challenge', id, ada)).toEqual({ ...page, path: `/industry-challenges?challenge=${id}` })
  expect(await read('Challenge', id, team)).toMatchObject({ path: `/industry/challenges?challenge=${id}` })
})

test('a record that the viewer may not see has neither title nor path', async () => {
  expect(await read('Collaboration', await collaboration(), stranger)).toBeNull()
})

test('files can be added by those who may, until the record is closed', async () => {
  const id = await collaboration()
  expect(await read('Collaboration', id, owner)).toMatchObject({ canAddFiles: true, title: 'Still' })
  await db.collaboration.update({ where: { id }, data: { status: 'COMPLETED', closedAt: new Date() } })
  expect(await read('Collaboration', id, owner)).toMatchObject({ canAddFiles: false })
})
