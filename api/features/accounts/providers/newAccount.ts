/** The account of somebody whom a provider vouches for and who has none here. */
import * as errors from '#texts/providers/errors.js'
import * as details from '#texts/securityLog/details.js'
import type { ProviderRole } from '../../../__generated__/prisma/client.ts'
import type { Work } from '../../../action.ts'
import { conflict, forbidden } from '../../../errors.ts'
import { viewerColumns, type Viewer } from '../../../viewer.ts'
import { tellOfJoining } from '../../companies/joinedCompany.ts'
import { lookForEarlierWorks } from '../../publications/earlierWorks.ts'
import { recordSecurityEvents } from '../../securityLog/securityEvent.ts'
import { freeUsername } from '../username.ts'
import { isInDomains } from '../mailDomains.ts'
import { roleWords } from '../roleWords.rules.ts'
import { roleFor, type Identity } from './identity.ts'
import type { Proven } from './prove.ts'

/** Whether the address is one of the person: the provider says so, or administrators say so for the provider. */
export const isConfirmed = ({ emailConfirmed, email }: Identity, provider: { vouchesForMail: boolean }): boolean =>
  email !== '' && (emailConfirmed ?? provider.vouchesForMail)

/**
 * Makes the account, or says in words why there is none. An account that has the address already is never taken over: its
 * person signs in and links the provider. The university chose whom the provider vouches for, so that nobody waits.
 */
export async function newAccount(work: Work<Viewer | null>, { provider, identity }: Proven): Promise<Viewer> {
  const { ctx, tx, audit } = work
  const { name } = provider
  const { email } = identity
  if (!isConfirmed(identity, provider)) throw forbidden(errors.addressNotConfirmed({ name }))
  if (await tx.user.count({ where: { email } })) throw conflict(errors.linkFirst({ email, name }))
  if (!provider.createsAccounts) throw forbidden(errors.noAccount({ name }))
  if (!isInDomains(provider.mailDomains, email)) throw forbidden(errors.otherDomain({ email, name }))
  const roles: ProviderRole[] = await tx.providerRole.findMany({
    where: { providerId: provider.id },
    orderBy: { position: 'asc' },
  })
  const role = roleFor({ ...provider, roles }, identity.roleValues)
  if (!role) throw forbidden(errors.noRole({ name }))
  const whole = nameOf(identity)
  const viewer = await tx.user.create({
    data: { email, ...whole, role, status: 'ACTIVE', username: await freeUsername(tx, email) },
    select: viewerColumns,
  })
  const { id } = viewer
  await audit('User', id, { role: [null, role], status: [null, 'ACTIVE'], wayToSignIn: [null, name] })
  const { address, userAgent } = ctx
  const detail = details.createdByProvider({ role: roleWords[role], name })
  await recordSecurityEvents(tx, [{ kind: 'ACCOUNT_CREATED', userId: id, address, userAgent, detail }])
  await lookForEarlierWorks(tx, id, {}, viewer)
  await tellOfJoining(work, id, null)
  return viewer
}

function nameOf({ name, firstName, lastName, email }: Identity) {
  const whole = (name || `${firstName} ${lastName}`.trim() || email.split('@')[0]!).slice(0, 200)
  const [first = '', ...rest] = whole.split(/\s+/)
  return {
    name: whole,
    firstName: (firstName || first).slice(0, 100),
    lastName: (lastName || rest.join(' ')).slice(0, 100),
  }
}
