/** The directory of researchers: what its filters offer, and how somebody in it is written to. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { contactResearcher } from './contact.actions.ts'

builder.queryField('researcherExpertise', (t) =>
  t.stringList({
    requires: 'RESEARCHER_DIRECTORY',
    description: 'The fields of expertise of active researchers, each once, in order.',
    resolve: async (_, _args, ctx) => {
      const rows = await ctx.db.$queryRaw<{ field: string }[]>`
        SELECT DISTINCT unnest("expertise") AS field FROM "User"
        WHERE "role" = 'RESEARCHER' AND "status" = 'ACTIVE' AND "withheld" IS NULL ORDER BY field`
      return rows.map(({ field }) => field)
    },
  }),
)

actionField(contactResearcher, (t) => ({
  researcher: recordField(t, 'User', ({ userId }) => userId),
}))
