/** Every list by title or name has the order of what its reader is shown, in the demo university. */
import { expect, test } from 'vitest'
import { seedDemo } from '../prisma/seed/seed.ts'
import { tableOf } from './db.ts'
import { inLanguage } from './language.ts'
import { lists } from './listField.ts'
import { textFor, translatedKinds } from './records/translated.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { contextOf, person } from './testing/run.ts'
import { ordered } from './testing/shownOrder.ts'

const { db } = await fileDatabase()
await seedDemo(db, new Date())
const team = await person(db, 'KU_TEAM')
const locales = ['en', 'ar'] as const

test('each list of what people write in both languages is sorted by what is shown', async () => {
  const sorted = [...lists].flatMap(([name, list]) =>
    Object.entries(list.sort).flatMap(([field, { inBoth }]) => (inBoth ? [{ name, list, field }] : [])),
  )
  expect(new Set(sorted.map(({ list }) => list.table))).toEqual(new Set(translatedKinds.keys()))
  for (const { name, list, field } of sorted)
    for (const locale of locales) {
      const sort = { field, direction: 'ASC' } as const
      const ids = await inLanguage(locale, () => list.ids(contextOf(db, team), { sort }, 1000))
      const records = (await db[tableOf(list.table)].findMany({ where: { id: { in: ids } } })) as { id: number }[]
      const [called] = Object.keys(translatedKinds.get(list.table)!.fields)
      const shown = records.map((record) => ({ id: record.id, shown: textFor(record, called!, locale) }))
      expect(ids.length, name).toBeGreaterThan(2)
      expect(ids, `${name} in ${locale}`).toEqual(ordered(shown, locale).map(({ id }) => id))
    }
})
