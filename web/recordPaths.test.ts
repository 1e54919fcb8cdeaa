/** Every record's path opens for every role that may read the record. */
import { expect, test, vi } from 'vitest'
import type { Role } from '#api/__generated__/prisma/enums.ts'
import { cellOf, rolesOf } from '#api/policy.ts'
import { records, type RecordEntity } from '#api/records/records.ts'
import { pages } from './testing/pages.ts'

/** Those who read some of these records on pages of what is theirs, and have none for the record itself. */
const withoutPage: Partial<Record<RecordEntity, Role[]>> = {
  Challenge: ['INVESTOR', 'EXPERT'],
  Idea: ['EXPERT'],
  Project: ['EXPERT'],
}

// The server's events need Node's own event targets, and no path does.
vi.mock('#api/events.ts', () => ({ publish: () => {} }))

const descriptions = pages.map(({ description }) => description)

const opens = (pathname: string, role: Role) => {
  const page = descriptions.find(({ path }) => new URLPattern({ pathname: path }).test({ pathname }))
  return !!page && (page.requires === 'public' || page.requires === 'signed-in' || cellOf(page.requires, role) !== '')
}

test.each(records.map((definition) => [definition.entity, definition] as const))(
  'the path of %s opens for its readers',
  (entity, { path, search }) => {
    const refused = rolesOf(search.read).filter((role) => {
      const address = path(7, (permission) => cellOf(permission, role) !== '')
      return !opens(new URL(address, 'http://localhost').pathname, role)
    })
    expect(refused).toEqual(withoutPage[entity] ?? [])
  },
)
