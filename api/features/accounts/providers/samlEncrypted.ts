/**
 * Encrypted assertions, before the library opens them itself: it looks neither at how they are encrypted nor, inside, at the
 * kind of the signature and at comments.
 */
import { XMLSerializer } from '@xmldom/xmldom'
import { config } from '../../../config.ts'
import { all, needSafeSignatures, xmlOf } from './samlMetadata.ts'

const assertions = 'urn:oasis:names:tc:SAML:2.0:assertion'
const encryption = 'http://www.w3.org/2001/04/xmlenc#'

/** Neither Triple DES nor RSA with the padding of PKCS #1 1.5, whose errors tell what is inside. */
const safe = new Set([
  `${encryption}aes128-cbc`,
  `${encryption}aes256-cbc`,
  'http://www.w3.org/2009/xmlenc11#aes128-gcm',
  'http://www.w3.org/2009/xmlenc11#aes256-gcm',
  `${encryption}rsa-oaep-mgf1p`,
])

/** Throws where an encrypted assertion cannot be opened, or would not be taken as a plain one. */
export async function needSafeInside(document: Document): Promise<void> {
  const { decryptXml } = await import('@node-saml/node-saml/lib/xml.js')
  for (const assertion of all(document, assertions, 'EncryptedAssertion')) {
    if (!config.samlKey) throw new Error('The assertion is encrypted, and there is no key (SAML_KEY_FILE)')
    for (const method of all(assertion, encryption, 'EncryptionMethod'))
      if (!safe.has(method.getAttribute('Algorithm') ?? ''))
        throw new Error('The assertion is encrypted in a way that is not safe')
    const inside = await decryptXml(new XMLSerializer().serializeToString(assertion), config.samlKey.key)
    if (inside.includes('<!--')) throw new Error('The assertion has a comment')
    needSafeSignatures(xmlOf(inside))
  }
}
