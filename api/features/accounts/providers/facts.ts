/** What a provider says of itself, for the administrator who sets it up. */
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import { metadataAt } from './metadata.ts'
import { oidcFacts } from './oidc.ts'
import { samlFacts } from './saml.ts'

export interface Fact {
  name: string
  value: string
}

/** Asks now; throws with the reason when it cannot be asked. */
export async function factsOf(provider: SignInProvider): Promise<Fact[]> {
  const { kind, metadata, metadataUrl } = provider
  const said =
    kind === 'OIDC' ? await oidcFacts(provider) : samlFacts(metadataUrl ? await metadataAt(metadataUrl) : metadata)
  return Object.entries(said).map(([name, value]) => ({ name, value }))
}
