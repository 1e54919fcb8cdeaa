/** Looks whose names are among the authors of publications, and asks those people. */
import { array, number, object } from 'yup'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { notify } from '../notifications/notify.ts'
import { shownName } from './authorName.rules.ts'
import { mayBe, namesOf } from './sameAuthor.ts'

interface Suggestion {
  publicationId: number
  userId: number
  name: string
}

export const suggestAuthorships = job({
  name: 'suggestAuthorships',
  rules: object({ ids: array(number().required()).required(), by: number().required() }),
  retries: 3,
  async run(db, { ids, by }) {
    const publications = await db.publication.findMany({
      where: { id: { in: ids } },
      select: { id: true, title: true, authors: true },
      orderBy: { id: 'asc' },
    })
    const researchers = await db.user.findMany({
      where: { role: 'RESEARCHER', status: 'ACTIVE', id: { not: by } },
      select: { id: true, name: true, firstName: true, lastName: true },
    })
    const people = researchers.map((one) => ({ id: one.id, names: namesOf(one) }))
    const found = publications.flatMap(({ id: publicationId, authors }) =>
      people.flatMap(({ id: userId, names }): Suggestion[] => {
        const author = authors.find((one) => mayBe(one, names))
        return author ? [{ publicationId, userId, name: shownName(author) }] : []
      }),
    )
    if (!found.length) return
    const adder = await db.user.findUnique({ where: { id: by }, select: { name: true } })
    const titles = new Map(publications.map(({ id, title }) => [id, title]))
    await suggest(db, found, titles, adder?.name ?? '')
  },
})

/** Works that are read at a time. */
const pageSize = 1_000

export const suggestEarlierWorks = job({
  name: 'suggestEarlierWorks',
  rules: object({ userId: number().required() }),
  retries: 3,
  async run(db, { userId }) {
    const person = await db.user.findFirst({
      where: { id: userId, role: 'RESEARCHER', status: 'ACTIVE' },
      select: { name: true, firstName: true, lastName: true },
    })
    if (!person) return
    const names = namesOf(person)
    const found: Suggestion[] = []
    const titles = new Map<number, string>()
    for (let after = 0; ;) {
      const page = await db.publication.findMany({
        where: { id: { gt: after } },
        select: {
          id: true,
          title: true,
          authors: true,
          authorships: { where: { state: 'CLAIMED', userId: { not: userId } }, select: { name: true } },
        },
        orderBy: { id: 'asc' },
        take: pageSize,
      })
      for (const { id, title, authors, authorships } of page) {
        const claimed = new Set(authorships.map(({ name }) => name))
        const author = authors.find((one) => mayBe(one, names) && !claimed.has(shownName(one)))
        if (!author) continue
        found.push({ publicationId: id, userId, name: shownName(author) })
        titles.set(id, title)
      }
      if (page.length < pageSize) break
      after = page.at(-1)!.id
    }
    await suggest(db, found, titles, null)
  },
})

/** Asks people about authorships; without the name of who added the publications, these were there before. */
const suggest = (db: Db, found: Suggestion[], titles: ReadonlyMap<number, string>, by: string | null) =>
  inBackground(db, async (work) => {
    // Whoever was asked before, and has perhaps said no, is not asked again.
    const made = await work.tx.authorship.createManyAndReturn({
      data: found,
      skipDuplicates: true,
      select: { publicationId: true, userId: true },
    })
    for (const [userId, own] of Map.groupBy(made, (one) => one.userId)) {
      const id = own[0]!.publicationId
      await notify(work, {
        to: userId,
        kind: 'PUBLICATION_AUTHOR_SUGGESTED',
        subject: { entity: 'Publication', id },
        data: {
          by: by ?? '',
          when: by === null ? 'earlier' : 'now',
          publication: titles.get(id)!,
          others: String(own.length - 1),
        },
      })
    }
  })
