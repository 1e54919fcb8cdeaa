/** Putting the first steps away, and having them back. */
import { action } from '../../action.ts'
import { viewerColumns } from '../../viewer.ts'
import { updateFirstStepsRules } from './firstSteps.rules.ts'

export const updateFirstSteps = action({
  name: 'updateFirstSteps',
  requires: 'ACCOUNT_OWN',
  rules: updateFirstStepsRules,
  description: 'Puts the first steps on the viewer’s dashboard away, or shows them again.',
  async run({ tx, viewer: { id } }, { hidden: firstStepsHidden }) {
    return { viewer: await tx.user.update({ where: { id }, data: { firstStepsHidden }, select: viewerColumns }) }
  },
})
