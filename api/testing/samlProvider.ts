/** A stand-in for a provider of SAML: it signs assertions as a provider must, or wrongly as the test says. */
import { constants, createCipheriv, createSign, publicEncrypt, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { generate } from 'selfsigned'
import { SignedXml } from 'xml-crypto'

interface Person {
  nameId: string
  format?: string
  attributes?: Record<string, string | string[]>
  session?: string
  context?: string
}

/** How a response is wrong. */
export interface WrongResponse {
  issuer?: string
  audience?: string | null
  recipient?: string
  inResponseTo?: string | null
  /** Seconds from now at which the assertion ends. */
  ends?: number
  begins?: number
  /** Signed with a key that is not in the metadata. */
  otherKey?: boolean
  unsigned?: boolean
  /** Signs the response and not the assertion. */
  responseOnly?: boolean
  algorithm?: 'sha1'
  assertionId?: string
  status?: string
  /** Encrypts the assertion after it was signed, for us or for somebody else, as the algorithms say. */
  encrypted?: { key?: 'own'; transport?: string; content?: string }
  /** Changes the assertion before it is signed. */
  inside?: (xml: string) => string
  /** Changes the XML after it was signed. */
  change?: (xml: string) => string
}

const entityId = 'https://idp.example/saml'
const location = 'https://idp.example/saml/sign-in'
const ends = 'https://idp.example/saml/sign-out'
const format = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const algorithms = {
  sha256: ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2001/04/xmlenc#sha256'],
  sha1: ['http://www.w3.org/2000/09/xmldsig#rsa-sha1', 'http://www.w3.org/2000/09/xmldsig#sha1'],
} as const

const newId = () => `_${randomBytes(16).toString('hex')}`
const at = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
const base64Of = (pem: string) => pem.replaceAll(/-----[A-Z ]+-----|\s/g, '')

/** Makes it; `signIn` is what a person does at the address, and gives what the browser posts. */
export async function samlProvider() {
  const [own, other] = await Promise.all([
    generate([{ name: 'commonName', value: 'idp' }], { keySize: 2048 }),
    generate([{ name: 'commonName', value: 'other' }], { keySize: 2048 }),
  ])

  function sign(xml: string, id: string, { otherKey, algorithm }: WrongResponse): string {
    const [signatureAlgorithm, digestAlgorithm] = algorithms[algorithm ?? 'sha256']
    const signed = new SignedXml({
      privateKey: otherKey ? other.private : own.private,
      signatureAlgorithm,
      canonicalizationAlgorithm: exclusive,
    })
    signed.addReference({
      xpath: `//*[@ID='${id}']`,
      digestAlgorithm,
      transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', exclusive],
    })
    signed.computeSignature(xml, {
      location: { reference: `//*[@ID='${id}']/*[local-name()='Issuer']`, action: 'after' },
    })
    return signed.getSignedXml()
  }

  /** By AES-256-GCM, whose key is encrypted by RSA-OAEP. */
  function encrypt(xml: string, { key: whose, transport, content }: NonNullable<WrongResponse['encrypted']>): string {
    const [key, iv] = [randomBytes(32), randomBytes(12)]
    const cipher = createCipheriv('aes-256-gcm', key, iv)
    const hidden = Buffer.concat([iv, cipher.update(xml, 'utf8'), cipher.final(), cipher.getAuthTag()])
    const padding = constants.RSA_PKCS1_OAEP_PADDING
    const wrapped = publicEncrypt({ key: whose === 'own' ? own.cert : other.cert, padding }, key)
    const value = (bytes: Buffer) =>
      `<xenc:CipherData><xenc:CipherValue>${bytes.toString('base64')}</xenc:CipherValue></xenc:CipherData>`
    return `<saml:EncryptedAssertion><xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#" Type="http://www.w3.org/2001/04/xmlenc#Element"><xenc:EncryptionMethod Algorithm="${content ?? 'http://www.w3.org/2009/xmlenc11#aes256-gcm'}"/><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><xenc:EncryptedKey><xenc:EncryptionMethod Algorithm="${transport ?? 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p'}"><ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"/></xenc:EncryptionMethod>${value(wrapped)}</xenc:EncryptedKey></ds:KeyInfo>${value(hidden)}</xenc:EncryptedData></saml:EncryptedAssertion>`
  }

  return {
    entityId,
    location,
    /** The key pair and certificate of somebody, for our own side. */
    pair: { key: other.private, certificate: other.cert },
    metadata: (more = '') => `<?xml version="1.0"?>
      <md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
        <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
          <md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
            <ds:X509Certificate>${base64Of(own.cert)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
          <md:SingleLogoutService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${ends}"/>
          <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${location}"/>
        </md:IDPSSODescriptor>${more}
      </md:EntityDescriptor>`,
    /** The request that the browser brings, as the provider reads it. */
    requestAt(address: string): string {
      return inflateRawSync(Buffer.from(new URL(address).searchParams.get('SAMLRequest')!, 'base64')).toString()
    },
    signIn(address: string, person: Person, wrong: WrongResponse = {}) {
      const request = this.requestAt(address)
      const read = (name: string) => new RegExp(`${name}="([^"]+)"`).exec(request)?.[1] ?? ''
      const audience = wrong.audience === undefined ? /<saml:Issuer[^>]*>([^<]+)</.exec(request)![1]! : wrong.audience
      const recipient = wrong.recipient ?? read('AssertionConsumerServiceURL')
      const [responseId, assertionId] = [newId(), wrong.assertionId ?? newId()]
      const answers = wrong.inResponseTo === undefined ? read('ID') : wrong.inResponseTo
      const inResponseTo = answers === null ? '' : ` InResponseTo="${answers}"`
      const until = at(wrong.ends ?? 300)
      const attributes = Object.entries(person.attributes ?? {})
        .map(
          ([name, values]) =>
            `<saml:Attribute Name="${name}">${[values]
              .flat()
              .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
              .join('')}</saml:Attribute>`,
        )
        .join('')
      const assertion = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${assertionId}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${wrong.issuer ?? entityId}</saml:Issuer><saml:Subject><saml:NameID Format="${person.format ?? format}">${person.nameId}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${recipient}"${inResponseTo}/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(wrong.begins ?? -5)}" NotOnOrAfter="${until}">${audience === null ? '' : `<saml:AudienceRestriction><saml:Audience>${audience}</saml:Audience></saml:AudienceRestriction>`}</saml:Conditions><saml:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="${person.session ?? newId()}"><saml:AuthnContext><saml:AuthnContextClassRef>${person.context ?? 'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport'}</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>${attributes ? `<saml:AttributeStatement>${attributes}</saml:AttributeStatement>` : ''}</saml:Assertion>`
      const status = wrong.status ?? 'urn:oasis:names:tc:SAML:2.0:status:Success'
      const whole = (inner: string) =>
        `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${responseId}" Version="2.0" IssueInstant="${at(0)}" Destination="${recipient}" InResponseTo="${read('ID')}"><saml:Issuer>${entityId}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${status}"/></samlp:Status>${inner}</samlp:Response>`
      const written = wrong.inside?.(assertion) ?? assertion
      const signed = wrong.unsigned || wrong.responseOnly ? written : sign(written, assertionId, wrong)
      const closed = wrong.encrypted ? encrypt(signed, wrong.encrypted) : signed
      const response = wrong.responseOnly ? sign(whole(closed), responseId, wrong) : whole(closed)
      return {
        SAMLResponse: Buffer.from(wrong.change?.(response) ?? response).toString('base64'),
        RelayState: new URL(address).searchParams.get('RelayState') ?? '',
      }
    },
    /** What a browser brings that the provider signs out. */
    signOut(
      destination: string,
      session: string,
      wrong: { otherKey?: boolean; unsigned?: boolean; issuer?: string; age?: number; id?: string } = {},
    ): string {
      const xml = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${wrong.id ?? newId()}" Version="2.0" IssueInstant="${at(-(wrong.age ?? 0))}" Destination="${destination}"><saml:Issuer>${wrong.issuer ?? entityId}</saml:Issuer><saml:NameID Format="${format}">somebody</saml:NameID><samlp:SessionIndex>${session}</samlp:SessionIndex></samlp:LogoutRequest>`
      const query = [
        ['SAMLRequest', deflateRawSync(xml).toString('base64')],
        ['RelayState', 'back'],
        ['SigAlg', algorithms.sha256[0]],
      ].map(([name, value]) => `${name}=${encodeURIComponent(value!)}`)
      if (wrong.unsigned) return query.slice(0, 2).join('&')
      const signature = createSign('RSA-SHA256')
        .update(query.join('&'))
        .sign(wrong.otherKey ? other.private : own.private, 'base64')
      return [...query, `Signature=${encodeURIComponent(signature)}`].join('&')
    },
  }
}
