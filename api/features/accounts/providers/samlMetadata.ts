/** What the SAML metadata of a provider say that is needed to sign in by it. */
import { X509Certificate } from 'node:crypto'
import { DOMParser } from '@xmldom/xmldom'

const metadata = 'urn:oasis:names:tc:SAML:2.0:metadata'
const signatures = 'http://www.w3.org/2000/09/xmldsig#'
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'

export interface SamlMetadata {
  entityId: string
  /** Where a person is sent to sign in, and to sign out; the latter may be missing. */
  signIn: string
  signOut: string
  /** The certificates by which it signs, in PEM. */
  certificates: string[]
}

/** A document, or an error in a sentence. Nothing outside of it is read. */
export function xmlOf(text: string): Document {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new Error('XML with a document type is not read')
  const problems: string[] = []
  const say = (message: unknown) => void problems.push(String(message).split('\n')[0]!)
  const parser = new DOMParser({ errorHandler: { warning: say, error: say, fatalError: say } })
  const document = parser.parseFromString(text, 'text/xml') as Document | undefined
  if (problems.length || !document?.documentElement) throw new Error(`This is no XML: ${problems[0] ?? 'it is empty'}`)
  return document
}

/** The elements of a name below one. */
export const all = (parent: Document | Element, namespace: string, name: string) =>
  [...Array(parent.getElementsByTagNameNS(namespace, name).length).keys()].map(
    (at) => parent.getElementsByTagNameNS(namespace, name)[at]!,
  )

/** Reads them; throws an error that an administrator understands. */
export function readMetadata(text: string): SamlMetadata {
  const document = xmlOf(text.trim())
  const entities = all(document, metadata, 'EntityDescriptor')
  if (entities.length !== 1)
    throw new Error(entities.length ? 'These are the metadata of several providers' : 'These are no SAML metadata')
  const entity = entities[0]!
  const [provider] = all(entity, metadata, 'IDPSSODescriptor')
  if (!provider) throw new Error('These are not the metadata of an identity provider')
  const at = (name: string) =>
    all(provider, metadata, name)
      .find((one) => one.getAttribute('Binding') === redirect)
      ?.getAttribute('Location') ?? ''
  const certificates = all(provider, metadata, 'KeyDescriptor')
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => all(key, signatures, 'X509Certificate'))
    .map((one) => pemOf(one.textContent ?? ''))
  const found = {
    entityId: entity.getAttribute('entityID') ?? '',
    signIn: at('SingleSignOnService'),
    signOut: at('SingleLogoutService'),
    certificates: [...new Set(certificates)],
  }
  if (!found.entityId) throw new Error('The metadata have no entity ID')
  if (!isAddress(found.signIn)) throw new Error('The metadata name no address to sign in (HTTP-Redirect)')
  if (found.signOut && !isAddress(found.signOut)) throw new Error('The address to sign out is no address')
  if (!found.certificates.length) throw new Error('The metadata have no certificate for signatures')
  return found
}

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

function pemOf(base64: string): string {
  try {
    return new X509Certificate(Buffer.from(base64, 'base64')).toString()
  } catch {
    throw new Error('A certificate of the metadata cannot be read')
  }
}

/** Signatures and digests that are still safe; SHA-1 is not. */
const safe = /#(rsa-sha(256|384|512)|ecdsa-sha(256|384|512)|sha256|sha384|sha512)$/

/** Throws where a signature of the document is made in another way. */
export function needSafeSignatures(document: Document): void {
  for (const name of ['SignatureMethod', 'DigestMethod'])
    for (const method of all(document, signatures, name))
      if (!isOfOaep(method) && !safe.test(method.getAttribute('Algorithm') ?? ''))
        throw new Error('The signature is of a kind that is not safe')
}

/** The digest of OAEP belongs to a method of encryption, and signs nothing. */
const isOfOaep = ({ parentNode }: Element) => parentNode?.nodeName.endsWith('EncryptionMethod') ?? false
