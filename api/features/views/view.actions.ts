/** Keeping the filters and the order of a list under a name, and following what is new in it. */
import * as errors from '#texts/views/errors.js'
import { Prisma } from '../../__generated__/prisma/client.ts'
import { action, changesOf, type Work } from '../../action.ts'
import { forbidden } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { refuseTaken } from '../../nameTaken.ts'
import { resultsOf } from './followedResults.ts'
import {
  createSavedViewRules,
  deleteSavedViewRules,
  mostFollowed,
  mostViews,
  updateSavedViewRules,
} from './view.rules.ts'

export const createSavedView = action({
  name: 'createSavedView',
  requires: 'SAVED_VIEW_OWN',
  rules: createSavedViewRules,
  description: 'Keeps the filters and the order of a list under a name.',
  // What is there when a view is followed is known; looking it up holds no transaction.
  prepare: async (ctx, { list, filter = null, followed }) => (followed ? resultsOf(ctx, { list, filter }) : []),
  async run(work, { list, name, query, filter, shared = false, followed = false }, known) {
    const { tx, viewer } = work
    if (shared) needSharing(work)
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most: mostViews,
      count: () => tx.savedView.count({ where: { ownerId: viewer.id, list } }),
      message: errors.mostViews({ most: mostViews }),
    })
    if (followed) await needFollowing(work)
    await refuseTaken(tx, 'SavedView', { name, within: { ownerId: viewer.id, list } }, errors.nameTaken)
    const { id } = await tx.savedView.create({
      data: { ownerId: viewer.id, list, name, query, shared, followed, known, ...(filter ? { filter } : {}) },
    })
    return { viewId: id }
  },
})

export const updateSavedView = action({
  name: 'updateSavedView',
  requires: 'SAVED_VIEW_OWN',
  rules: updateSavedViewRules,
  description: 'Changes a view of one’s own; what is not given stays.',
  async prepare(ctx, { id, query, filter, followed }) {
    const before = await ctx.access.find('SAVED_VIEW_OWN', id)
    const after = { list: before.list, filter: query === undefined ? before.filter : (filter ?? null) }
    // It begins with what is there now when it comes to be followed, and when it shows something else.
    const begins = (followed ?? before.followed) && (!before.followed || query !== undefined)
    return begins ? resultsOf(ctx, after) : undefined
  },
  async run(work, { id, filter, ...input }, known) {
    const { tx, viewer, access } = work
    const before = await access.find('SAVED_VIEW_OWN', id)
    if (input.shared) needSharing(work)
    if (input.followed && !before.followed) await needFollowing(work)
    const data = input as Partial<Omit<typeof before, 'filter'>>
    if (!Object.keys(changesOf(before, data)).length) return { viewId: id }
    if (input.name !== undefined)
      await refuseTaken(
        tx,
        'SavedView',
        { name: input.name, id, within: { ownerId: viewer.id, list: before.list } },
        errors.nameTaken,
      )
    await tx.savedView.update({
      where: { id },
      data: {
        ...data,
        ...(input.query === undefined ? {} : { filter: filter ?? Prisma.DbNull }),
        ...(known ? { known } : {}),
      },
    })
    return { viewId: id }
  },
})

export const deleteSavedView = action({
  name: 'deleteSavedView',
  requires: 'SAVED_VIEW_OWN',
  rules: deleteSavedViewRules,
  description: 'Deletes a view of one’s own, for those with whom it was shared as well.',
  async run({ tx, access }, { id }) {
    await access.find('SAVED_VIEW_OWN', id)
    await tx.savedView.delete({ where: { id } })
    return { deletedId: id }
  },
})

function needSharing({ access }: Work) {
  if (!access.allowed('SAVED_VIEW_SHARE')) throw forbidden(errors.teamShares())
}

/** The person's row is locked until the commit, so that two views that come to be followed at once count one after the other. */
const needFollowing = ({ tx, viewer }: Work) =>
  keepWithin(tx, {
    parent: 'User',
    id: viewer.id,
    most: mostFollowed,
    count: () => tx.savedView.count({ where: { ownerId: viewer.id, followed: true } }),
    message: errors.mostFollowed({ most: mostFollowed }),
  })
