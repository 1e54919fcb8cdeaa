/** Where a step of the university leads: to a page or an article that people of all its roles can open. */
import { helpArticles } from '../../__generated__/features/helpArticles.ts'
import type { Role } from '../../__generated__/prisma/enums.ts'
import * as errors from '#texts/firstSteps/errors.js'
import { listed } from '#listed'
import type { Db, Tx } from '../../db.ts'
import { invalid } from '../../errors.ts'
import { pageAt } from '../../pageAt.ts'
import { rolesOf } from '../../policy.ts'
import { roleWords } from '../accounts/roleWords.rules.ts'
import { ownNumber, ownSlug } from '../help/ownSlug.rules.ts'

const toArticle = '?article='

type Readers = 'all' | readonly Role[] | null

/** Throws INVALID at the link when it leads nowhere, or not all the roles there. */
export async function needOpenLink(tx: Tx, link: string, roles: readonly Role[]): Promise<void> {
  const [readers = null] = await readersOf(tx, [link])
  if (!readers) throw invalid({ link: errors.leadsNowhere({ link }) })
  const left = closedTo(readers, roles)
  if (left.length)
    throw invalid({ link: errors.notOpenTo({ roles: listed([...new Set(left.map((role) => roleWords[role]))]) }) })
}

/**
 * Of the roles of each step, those whose people cannot open where it leads: an article may have been withdrawn, or be for others
 * now, since the link was checked.
 */
export async function closedRoles(db: Db | Tx, steps: readonly Step[]): Promise<Role[][]> {
  const readers = await readersOf(
    db,
    steps.map(({ link }) => link),
  )
  return steps.map(({ roles }, nth) => closedTo(readers[nth] ?? null, roles))
}

interface Step {
  link: string
  roles: readonly Role[]
}

const closedTo = (readers: Readers, roles: readonly Role[]): Role[] =>
  readers === 'all' ? [] : roles.filter((role) => !readers?.includes(role))

/** How links to an article of the university's own are kept. */
export const linkToOwn = (articleId: number): string => toArticle + ownSlug(articleId)

async function readersOf(db: Db | Tx, links: readonly string[]): Promise<Readers[]> {
  const numbers = links.flatMap((link) => ownNumber(slugOf(link) ?? '') ?? [])
  const articles = numbers.length
    ? await db.helpArticle.findMany({
        where: { id: { in: numbers }, versions: { some: { current: true } } },
        select: { id: true, roles: true },
      })
    : []
  const published = new Map(articles.map(({ id, roles }) => [id, roles]))
  return links.map((link) => {
    const slug = slugOf(link)
    if (slug === null) return openersOf(link)
    const number = ownNumber(slug)
    if (number === null) return Object.hasOwn(helpArticles.ENGLISH, slug) ? 'all' : null
    const roles = published.get(number)
    return roles ? (roles.length ? roles : 'all') : null
  })
}

const slugOf = (link: string): string | null => (link.startsWith(toArticle) ? link.slice(toArticle.length) : null)

function openersOf(link: string): Readers {
  const page = pageAt(link)
  return page && (page.requires === 'signed-in' ? 'all' : rolesOf(page.requires))
}
