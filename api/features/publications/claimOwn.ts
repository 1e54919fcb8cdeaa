/** A researcher who adds a work with that name among its authors claims it by that: nothing is left to ask. */
import type { Work } from '../../action.ts'
import { shownName } from './authorName.rules.ts'
import { mayBe, namesOf } from './sameAuthor.ts'

interface Added {
  id: number
  authors: readonly string[]
}

/** Claims the authorship of a publication that the viewer has just added, where one author alone may be the viewer. */
export async function claimOwn({ tx, viewer, audit }: Work, { id, authors }: Added): Promise<void> {
  if (viewer.role !== 'RESEARCHER') return
  const names = namesOf(viewer)
  const [author, another] = authors.filter((one) => mayBe(one, names))
  if (!author || another) return
  const name = shownName(author)
  await tx.authorship.create({ data: { publicationId: id, userId: viewer.id, name, state: 'CLAIMED' } })
  await audit('Publication', id, { authorship: [null, name] })
}
