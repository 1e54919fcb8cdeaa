/** Tables have one look, can be scrolled with the keys and become cards where they are narrow: few files draw one. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The preferences of notifications unfold their rows, and have cards of their own. */
const own = 'web/features/notifications/NotificationPreferencesSection.tsx'

test('only lists, small tables and comparisons draw a table', () => {
  const files = globSync('web/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  expect(files.length).toBeGreaterThan(500)
  const drawing = files.filter((file) => readFileSync(file, 'utf8').includes('Table.Root'))
  expect(drawing.sort()).toEqual(
    [own, 'web/ui/list/ListTable.tsx', 'web/ui/table/ComparisonTable.tsx', 'web/ui/table/SmallTable.tsx'].sort(),
  )
})
