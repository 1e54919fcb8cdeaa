/** Invention disclosures, as the shared parts of the platform know them. */
import * as texts from '#texts/disclosures/errors.js'
import { conflict } from '../../errors.ts'
import type { InventionDisclosure } from '../../__generated__/prisma/client.ts'
import { record } from '../../records/definition.ts'
import { newest } from '../../records/found.ts'
import { inventingPeople } from './inventingPeople.ts'

const closed = ({ status }: Pick<InventionDisclosure, 'status'>) =>
  status === 'WITHDRAWN' ? texts.isWithdrawn() : null

export const disclosureRecord = record('InventionDisclosure', {
  path: (id, may) =>
    may('DISCLOSURE_REVIEW')
      ? `/kuteam/support/disclosures/${id}`
      : `/researcher/innovation-support/ip-legal/disclosures/${id}`,
  search: {
    name: 'inventionDisclosures',
    description: 'Invention disclosures, newest first, at most 5.',
    read: 'DISCLOSURE_READ',
    order: newest('createdAt'),
  },
  history: { requires: 'DISCLOSURE_READ' },
  messages: {
    SHARED: {
      model: 'DisclosureMessage',
      read: 'DISCLOSURE_WRITE',
      write: 'DISCLOSURE_WRITE',
      closed,
    },
    // Among the university; the inventors never see them.
    INTERNAL: { model: 'DisclosureNote', read: 'DISCLOSURE_WORK', write: 'DISCLOSURE_WORK' },
  },
  files: {
    requires: 'DISCLOSURE_ATTACH',
    async host(tx, id) {
      // Held, so that a file comes and goes before the signatures are requested, or not at all.
      await tx.$queryRaw`SELECT "id" FROM "InventionDisclosure" WHERE "id" = ${id} FOR NO KEY UPDATE`
      const disclosure = await tx.inventionDisclosure.findUniqueOrThrow({ where: { id } })
      const { status, requestedAt, handlerId } = disclosure
      const people = requestedAt ? [...(await inventingPeople(tx, disclosure)), handlerId] : []
      return {
        // Its title stays on the platform.
        title: texts.named({ number: String(id) }),
        people: people.filter((one) => one !== null),
        closed: closed(disclosure),
        // Others have read them, and scans of signatures are among them.
        sealed: status === 'DRAFT' ? null : texts.filesStay(),
      }
    },
    async added({ tx, access }, _file, id) {
      const { status } = await tx.inventionDisclosure.findUniqueOrThrow({ where: { id }, select: { status: true } })
      // Scans of signatures on paper are the team's, and no part of what is signed.
      if (status === 'SIGNING' && !(await access.can('DISCLOSURE_WORK', id))) throw conflict(texts.filesAreSigned())
    },
  },
})
