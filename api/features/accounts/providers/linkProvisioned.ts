/**
 * Somebody whose account a connection of the same system created signs in there for the first time: the system vouches for
 * the person by SCIM and by the sign-in alike, so that nobody has to link them. Accounts that were here before are linked by
 * their people, and those of administrators, too.
 */
import { object } from 'yup'
import { action } from '../../../action.ts'
import type { Context } from '../../../context.ts'
import { viewerColumns, type Viewer } from '../../../viewer.ts'
import { isConfirmed } from './newAccount.ts'
import type { Proven } from './prove.ts'
import { tellOfWay } from './tellOfWay.ts'

/** Links the account and gives its person; null where there is none. */
export async function linkProvisioned(ctx: Context, proven: Proven): Promise<{ user: Viewer } | null> {
  const { provider, identity } = proven
  const { email, subject } = identity
  if (!isConfirmed(identity, provider)) return null
  const mine = {
    email,
    role: { not: 'ADMIN' as const },
    provisioned: { made: true, deletedAt: null, connection: { providerId: provider.id, enabled: true } },
    providerLinks: { none: { providerId: provider.id } },
  }
  if (!(await ctx.db.user.count({ where: mine }))) return null
  const link = action({
    name: 'linkProvider',
    requires: 'public',
    rules: object(),
    description: 'Made by the first sign-in alone.',
    async run(work) {
      const user = await work.tx.user.findFirst({ where: mine, select: viewerColumns })
      if (!user) return null
      await work.tx.providerLink.create({ data: { userId: user.id, providerId: provider.id, subject, email } })
      await tellOfWay(work, user, 'LINKED', provider)
      return { user }
    },
  })
  return link.perform({ ...ctx, viewer: null }, {})
}
