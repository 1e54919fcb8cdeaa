/** Where the forms about disclosures and requests for agreements open. */
import { expect } from '@playwright/test'
import { isoToday } from '#api/universityDay.rules.ts'
import { pdfOf } from '../pdfs.ts'
import { more, university } from './shared.ts'
import { perform, sessionOf, type Server } from './server.ts'
import type { Opener } from './openers.ts'

const own = (number: number) => `/researcher/innovation-support/ip-legal/disclosures/${number}`

const reviewed = (number: number) => `/kuteam/support/disclosures/${number}`

/** A disclosure of the researcher that has come so far; on paper, an inventor without an account has signed a scan. */
export async function disclosure(
  server: Server,
  until: 'DRAFT' | 'SIGNING' | 'ON_PAPER' | 'IN_REVIEW',
): Promise<number> {
  const as = 'researcher'
  const { disclosure: made } = await perform<{
    disclosure: { id: string; number: number; inventors: { name: string }[] }
  }>(server, as, 'createDisclosure', { title: `A valve ${Date.now()}` }, 'disclosure { id number inventors { name } }')
  if (until === 'DRAFT') return made.number
  const outside = until === 'ON_PAPER' ? [{ name: 'Eve Stone', share: 5_000 }] : []
  const share = outside.length ? 5_000 : 10_000
  const inventors = [{ userId: await server.personId(as), share }, ...outside]
  const texts = { abstract: 'It mends itself.', problem: 'Valves leak.', novelty: 'The seat flows.' }
  await perform(server, as, 'updateDisclosure', { id: made.id, ...texts, inventors })
  const { disclosure: asked } = await perform<{ disclosure: { contentHash: string } }>(
    server,
    as,
    'requestDisclosureSignatures',
    { id: made.id },
    'disclosure { contentHash }',
  )
  if (until === 'ON_PAPER') await upload(server, university, made.number)
  if (until !== 'IN_REVIEW') return made.number
  const signature = { name: made.inventors[0]!.name, confirmed: true, contentHash: asked.contentHash }
  await perform(server, as, 'signDisclosure', { id: made.id, ...signature })
  await perform(server, university, 'startDisclosureReview', { id: made.id })
  return made.number
}

/** Adds a scan to a disclosure, as the team does while it is signed. */
async function upload(server: Server, as: string, number: number) {
  const file = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: await pdfOf(['Signed']) }
  const response = await server.request.post('/api/upload', {
    headers: { authorization: `Bearer ${(await sessionOf(as)).token}` },
    multipart: { entityType: 'inventionDisclosure', entityId: String(number), file },
  })
  expect(response.status()).toBe(201)
}

export const disclosureOpeners: Record<string, Opener> = {
  createDisclosure: {
    as: 'researcher',
    address: '/researcher/innovation-support/ip-legal',
    press: ['New disclosure'],
  },
  updateDisclosure: { as: 'researcher', address: async (server) => own(await disclosure(server, 'DRAFT')) },
  signDisclosure: {
    as: 'researcher',
    address: async (server) => own(await disclosure(server, 'SIGNING')),
    press: ['Sign disclosure'],
    values: { name: 'Dr. Layla Al Shehhi' },
  },
  withdrawDisclosure: {
    as: 'researcher',
    address: async (server) => own(await disclosure(server, 'SIGNING')),
    press: [more, 'Withdraw disclosure'],
  },
  addDisclosureSignature: {
    as: university,
    address: async (server) => reviewed(await disclosure(server, 'ON_PAPER')),
    press: ['Record signature'],
    values: { signedOn: isoToday(0) },
  },
  returnDisclosure: {
    as: university,
    address: async (server) => reviewed(await disclosure(server, 'IN_REVIEW')),
    press: ['Decide'],
    meanwhile: (page) => page.getByRole('radio', { name: /^Return for changes/ }).check(),
    values: { decision: 'RETURN' },
  },
  decideDisclosure: {
    as: university,
    address: async (server) => reviewed(await disclosure(server, 'IN_REVIEW')),
    press: ['Decide'],
  },
  requestAgreement: {
    as: 'researcher',
    address: '/researcher/innovation-support/ip-legal/request/data-use',
  },
}
