/** Keeping the filters and the order of a list under a name. */
import * as errors from '#texts/views/errors.js'
import { action, changesOf, type Work } from '../../action.ts'
import { forbidden } from '../../errors.ts'
import { keepWithin } from '../../keepWithin.ts'
import { refuseTaken } from '../../nameTaken.ts'
import { createSavedViewRules, deleteSavedViewRules, mostViews, updateSavedViewRules } from './view.rules.ts'

export const createSavedView = action({
  name: 'createSavedView',
  requires: 'SAVED_VIEW_OWN',
  rules: createSavedViewRules,
  description: 'Keeps the filters and the order of a list under a name.',
  async run(work, { list, name, query, shared = false }) {
    const { tx, viewer } = work
    if (shared) needSharing(work)
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most: mostViews,
      count: () => tx.savedView.count({ where: { ownerId: viewer.id, list } }),
      message: errors.mostViews({ most: mostViews }),
    })
    await refuseTaken(tx, 'SavedView', { name, within: { ownerId: viewer.id, list } }, errors.nameTaken)
    const { id } = await tx.savedView.create({ data: { ownerId: viewer.id, list, name, query, shared } })
    return { viewId: id }
  },
})

export const updateSavedView = action({
  name: 'updateSavedView',
  requires: 'SAVED_VIEW_OWN',
  rules: updateSavedViewRules,
  description: 'Changes a view of one’s own; what is not given stays.',
  async run(work, { id, ...input }) {
    const before = await work.access.find('SAVED_VIEW_OWN', id)
    if (input.shared) needSharing(work)
    const data = input as Partial<typeof before>
    if (!Object.keys(changesOf(before, data)).length) return { viewId: id }
    if (input.name !== undefined)
      await refuseTaken(
        work.tx,
        'SavedView',
        { name: input.name, id, within: { ownerId: work.viewer.id, list: before.list } },
        errors.nameTaken,
      )
    await work.tx.savedView.update({ where: { id }, data })
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
