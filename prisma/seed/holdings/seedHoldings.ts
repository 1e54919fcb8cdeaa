/** Writes the demo's holdings with their milestones, valuations and updates. */
import { universityDay } from '../../../api/days.ts'
import type { Tx } from '../../../api/db.ts'
import type { Calendar } from '../calendar.ts'
import type { Ids } from '../projects/demoProject.ts'
import { holdings, type DemoHolding } from './holdings.ts'

/** Days between two updates, and from the last to the next. */
const quarter = 91

export async function seedHoldings(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  for (const one of holdings) {
    const investorId = persons.get(one.investor)!
    const day = (age: number) => calendar.date(-age)
    const project = one.company ? null : await investedProject(tx, investorId)
    const { exited } = one
    const holding = await tx.holding.create({
      data: {
        investorId,
        ...(project
          ? {
              external: false,
              investmentInterestId: project.interestId,
              projectId: project.id,
              name: project.title,
              trlAtInvestment: project.trl === null ? null : Math.max(1, project.trl - 1),
            }
          : { external: true, name: one.company!, trl: one.trl?.[1] ?? null, trlAtInvestment: one.trl?.[0] ?? null }),
        sector: one.sector,
        instrument: one.instrument,
        fundingStage: one.stage,
        amount: one.amount * 1_000,
        investedOn: day(one.age),
        stakePercent: one.stake ?? null,
        notes: one.notes ?? '',
        ...(exited ? { status: 'EXITED', endedOn: day(exited[0]), proceeds: exited[1] * 1_000 } : {}),
        createdAt: calendar.ago(one.age),
        updatedAt: calendar.ago(Math.min(one.age, 20)),
        milestones: {
          create: one.milestones.map(([title, planned, reached]) => ({
            title,
            plannedOn: day(one.age - planned),
            doneOn: reached === undefined ? null : day(one.age - reached),
            createdAt: calendar.ago(one.age),
          })),
        },
        valuations: {
          create: one.valuations.map(([age, worth, source]) => ({
            valuedOn: day(age),
            stakeValue: worth * 1_000,
            source,
            createdAt: calendar.ago(age),
          })),
        },
      },
    })
    await tx.auditEntry.create({
      data: {
        at: calendar.ago(one.age),
        action: project ? 'completeInterest' : 'createHolding',
        actorId: project ? project.contactId : investorId,
        entity: 'Holding',
        entityId: holding.id,
        changes: { name: [null, holding.name] },
      },
    })
    await writeUpdates(tx, calendar, one, holding, project?.ownerId ?? null, investorId)
  }
}

/** The project that the investor has invested in by way of an interest. */
async function investedProject(tx: Tx, investorId: number) {
  const { id, contactId, project } = await tx.investmentInterest.findFirstOrThrow({
    where: { investorId, status: 'INVESTED' },
    select: { id: true, contactId: true, project: { select: { id: true, title: true, trl: true, ownerId: true } } },
    orderBy: { id: 'asc' },
  })
  return { ...project, interestId: id, contactId }
}

/** The answered updates, and for a project the next one, which its lead is asked for. */
async function writeUpdates(
  tx: Tx,
  calendar: Calendar,
  { texts = [], figures = [] }: DemoHolding,
  { id: holdingId, name, external }: { id: number; name: string; external: boolean },
  ownerId: number | null,
  investorId: number,
): Promise<void> {
  if (!texts.length) return
  const kpis = figures.map(([figure, unit]) => ({ name: figure, unit }))
  const begun = quarter * texts.length
  const request = external
    ? null
    : await tx.holdingRequest.create({
        data: {
          holdingId,
          every: 'QUARTERLY',
          message: 'A few sentences and the figures that you told us about are enough.',
          kpis,
          createdAt: calendar.ago(begun),
        },
      })
  const about = { holdingId, title: name, holdingRequestId: request?.id ?? null }
  for (const [nth, text] of texts.entries()) {
    const age = quarter * (texts.length - nth) - 80
    await tx.holdingUpdate.create({
      data: {
        ...about,
        dueOn: calendar.date(-age),
        text,
        answeredAt: calendar.ago(age),
        answeredById: external ? investorId : ownerId,
        createdAt: calendar.ago(age + 14),
        figures: {
          create: figures.map(([figure, unit, values]) => ({ name: figure, unit, value: values[nth] ?? null })),
        },
      },
    })
  }
  if (request)
    await tx.holdingUpdate.create({
      data: {
        ...about,
        dueOn: new Date(universityDay(calendar.now).getTime() + 10 * 86_400_000),
        createdAt: calendar.ago(11),
        figures: { create: kpis },
      },
    })
}
