/** The SAML metadata of a provider: pasted, or read where the provider publishes them, when they are given and each day. */
import * as texts from '#texts/providers/errors.js'
import type { SignInProvider } from '../../../__generated__/prisma/client.ts'
import { dayLength } from '../../../days.ts'
import type { Db } from '../../../db.ts'
import { invalid } from '../../../errors.ts'
import { log } from '../../../log.ts'
import { textAt } from '../../../outgoing/fetchPinned.ts'
import { readMetadata } from './samlMetadata.ts'

const kind = 'application/samlmetadata+xml, application/xml;q=0.9, text/xml;q=0.8'

/** Reads them where they are published. */
export const metadataAt = (address: string): Promise<string> => textAt(address, kind)

interface Given {
  metadataUrl?: string | undefined
  metadata?: string | undefined
}

/** The columns that are stored of what an administrator gave. Throws INVALID at the field. */
export async function metadataOf({ metadataUrl = '', metadata = '' }: Given) {
  const field = metadataUrl ? 'metadataUrl' : 'metadata'
  if (!metadataUrl && !metadata) throw invalid({ metadataUrl: texts.giveMetadata() })
  try {
    const text = metadataUrl ? await metadataAt(metadataUrl) : metadata
    return { issuer: readMetadata(text).entityId, metadata: text, metadataUrl, metadataReadAt: new Date() }
  } catch (error) {
    throw invalid({ [field]: texts.metadataRefused({ reason: (error as Error).message }) })
  }
}

/** The provider with the metadata of today. Those of before count while new ones cannot be read, or are of another provider. */
export async function refreshed(db: Db, provider: SignInProvider): Promise<SignInProvider> {
  const { id, metadataUrl, metadataReadAt, issuer } = provider
  if (!metadataUrl || (metadataReadAt && Date.now() - metadataReadAt.getTime() < dayLength)) return provider
  try {
    const metadata = await metadataAt(metadataUrl)
    if (readMetadata(metadata).entityId !== issuer) throw new Error('The metadata are those of another provider')
    await db.signInProvider.updateMany({
      where: { id, metadataUrl, issuer },
      data: { metadata, metadataReadAt: new Date() },
    })
    return { ...provider, metadata }
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, 'the metadata of a sign-in provider cannot be read again')
    return provider
  }
}
