/** Every notification leads to a page that exists, and that those who are notified may open, where that is known. */
import { expect, test, vi } from 'vitest'
import type { NotificationKind, Role } from '#api/__generated__/prisma/enums.ts'
import { linkOf } from '#api/features/notifications/notificationLink.ts'
import { kinds } from '#api/features/notifications/notificationText.ts'
import { followedLists } from '#api/features/views/view.rules.ts'
import { cellOf, rolesOf } from '#api/policy.ts'
import { records } from '#api/records/records.ts'
import { redirects } from '#web/app/redirects.ts'
import { pages } from '#web/testing/pages.ts'

// The server's events need Node's own event targets, and no link does.
vi.mock('#api/events.ts', () => ({ publish: () => {} }))

const patterns = [...pages.map(({ description }) => description.path), '/', ...redirects.map(({ from }) => from)].map(
  (pathname) => new URLPattern({ pathname }),
)
const descriptions = pages.map(({ description }) => description)
const entities = records.map(({ entity }) => entity)
const names = Object.keys(kinds) as NotificationKind[]

/** The records that a kind is about; its name begins with theirs. */
const about = (kind: NotificationKind) => {
  const [first] = kind.split('_')
  if (first === 'VALIDATION') return ['Idea']
  // The investor is led to the holding, and the lead, who does not see it, to the update.
  if (kind === 'HOLDING_UPDATE_REQUESTED' || kind === 'HOLDING_UPDATE_DUE') return ['HoldingUpdate']
  return entities.filter((entity) => entity.toUpperCase() === first)
}

/** What a link may depend on: the record, its kind, the reader's role, the side on which the reader stands, and a followed list. */
const linksOf = (kind: NotificationKind, of: readonly string[], role: Role) => {
  const cases = [null, 7].flatMap((entityId) =>
    [null, ...of].flatMap((entity) =>
      ['', 'company', 'applicant', 'university'].flatMap((side) =>
        ['', ...(kind === 'VIEW_NEW_RESULTS' ? followedLists : [])].map((list) => ({
          kind,
          entityId,
          entity,
          data: { side, list },
        })),
      ),
    ),
  )
  return [...new Set(cases.map((notice) => linkOf(notice, role)))].filter((path) => path !== null)
}

test.each(names)('%s leads to pages that exist', (kind) => {
  for (const path of rolesOf('ACCOUNT_OWN').flatMap((role) => linksOf(kind, entities, role))) {
    const { pathname } = new URL(path, 'http://localhost')
    expect(
      patterns.some((pattern) => pattern.test({ pathname })),
      path,
    ).toBe(true)
  }
})

test.each(names.filter((kind) => kinds[kind].needs))('%s leads where its readers may go', (kind) => {
  for (const role of rolesOf(kinds[kind].needs!))
    for (const path of linksOf(kind, about(kind), role)) {
      const { pathname } = new URL(path, 'http://localhost')
      const page = descriptions.find((description) => new URLPattern({ pathname: description.path }).test({ pathname }))
      if (!page || page.requires === 'public' || page.requires === 'signed-in') continue
      expect(cellOf(page.requires, role), `${role} at ${path}`).not.toBe('')
    }
})
