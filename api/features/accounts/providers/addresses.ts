/** The addresses that an administrator registers at a provider. */
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import { config } from '../../../config.ts'
import { returnAddress } from './oidc.ts'
import { samlAddresses } from './saml.ts'

export interface Addresses {
  redirect: string | null
  signOut: string | null
  backChannel: string | null
  entityId: string | null
  respond: string | null
}

const none = { redirect: null, backChannel: null, entityId: null, respond: null }

export const addressesOf = (provider: Pick<SignInProvider, 'id' | 'kind'>): Addresses =>
  provider.kind === 'SAML'
    ? { ...none, ...samlAddresses(provider) }
    : {
        ...none,
        redirect: returnAddress(),
        signOut: `${config.publicUrl}/auth`,
        backChannel: `${config.publicUrl}/api/sign-in/${provider.id}/sign-out`,
      }
