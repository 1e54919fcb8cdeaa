/** Notifies those who saved an opportunity when its validated level rises, a patent is granted or its ask changes. */
import { number, object } from 'yup'
import type { NotificationKind } from '../../__generated__/prisma/enums.ts'
import { Access } from '../../access.ts'
import type { Work } from '../../action.ts'
import type { Changes } from '../../audit.ts'
import { inBackground, type BackgroundWork } from '../../inBackground.ts'
import { enqueue, job } from '../../job.ts'
import { viewerColumns } from '../../viewer.ts'
import { notify } from '../notifications/notify.ts'
import { findOpportunities, type Found } from './findOpportunities.ts'
import { askChange, knownOf, readKnown, type Known } from './known.ts'

/** The columns of a project from which alerts come. */
const telling = ['validatedTrl', 'ipStatus', 'seekingInvestment', 'fundingAmountNeeded', 'fundingPurpose']

/** Asks, in the transaction that changes a project, for the alerts that follow from it. */
export async function alertSavers({ tx, viewer }: Work, projectId: number, changes: Changes): Promise<void> {
  if (telling.some((column) => column in changes)) await enqueue(tx, sendAlerts, { projectId, by: viewer.id })
}

export const sendAlerts = job({
  name: 'sendOpportunityAlerts',
  rules: object({ projectId: number().integer().required(), by: number().integer().required() }),
  retries: 8,
  run: (db, { projectId, by }) => inBackground(db, (work) => alertAll(work, projectId, by)),
})

/**
 * Compares what each investor was last told with what is now: a job that is done again tells nothing twice, and a change
 * that was taken back meanwhile is not told. Two jobs about a project come one after the other, by the lock on its rows.
 */
async function alertAll(work: BackgroundWork, projectId: number, by: number): Promise<void> {
  const { tx } = work
  await tx.$queryRaw`
    SELECT "id" FROM "OpportunityMark" WHERE "projectId" = ${projectId} AND "savedAt" IS NOT NULL
    ORDER BY "id" FOR NO KEY UPDATE`
  const saved = await tx.opportunityMark.findMany({
    where: { projectId, savedAt: { not: null }, investorId: { not: by }, investor: { status: 'ACTIVE' } },
    select: { id: true, told: true, investor: { select: viewerColumns } },
    orderBy: { id: 'asc' },
  })
  for (const { id, told, investor } of saved) {
    const [found] = await findOpportunities({ db: tx, access: new Access(investor, tx) }, { id: projectId })
    const before = readKnown(told)
    // What is closed to the investor tells nothing, and is compared when it is open again.
    if (!found || !before) continue
    await tx.opportunityMark.update({ where: { id }, data: { told: knownOf(found) } })
    for (const { kind, data } of alertsOf(before, found))
      await notify(work, {
        to: investor.id,
        kind,
        subject: { entity: 'Project', id: projectId },
        data: { project: found.title, ...data },
      })
  }
}

interface Alert {
  kind: NotificationKind
  data: Record<string, string>
}

function alertsOf(before: Known, now: Found): Alert[] {
  const alerts: Alert[] = []
  if (now.validatedTrl !== null && now.validatedTrl > (before.validatedTrl ?? 0))
    alerts.push({
      kind: 'OPPORTUNITY_TRL_RAISED',
      data: { before: String(before.validatedTrl ?? ''), trl: String(now.validatedTrl) },
    })
  if (isGranted(now) && !isGranted(before)) alerts.push({ kind: 'OPPORTUNITY_PATENT_GRANTED', data: {} })
  const change = askChange(before, now)
  if (change) alerts.push({ kind: 'OPPORTUNITY_ASK_CHANGED', data: { change } })
  return alerts
}

/** The field takes any text; `Patent granted` is what forms offer. */
const isGranted = ({ ipStatus }: Known) => /(?<!\bnot (?:yet |been )*)\bgranted\b/i.test(ipStatus)
