/** Every notification leads to a page that exists, and that those who are told of it may open, where that is known. */
import { expect, test } from 'vitest'
import { kinds } from '#api/features/notifications/notificationText.ts'
import type { Kind } from '#api/features/notifications/notificationKind.ts'
import { cellOf, rolesOf } from '#api/policy.ts'
import { redirects } from '#web/app/redirects.ts'
import { pages } from '#web/testing/pages.ts'

const patterns = [...pages.map(({ description }) => description.path), '/', ...redirects.map(({ from }) => from)].map(
  (pathname) => new URLPattern({ pathname }),
)
const descriptions = pages.map(({ description }) => description)

/** What a link may depend on: the record, its kind, and the side on which the reader stands. */
const cases = [null, 7].flatMap((id) =>
  [null, 'Project', 'Team', 'Challenge', 'Proposal', 'Collaboration'].flatMap((entity) =>
    ['', 'company', 'applicant', 'university'].map((side) => ({ id, entity, data: { side } })),
  ),
)
const linksOf = (kind: Kind) => [
  ...new Set(cases.map(({ id, entity, data }) => kind.link(id, entity, data)).filter((path) => path !== null)),
]

test.each(Object.entries(kinds))('%s leads to pages that exist', (_, kind) => {
  for (const path of linksOf(kind)) {
    const { pathname } = new URL(path, 'http://localhost')
    expect(
      patterns.some((pattern) => pattern.test({ pathname })),
      path,
    ).toBe(true)
  }
})

test.each(Object.entries(kinds).filter(([, { needs }]) => needs))('%s leads where its readers may go', (_, kind) => {
  for (const path of linksOf(kind)) {
    const { pathname } = new URL(path, 'http://localhost')
    const page = descriptions.find((description) => new URLPattern({ pathname: description.path }).test({ pathname }))
    if (!page || page.requires === 'public' || page.requires === 'signed-in') continue
    for (const role of rolesOf(kind.needs!)) expect(cellOf(page.requires, role), `${role} at ${path}`).not.toBe('')
  }
})
