/** The directory of researchers: what its filters offer, and how somebody in it is written to. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { rowsWhere } from '../../rowsWhere.ts'
import { contactResearcher } from './contact.actions.ts'

builder.queryField('researcherExpertise', (t) =>
  t.stringList({
    requires: 'RESEARCHER_DIRECTORY',
    description: 'The fields of expertise of active researchers whom the viewer may find, each once, in order.',
    resolve: async (_, _args, ctx) => {
      const active = { role: 'RESEARCHER', status: 'ACTIVE', withheld: null }
      const people = await rowsWhere(ctx.db, 'User', { AND: [ctx.access.within('USER_FIND'), active] })
      const rows = await ctx.db.$queryRaw<{ field: string }[]>`
        SELECT DISTINCT unnest("expertise") AS field FROM (${people}) AS people ORDER BY field`
      return rows.map(({ field }) => field)
    },
  }),
)

actionField(contactResearcher, (t) => ({
  researcher: recordField(t, 'User', ({ userId }) => userId),
}))
