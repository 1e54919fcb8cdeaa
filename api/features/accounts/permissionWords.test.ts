/** What the table of permissions says of each relation, in each language. */
import { expect, test } from 'vitest'
import * as texts from '#texts/users/roles.js'
import { permissionTable } from '../../access.ts'
import { inLanguage } from '../../language.ts'

const relations = new Set(permissionTable().flatMap(({ roles }) => roles.map(({ within }) => within)))

test.each([...relations].filter(Boolean))('%s', (within) => {
  expect(texts.cell({ within })).toMatch(/^\p{Lu}/u)
  expect(inLanguage('ar', () => texts.cell({ within }))).toMatch(/\p{Script=Arabic}/u)
})
