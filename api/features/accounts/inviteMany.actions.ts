/** Invites several people at once: all of them, or nobody when a row has a problem. */
import * as texts from '#texts/accounts/inviteMany.js'
import { action } from '../../action.ts'
import { invalid } from '../../errors.ts'
import { readInvitations } from './invitationRows.ts'
import { inviteUsersRules } from './inviteMany.rules.ts'
import { inviteUser } from './manage.actions.ts'

export const inviteUsers = action({
  name: 'inviteUsers',
  requires: 'USER_MANAGE',
  recentPassword: true,
  rules: inviteUsersRules,
  description:
    'Invites the people of a CSV file, all of them or nobody: each gets an account and a mail with a link to choose a password.',
  async run(work, { csv, message = '' }) {
    const rows = await readInvitations(work.tx, csv)
    const [bad] = rows.filter(({ problems }) => problems.length)
    if (bad) {
      const { field, message: why } = bad.problems[0]!
      throw invalid({ csv: texts.rowProblem({ row: String(bad.row), field, message: why }) })
    }
    for (const { input } of rows) await inviteUser(work, { ...input!, message }, null)
    return { invited: rows.length }
  },
})
