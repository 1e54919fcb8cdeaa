/** Two data rooms of the demo: documents in folders, an agreement, investors who read, wait and are proposed, a company that reads, and the log. */
import { createHash } from 'node:crypto'
import { universityDay } from '../../../api/days.ts'
import type { Tx } from '../../../api/db.ts'
import { afterWorkingDays, usualWeek } from '../../../api/workingDays.rules.ts'
import type { Calendar } from '../calendar.ts'
import { pdfOf } from '../files/pdf.ts'
import { stored } from '../files/stored.ts'
import type { Ids } from '../projects/demoProject.ts'
import { projects } from '../projects/projects.ts'
import { documents, ndaOf, readers } from './dataRooms.ts'

/** The first projects that investors and companies see. */
const offered = projects.filter(
  ({ investorsSince, industrySince, embargo, confidential, status }) =>
    investorsSince !== undefined &&
    industrySince !== undefined &&
    embargo === undefined &&
    !confidential &&
    !['DRAFT', 'ARCHIVED'].includes(status),
)

/** Writes them; `kept` names what is in the storage so far, to be taken out again when the seeding fails. */
export async function seedDataRooms(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids, kept: string[]): Promise<void> {
  const investors = await tx.user.findMany({
    where: { role: 'INVESTOR', status: 'ACTIVE' },
    select: { id: true, name: true },
    orderBy: { id: 'asc' },
  })
  const companies = await tx.user.findMany({
    where: { id: { in: readers.flatMap(({ company }) => (company ? [persons.get(company)!] : [])) } },
    select: { id: true, name: true },
  })
  const team = await tx.user.findFirstOrThrow({ where: { role: 'COMMERCIALIZATION_TEAM' }, select: { id: true } })
  for (const [nth, { title, lead }] of offered.slice(0, 2).entries()) {
    const id = ids.get(title)!
    const begun = calendar.ago(40 - nth * 10, nth)
    await tx.dataRoom.create({ data: { id, openToCompanies: true, createdAt: begun } })
    const text = ndaOf(title)
    const nda = await tx.ndaText.create({
      data: {
        dataRoomId: id,
        version: 1,
        text,
        sha256: createHash('sha256').update(text).digest('hex'),
        createdById: team.id,
        createdAt: begun,
      },
    })
    await tx.dataRoom.update({ where: { id }, data: { ndaTextId: nda.id } })
    await tx.auditEntry.create({
      data: {
        at: begun,
        action: 'startDataRoom',
        actorId: team.id,
        entity: 'DataRoom',
        entityId: id,
        changes: { ndaVersion: [null, 1] },
      },
    })
    const written: { id: number; title: string; sha256: string; label: string }[] = []
    for (const { name, folder, label, downloadable, paragraphs } of documents) {
      const file = await tx.file.create({
        data: {
          name: `${name}.pdf`,
          mediaType: 'application/pdf',
          ...(await stored(pdfOf(`${name}: ${title}`, paragraphs), kept)),
          dataRoomId: id,
          uploaderId: persons.get(lead)!,
          createdAt: begun,
        },
      })
      const where = { dataRoomId_name: { dataRoomId: id, name: folder } }
      const { id: folderId } = await tx.roomFolder.upsert({
        where,
        create: { dataRoomId: id, name: folder },
        update: {},
      })
      const row = { dataRoomId: id, fileId: file.id, folderId, label, downloadable }
      const document = await tx.roomDocument.create({ data: row })
      written.push({ id: document.id, title: file.name, sha256: file.sha256, label })
    }
    for (const [place, { company, status, message, reason = '', proposal }] of readers.entries()) {
      const reader = company
        ? companies.find(({ id: person }) => person === persons.get(company))!
        : investors[(nth + place) % investors.length]!
      const waits = status === 'REQUESTED' || status === 'PROPOSED'
      const asked = calendar.ago(waits ? 1 : 25 - place * 4, nth)
      await tx.roomGrant.create({
        data: {
          dataRoomId: id,
          readerId: reader.id,
          status,
          message,
          reason,
          ...(proposal && { proposal, proposedById: persons.get(lead)! }),
          requestedAt: asked,
          answerBy: afterWorkingDays(universityDay(asked), 3, usualWeek),
          createdAt: asked,
          ...(waits ? {} : { answeredAt: calendar.ago(22 - place * 4, nth), answeredById: team.id }),
          ...(status === 'GRANTED' ? { expiresOn: calendar.date(60), mayDownload: nth === 0 } : {}),
        },
      })
      if (status !== 'GRANTED') continue
      const by = { userId: reader.id, name: reader.name, address: '203.0.113.24' }
      await tx.ndaAcceptance.create({
        data: { ndaTextId: nda.id, ...by, acceptedAt: calendar.ago(20 - place * 4, nth) },
      })
      await tx.roomAccess.createMany({
        data: written
          .filter(({ label }) => label !== 'INTERNAL')
          .map(({ id: documentId, title: read, sha256: hash, label }, days) => ({
            dataRoomId: id,
            documentId,
            title: read,
            sha256: hash,
            uploadedAt: begun,
            kind: 'OPENED' as const,
            userId: reader.id,
            ndaVersion: label === 'AFTER_NDA' ? 1 : null,
            network: '203.0.113.0/24',
            at: calendar.ago(18 - place * 4 - days, nth),
          })),
      })
    }
  }
}
