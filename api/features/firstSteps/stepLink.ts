/** Where a step of the university leads: to a page or an article that people of all its roles can open. */
import { helpArticles } from '../../__generated__/features/helpArticles.ts'
import type { Role } from '../../__generated__/prisma/enums.ts'
import * as errors from '#texts/firstSteps/errors.js'
import { listed } from '#listed'
import type { Tx } from '../../db.ts'
import { invalid } from '../../errors.ts'
import { pageAt } from '../../pageAt.ts'
import { rolesOf } from '../../policy.ts'
import { roleWords } from '../accounts/roleWords.rules.ts'
import { ownNumber } from '../help/ownSlug.rules.ts'

const toArticle = '?article='

/** Throws INVALID at the link when it leads nowhere, or not all the roles there. */
export async function needOpenLink(tx: Tx, link: string, roles: readonly Role[]): Promise<void> {
  const readers = link.startsWith(toArticle) ? await readersOf(tx, link.slice(toArticle.length)) : openersOf(link)
  if (!readers) throw invalid({ link: errors.leadsNowhere({ link }) })
  const left = readers === 'all' ? [] : roles.filter((role) => !readers.includes(role))
  if (left.length)
    throw invalid({ link: errors.notOpenTo({ roles: listed([...new Set(left.map((role) => roleWords[role]))]) }) })
}

type Readers = 'all' | readonly Role[] | null

function openersOf(link: string): Readers {
  const page = pageAt(link)
  return page && (page.requires === 'signed-in' ? 'all' : rolesOf(page.requires))
}

async function readersOf(tx: Tx, slug: string): Promise<Readers> {
  const number = ownNumber(slug)
  if (number === null) return Object.hasOwn(helpArticles.ENGLISH, slug) ? 'all' : null
  const article = await tx.helpArticle.findFirst({
    where: { id: number, versions: { some: { current: true } } },
    select: { roles: true },
  })
  return article && (article.roles.length ? article.roles : 'all')
}
