/** The demo's analyses of synergy: each of a lead's own project with the one of others that goes with it best. */
import type { Prisma } from '../../api/__generated__/prisma/client.ts'
import type { Tx } from '../../api/db.ts'
import { analyse } from '../../api/features/synergy/analyse.ts'
import { comparedInclude, comparedProject } from '../../api/features/projects/comparedProject.ts'
import { engineVersion } from '../../api/synergy/scores.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'
import { projects } from './projects/projects.ts'

const volume = 10

export async function seedSynergies(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  const rows = await tx.project.findMany({ include: comparedInclude })
  const departments = await tx.department.findMany()
  const faculties = new Map(departments.map(({ name, faculty }) => [name, faculty]))
  const open = rows.filter((row) => row.visibleToResearchers && !row.confidential && row.status !== 'DRAFT')
  const sources = projects.filter(({ status }) => status !== 'DRAFT').slice(0, volume)
  for (const [nth, demo] of sources.entries()) {
    const ownerId = persons.get(demo.lead)!
    const sourceRow = rows.find(({ id }) => id === ids.get(demo.title))!
    const source = comparedProject(sourceRow, true, faculties)
    const others = open.filter(
      ({ id, ownerId: owner, members }) =>
        id !== sourceRow.id && owner !== ownerId && members.every(({ userId }) => userId !== ownerId),
    )
    const analysed = others.map((row) => {
      const inputs = { source, target: comparedProject(row, false, faculties) }
      return { row, inputs, ...analyse(inputs) }
    })
    const best = analysed.toSorted((one, other) => other.overall - one.overall)[0]
    if (!best) continue
    const { row, inputs, overall, inputHash, result } = best
    await tx.synergyAnalysis.create({
      data: {
        ownerId,
        sourceId: sourceRow.id,
        targetId: row.id,
        sourceTitle: source.title,
        targetTitle: row.title,
        inside: false,
        overall,
        inputHash,
        engineVersion,
        result: result as unknown as Prisma.InputJsonObject,
        inputs: inputs as unknown as Prisma.InputJsonObject,
        createdAt: calendar.ago(2 + nth * 5, nth),
      },
    })
  }
}
