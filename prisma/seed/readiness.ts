/** The demo's assessments of adoption readiness: rated as their projects' levels suggest, with what their texts say as evidence. */
import type { ArlRisk, Prisma } from '../../api/__generated__/prisma/client.ts'
import type { Tx } from '../../api/db.ts'
import { assessedProject, sentencesOfProject } from '../../api/features/readiness/assessedProject.ts'
import { ratedOf } from '../../api/features/readiness/ratings.ts'
import { completenessOf } from '../../api/readiness/completeness.ts'
import { proposals } from '../../api/readiness/evidence.ts'
import { countsOf, rangeOf } from '../../api/readiness/level.ts'
import { questionsFor } from '../../api/readiness/questions.ts'
import { engineVersion } from '../../api/readiness/report.ts'
import { codes, rubricVersion } from '../../api/readiness/rubric.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'
import { projects } from './projects/projects.ts'

const volume = 18
/** The newest wait for the university, of which the oldest is overdue. */
const unsigned = 3

/** What is done for a target, and who does it. */
const plans = [
  'Two suppliers are asked for offers; the principal investigator compares them.',
  'A pilot with a partner of industry gives the figures; the commercialization team arranges it.',
]
const mostTargets = 2

/** What is aimed at for the first of the risks of every other assessment. */
function targetsOf(ratings: readonly { code: string; risk: ArlRisk }[], nth: number, calendar: Calendar) {
  const atRisk = nth % 2 === 0 ? ratings.filter(({ risk }) => risk === 'HIGH' || risk === 'MEDIUM') : []
  return new Map(
    atRisk.slice(0, mostTargets).map(({ code, risk }, place) => {
      const target: ArlRisk = risk === 'HIGH' ? 'MEDIUM' : 'LOW'
      return [code, { target, targetOn: calendar.date(90 + 60 * place + nth), targetNote: plans[place]! }]
    }),
  )
}

/** The further a technology is, the fewer risks; which ones differs from project to project. */
function riskOf(trl: number, nth: number, place: number): ArlRisk | null {
  const roll = (nth * 7 + place * 11) % 20
  if (roll === 19 && place % 2) return null
  if (place === 14 && nth % 3 === 0) return 'NOT_APPLICABLE'
  return roll + 2 * trl < 9 ? 'HIGH' : roll + trl < 11 ? 'MEDIUM' : 'LOW'
}

export async function seedReadiness(tx: Tx, calendar: Calendar, persons: Ids, ids: Ids): Promise<void> {
  const assessed = projects.filter(({ status, trl }) => status !== 'DRAFT' && trl !== null).slice(0, volume)
  for (const [nth, demo] of assessed.entries()) {
    const projectId = ids.get(demo.title)!
    const row = await tx.project.findUniqueOrThrow({ where: { id: projectId }, include: { members: true } })
    const project = assessedProject(row)
    const sentences = sentencesOfProject(project)
    const completeness = completenessOf(project)
    const proposed = proposals(sentences)
    const begun = calendar.ago(4 + nth * 9, nth)
    const completedAt = calendar.ago(3 + nth * 9, nth + 3)
    const ratings = codes.flatMap((code, place) => {
      const risk = riskOf(demo.trl!, nth, place)
      if (!risk) return []
      const reason = risk === 'NOT_APPLICABLE' ? 'The product needs no site of its own.' : ''
      const evidence = (proposed.get(code) ?? []).slice(0, 1) as unknown as Prisma.InputJsonArray
      return [{ code, risk, reason, evidence }]
    })
    const targets = targetsOf(ratings, nth, calendar)
    const ownerId = persons.get(demo.lead)!
    const kept = { ownerId, createdAt: begun, updatedAt: completedAt }
    const { id, ratings: rows } = await tx.arlAssessment.create({
      data: {
        ...kept,
        projectId,
        status: 'COMPLETED',
        title: project.title,
        inputs: { project, sentences } as unknown as Prisma.InputJsonObject,
        completeness: completeness.percent,
        engineVersion,
        rubricVersion,
        completedAt,
        ...(nth >= unsigned
          ? { reviewerId: persons.get('ku_team')!, reviewedAt: calendar.ago(1 + nth * 9, nth), reviewNote: '' }
          : {}),
        ratings: { create: ratings.map((rating) => ({ ...rating, ...targets.get(rating.code) })) },
        answers: { create: questionsFor(completeness).map(({ key }, place) => ({ place, question: key })) },
      },
      include: { ratings: true },
    })
    const rated = ratedOf(rows)
    const { low, high } = rangeOf(countsOf(rated.map(({ rating }) => rating)))
    await tx.arlAssessment.update({ where: { id }, data: { low, high, level: high, updatedAt: completedAt } })
    await tx.auditEntry.createMany({
      data: [
        { at: begun, action: 'createArlAssessment', changes: {} },
        { at: completedAt, action: 'submitArlAssessment', changes: { level: [null, high] } },
      ].map((entry) => ({ ...entry, actorId: ownerId, entity: 'ArlAssessment', entityId: id })),
    })
  }
}
