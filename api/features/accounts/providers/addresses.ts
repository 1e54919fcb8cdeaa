/** The addresses that an administrator registers at a provider. */
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import { config } from '../../../config.ts'
import { returnAddress } from './oidc.ts'

export interface Addresses {
  redirect: string | null
  signOut: string | null
  backChannel: string | null
}

export const addressesOf = ({ id }: Pick<SignInProvider, 'id' | 'kind'>): Addresses => ({
  redirect: returnAddress(),
  signOut: `${config.publicUrl}/auth`,
  backChannel: `${config.publicUrl}/api/sign-in/${id}/sign-out`,
})
