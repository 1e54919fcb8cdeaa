/** ORCID iDs in the schema. */
import { actionField, recordField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { config } from '../../config.ts'
import { startOrcid, connectOrcid, removeOrcid, setOrcid, moveOrcid } from './orcid.actions.ts'
import { canProve } from './orcidClient.ts'

const addressOf = (orcid: string) => `${config.orcid.url.replace(/\/$/, '')}/${orcid}`

interface Orcid {
  orcid: string
  provenAt: Date | null
}

const OrcidType = builder.objectRef<Orcid>('Orcid').implement({
  description: 'The ORCID iD of a person.',
  fields: (t) => ({
    value: t.exposeString('orcid', { description: 'The iD with hyphens.' }),
    url: t.string({ description: 'The address of the record.', resolve: ({ orcid }) => addressOf(orcid) }),
    proven: t.boolean({
      description: 'Whether the person proved it by signing in to ORCID.',
      resolve: ({ provenAt }) => provenAt !== null,
    }),
    provenAt: t.expose('provenAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.prismaObjectField('User', 'orcid', (t) =>
  t.field({
    type: OrcidType,
    nullable: true,
    select: { orcid: true, orcidProvenAt: true },
    description: 'The ORCID iD; null for a person who gave none.',
    resolve: ({ orcid, orcidProvenAt }) => (orcid === null ? null : { orcid, provenAt: orcidProvenAt }),
  }),
)

builder.queryField('ownOrcid', (t) =>
  t.field({
    type: OrcidType,
    nullable: true,
    requires: 'ACCOUNT_OWN',
    description: 'The ORCID iD of the viewer.',
    resolve: async (_, _args, { db, viewer }) => {
      const own = await db.user.findUnique({
        where: { id: viewer!.id },
        select: { orcid: true, orcidProvenAt: true },
      })
      return own?.orcid ? { orcid: own.orcid, provenAt: own.orcidProvenAt } : null
    },
  }),
)

builder.queryField('orcidCanBeProven', (t) =>
  t.boolean({
    requires: 'ACCOUNT_OWN',
    description: 'Whether people can prove their iD here by signing in to ORCID.',
    resolve: canProve,
  }),
)

for (const change of [setOrcid, removeOrcid, moveOrcid])
  actionField(change as typeof removeOrcid, (t) => ({
    person: recordField(t, 'User', (out) => out.userId),
  }))
actionField(startOrcid, (t) => ({
  address: t.exposeString('url', { description: 'Where the viewer signs in to ORCID.' }),
}))
actionField(connectOrcid, (t) => ({
  person: recordField(t, 'User', (out) => out.userId),
  conflict: t.exposeString('conflict', {
    nullable: true,
    description: 'The proven iD that another account has; null when it is now the one of the viewer.',
  }),
}))
