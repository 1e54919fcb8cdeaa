/** Inviting several people in the schema: the check of a file, and the invitation. */
import { check } from '../../action.ts'
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { readInvitations, type InvitationRow } from './invitationRows.ts'
import { inviteUsers } from './inviteMany.actions.ts'
import { checkInvitationsRules } from './inviteMany.rules.ts'

const ProblemType = builder.objectRef<InvitationRow['problems'][number]>('InvitationProblem').implement({
  description: 'What is wrong with a row.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The column.' }),
    message: t.exposeString('message'),
  }),
})

const RowType = builder.objectRef<InvitationRow>('InvitationRow').implement({
  description: 'A row of a CSV file of people to invite, as it was written.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'As a spreadsheet counts: the header is row 1.' }),
    name: t.exposeString('name'),
    email: t.exposeString('email'),
    role: t.exposeString('role'),
    department: t.exposeString('department'),
    problems: t.expose('problems', { type: [ProblemType] }),
  }),
})

builder.queryField('invitationRows', (t) =>
  t.field({
    type: [RowType],
    requires: 'USER_MANAGE',
    description: 'Checks a CSV file of people to invite; nobody is invited.',
    args: { csv: t.arg.string({ required: true, description: 'With the columns name, email, role and department.' }) },
    resolve: async (_, args, { db }) => readInvitations(db, (await check(checkInvitationsRules, args)).csv),
  }),
)

actionField(inviteUsers, (t) => ({ invited: t.exposeInt('invited', { description: 'How many were invited.' }) }))
