/** What a provider says of itself, for the administrator who sets it up. */
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import { oidcFacts } from './oidc.ts'

export interface Fact {
  name: string
  value: string
}

/** Asks now; throws with the reason when it cannot be asked. */
export async function factsOf(provider: SignInProvider): Promise<Fact[]> {
  const said = await oidcFacts(provider)
  return Object.entries(said).map(([name, value]) => ({ name, value }))
}
