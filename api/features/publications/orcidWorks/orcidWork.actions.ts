/** Researchers dismiss works that were found in their ORCID records, restore them, and say whether the records are read at all. */
import * as texts from '#texts/publications/errors.js'
import * as records from '#texts/ui/records.js'
import { action, type Work } from '../../../action.ts'
import { conflict, notFound } from '../../../errors.ts'
import { dropDismissal, keepDismissal } from './dismissals.ts'
import { orcidWorkRules, setOrcidWatchRules } from './orcidWork.rules.ts'

const requires = 'ORCID_WORK_OWN'

export const dismissOrcidWork = action({
  name: 'dismissOrcidWork',
  requires,
  rules: orcidWorkRules,
  description: 'Dismisses a work that was found in the ORCID record of the viewer: it is not suggested again.',
  run: (work, { id }) => mark(work, id, new Date()),
})

export const restoreOrcidWork = action({
  name: 'restoreOrcidWork',
  requires,
  rules: orcidWorkRules,
  description: 'Suggests a dismissed work of the ORCID record of the viewer again.',
  run: (work, { id }) => mark(work, id, null),
})

async function mark({ tx, access, viewer }: Work, id: number, dismissedAt: Date | null) {
  const found = await access.find(requires, id)
  const { count } = await tx.orcidWork.updateMany({
    where: { id, watch: { userId: viewer.id } },
    data: { dismissedAt },
  })
  // The iD may have been removed at the same moment.
  if (!count) throw notFound(records.orcidWork())
  if (dismissedAt) await keepDismissal(tx, viewer.id, found, dismissedAt)
  else await dropDismissal(tx, viewer.id, found)
  return { workId: id }
}

export const setOrcidWatch = action({
  name: 'setOrcidWatch',
  requires,
  personal: true,
  rules: setOrcidWatchRules,
  description:
    'Says whether the ORCID record of the viewer is read for new works. Until then, it is if the iD is proven.',
  async run({ tx, viewer, audit }, { enabled }) {
    const before = await tx.orcidWatch.findUnique({ where: { userId: viewer.id } })
    if (!before) throw conflict(texts.noOwnOrcid())
    await tx.orcidWatch.updateMany({ where: { id: before.id }, data: { enabled } })
    if (before.enabled !== enabled) await audit('User', viewer.id, { orcidWatch: [before.enabled, enabled] })
    return { userId: viewer.id }
  },
})
