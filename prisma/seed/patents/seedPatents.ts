/** Writes the demo's patents with their families, deadlines, costs and history. */
import type { Tx } from '../../../api/db.ts'
import { europeanCheck } from '../../../api/features/patents/numberForms.rules.ts'
import { refreshFamily } from '../../../api/features/patents/refreshFamily.ts'
import type { Calendar } from '../calendar.ts'
import { people } from '../people/people.ts'
import type { Ids } from '../projects/demoProject.ts'
import { projects } from '../projects/projects.ts'
import { families, type DemoFamily } from './patents.ts'

export async function seedPatents(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  for (const [nth, family] of families.entries()) {
    const { lead } = projects.find(({ title }) => title === family.project)!
    const ownerId = persons.get(lead)!
    const created = calendar.ago(Math.max(...family.patents.map(({ filed = 20 }) => Math.min(filed, 700))), nth)
    const { id } = await tx.patentFamily.create({
      data: {
        confidential: family.confidential,
        ownerId,
        projectId: ids.get(family.project)!,
        inventionDisclosureId: await disclosureOf(tx, family),
        createdAt: created,
        inventors: { create: inventorsOf(family, persons) },
      },
    })
    await seedMembers(tx, calendar, family, id, ownerId, created)
    await refreshFamily(tx, id)
  }
}

async function disclosureOf(tx: Tx, { disclosure }: DemoFamily): Promise<number | null> {
  if (!disclosure) return null
  return (await tx.inventionDisclosure.findFirstOrThrow({ where: { title: disclosure }, select: { id: true } })).id
}

const inventorsOf = ({ inventors }: DemoFamily, persons: Ids) =>
  inventors.map((inventor, position) => {
    if (typeof inventor !== 'string') return { position, name: inventor[0], affiliation: inventor[1] }
    const { name, department } = people.find(({ key }) => key === inventor)!
    return { position, userId: persons.get(inventor)!, name, affiliation: department }
  })

/** The check digit of the European office, which is computed from the rest. */
const withCheckDigit = (number: string) =>
  Array.from({ length: 10 }, (_, digit) => `${number}.${digit}`).find(europeanCheck)!

async function seedMembers(
  tx: Tx,
  calendar: Calendar,
  { title, patents }: DemoFamily,
  patentFamilyId: number,
  ownerId: number,
  created: Date,
) {
  const made: number[] = []
  for (const [nth, patent] of patents.entries()) {
    const day = (age: number | undefined) => (age === undefined ? null : calendar.date(-age))
    const createdAt = nth ? calendar.ago(Math.min(patent.filed ?? 20, 690), nth) : created
    const { office, application = null } = patent
    const { id } = await tx.patent.create({
      data: {
        patentFamilyId,
        parentId: nth ? made[patent.from ?? nth - 1]! : null,
        title,
        office,
        kind: patent.kind ?? 'APPLICATION',
        status: patent.status,
        applicationNumber: office === 'EP' && application ? withCheckDigit(application) : application,
        publicationNumber: patent.publication ?? null,
        grantNumber: patent.grant ?? null,
        filedOn: day(patent.filed),
        publishedOn: day(patent.published),
        grantedOn: day(patent.granted),
        endedOn: day(patent.ended),
        endReason: patent.reason ?? '',
        attorney: patent.attorney ?? '',
        createdAt,
        updatedAt: createdAt,
        deadlines: {
          create: (patent.tasks ?? []).map(([task, inDays]) => ({
            kind: 'OTHER' as const,
            title: task,
            dueOn: calendar.date(inDays),
            createdAt: calendar.ago(30, nth),
          })),
        },
        costs: {
          create: (patent.costs ?? []).map(([kind, amount, age, note]) => ({
            kind,
            amount,
            note,
            paidOn: calendar.date(-age),
          })),
        },
      },
    })
    made.push(id)
    await tx.auditEntry.create({
      data: {
        at: createdAt,
        action: nth ? 'addFamilyPatent' : 'createPatent',
        actorId: ownerId,
        entity: 'Patent',
        entityId: id,
        changes: { title: [null, title], office: [null, office] },
      },
    })
  }
}
