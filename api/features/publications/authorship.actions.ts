/** Authorships: a researcher says of which publications they are an author, and which their profile shows first. */
import * as texts from '#texts/publications/errors.js'
import { action, type Work } from '../../action.ts'
import { conflict, invalid } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { move } from '../../moves.ts'
import { notify } from '../notifications/notify.ts'
import { answerAuthorshipRules, claimAuthorshipRules, highlightAuthorshipRules } from './authorship.rules.ts'
import { authorshipMoves } from './authorshipMoves.ts'
import { shownName } from './authorName.rules.ts'

const mostHighlights = 5

export const claimAuthorship = action({
  name: 'claimAuthorship',
  requires: 'PUBLICATION_CLAIM',
  rules: claimAuthorshipRules,
  description: 'Says that the viewer is one of the authors of a publication; an author is one person.',
  async run(work, { publicationId, name: given }) {
    const { tx, viewer } = work
    const { authors } = await work.access.find('PUBLICATION_CLAIM', publicationId)
    const name = authors.map(shownName).find((author) => author === shownName(given))
    if (!name) throw invalid({ name: texts.noSuchAuthor() })
    await refuseClaimed(work, publicationId, name)
    const known = await tx.authorship.findUnique({
      where: { publicationId_userId: { publicationId, userId: viewer.id } },
    })
    if (known?.state === 'CLAIMED') throw conflict(texts.claimedByYou({ name: known.name }))
    if (known) await move(work, authorshipMoves, known, 'CLAIMED', { data: { name } })
    else await tx.authorship.create({ data: { publicationId, userId: viewer.id, name, state: 'CLAIMED' } })
    await record(work, publicationId, [null, name])
    return { publicationId, userId: viewer.id }
  },
})

export const answerAuthorship = action({
  name: 'answerAuthorship',
  requires: 'AUTHORSHIP_OWN',
  rules: answerAuthorshipRules,
  description:
    'Claims or rejects an authorship of the viewer. One that was rejected is not suggested again; the viewer may still claim it.',
  async run(work, { id, claimed }) {
    const known = await work.access.find('AUTHORSHIP_OWN', id)
    const { publicationId, name } = known
    if (claimed) await refuseClaimed(work, publicationId, name)
    await move(work, authorshipMoves, known, claimed ? 'CLAIMED' : 'REJECTED', {
      data: claimed ? {} : { highlighted: false },
    })
    if (claimed) await record(work, publicationId, [null, name])
    else if (known.state === 'CLAIMED') await record(work, publicationId, [name, null])
    return { authorshipId: id, publicationId, userId: work.viewer.id }
  },
})

/** The constraint refuses two who claim one author at the same moment; the one who comes later is told by whom it is claimed. */
async function refuseClaimed({ tx, viewer }: Work, publicationId: number, name: string) {
  const other = await tx.authorship.findFirst({
    where: { publicationId, name, state: 'CLAIMED', userId: { not: viewer.id } },
    select: { user: { select: { name: true } } },
  })
  if (other) throw conflict(texts.claimedByOther({ author: name, name: other.user.name }))
}

/** What readers of the publication see in its history, and what the person who keeps it is notified of. */
async function record(work: Work, id: number, authorship: [string | null, string | null]) {
  await work.audit('Publication', id, { authorship })
  if (authorship[1] === null) return
  const { ownerId, title } = await work.tx.publication.findUniqueOrThrow({ where: { id } })
  await notify(work, {
    to: ownerId,
    kind: 'PUBLICATION_AUTHOR_CLAIMED',
    subject: { entity: 'Publication', id },
    data: { by: work.viewer.name, publication: title },
  })
}

export const highlightAuthorship = action({
  name: 'highlightAuthorship',
  requires: 'AUTHORSHIP_OWN',
  rules: highlightAuthorshipRules,
  description: `Shows a publication of the viewer first on the profile, or no longer; at most ${mostHighlights} are.`,
  async run(work, { id, highlighted }) {
    const { tx, viewer } = work
    const known = await work.access.find('AUTHORSHIP_OWN', id)
    if (known.highlighted === highlighted) return { authorshipId: id, userId: viewer.id }
    if (highlighted)
      await keepWithin(tx, {
        parent: 'User',
        id: viewer.id,
        most: mostHighlights,
        count: () => tx.authorship.count({ where: { userId: viewer.id, highlighted: true } }),
        message: texts.mostHighlights({ most: mostHighlights }),
      })
    const { count } = await tx.authorship.updateMany({
      where: { id, state: 'CLAIMED', highlighted: !highlighted },
      data: { highlighted },
    })
    if (!count) throw conflict(texts.notClaimed())
    await work.audit('Authorship', id, { highlighted: [!highlighted, highlighted] })
    return { authorshipId: id, userId: viewer.id }
  },
})
