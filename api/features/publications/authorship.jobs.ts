/** Looks whose names are among the authors of publications that were added, and asks those people. */
import { array, number, object } from 'yup'
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
    await inBackground(db, async (work) => {
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
          data: { by: adder?.name ?? '', publication: titles.get(id)!, others: String(own.length - 1) },
        })
      }
    })
  },
})
