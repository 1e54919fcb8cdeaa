/** A passkey in software: it makes and signs as a browser’s authenticator does (WebAuthn, ES256, attestation none). */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

interface Said {
  origin?: string
  /** Whether the person was verified, by a fingerprint or a PIN. */
  verified?: boolean
  counter?: number
  /** Signs something else than what was asked. */
  forged?: boolean
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()

/** An authenticator for the site at `origin`. */
export function authenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  const head = (rpId: string, flags: number, counter: number) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
  }
  const answer = (response: object) => ({
    id,
    rawId: id,
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    id,
    /** The answer to the options of a registration. */
    make({ challenge, rp }: { challenge: string; rp: { id: string } }, { verified = true, ...said }: Said = {}) {
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const authData = Buffer.concat([
        head(rp.id, verified ? 0x45 : 0x41, 0),
        Buffer.alloc(16),
        length,
        credentialId,
        isoCBOR.encode(key),
      ])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, said.origin ?? origin).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** The answer to the options of a sign-in. */
    sign(
      { challenge, rpId }: { challenge: string; rpId: string },
      { verified = true, counter = 0, forged = false, ...said }: Said = {},
    ) {
      const authenticatorData = head(rpId, verified ? 0x05 : 0x01, counter)
      const client = clientData('webauthn.get', challenge, said.origin ?? origin)
      const signed = Buffer.concat([authenticatorData, sha256(forged ? Buffer.from('else') : client)])
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(privateKey).toString('base64url'),
      })
    },
  }
}
