/** Once a week, investors with a thesis are mailed what is new and what has changed among the opportunities that fit it. */
import { object } from 'yup'
import * as card from '#texts/opportunities/card.js'
import * as texts from '#texts/opportunities/digest.js'
import { dotted } from '#listed'
import { Access } from '../../access.ts'
import { isoDay, universityZone } from '../../days.ts'
import type { Db, Tx } from '../../db.ts'
import { inBackground, type BackgroundWork } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { viewerColumns, type Viewer } from '../../viewer.ts'
import { digestTimes, weekDue } from '../notifications/digestTimes.ts'
import { notify } from '../notifications/notify.ts'
import { changesSince, knownOf, readKnown } from './known.ts'
import { opportunitiesOf, type OpportunityOf } from './opportunities.ts'
import { betweenParts } from './opportunity.notifications.ts'

/** What fits less is not recommended by mail. */
const leastFit = 0.4
/** A digest names the best of them and counts the others. */
const mostNamed = 5

/** May run at any time, and twice at once: the first to mark the thesis sends. Returns how many digests it sent. */
export async function sendWeeklyDigests(db: Db, now: Date): Promise<number> {
  const week = weekDue(now, await digestTimes(db))
  const due = await db.investmentThesis.findMany({
    where: { investor: { status: 'ACTIVE' }, OR: [{ digestWeek: null }, { digestWeek: { lt: week } }] },
    select: { id: true, investor: { select: viewerColumns } },
    orderBy: { id: 'asc' },
  })
  let sent = 0
  for (const { id, investor } of due)
    if (await inBackground(db, async (work) => (await isFirst(work.tx, id, week)) && (await digest(work, investor))))
      sent += 1
  return sent
}

/**
 * Marks the week of a thesis, and says whether nobody had. One that was written in this week waits for the next, so that a
 * thesis that is deleted and written again brings no second digest.
 */
async function isFirst(tx: Tx, id: number, week: Date): Promise<boolean> {
  const monday = isoDay(week)
  // Not through Prisma's update: a digest is no change of the thesis, so that it leaves updatedAt alone.
  const marked = await tx.$executeRaw`
    UPDATE "InvestmentThesis" SET "digestWeek" = ${monday}::date
    WHERE "id" = ${id} AND ("digestWeek" IS NULL OR "digestWeek" < ${monday}::date)
      AND ("createdAt" AT TIME ZONE 'UTC' AT TIME ZONE ${universityZone})::date < ${monday}::date`
  return marked > 0
}

/** Tells what the investor has not been told of; false when there is nothing. */
async function digest(work: BackgroundWork, viewer: Viewer): Promise<boolean> {
  const { tx } = work
  const asking = { db: tx, viewer, access: new Access(viewer, tx) }
  const recommended = await opportunitiesOf(asking, { show: 'UNDECIDED' }, { field: 'FIT', direction: 'DESC' })
  const news = recommended
    .filter(({ fit }) => (fit ?? 0) >= leastFit)
    .map((one) => ({ ...one, since: changesOf(one) }))
    .filter(({ since }) => since === null || since.length > 0)
  if (!news.length) return false
  await remember(tx, viewer.id, news)
  const others = news.length - mostNamed
  const parts = [...news.slice(0, mostNamed).map(inWords), ...(others > 0 ? [texts.others({ count: others })] : [])]
  await notify(work, {
    to: viewer.id,
    kind: 'OPPORTUNITY_DIGEST',
    data: {
      fresh: String(news.filter(({ since }) => since === null).length),
      changed: String(news.filter(({ since }) => since !== null).length),
      parts: parts.join(betweenParts),
    },
  })
  return true
}

/** What has changed since the investor was last told of it; null for one of whom nothing was told. */
function changesOf({ mark, opportunity }: OpportunityOf): string[] | null {
  const told = readKnown(mark?.told ?? null)
  return told && changesSince(told, opportunity)
}

interface News extends OpportunityOf {
  since: string[] | null
}

/** From now on these are known as they are. What the investor decides at this moment stays. */
async function remember(tx: Tx, investorId: number, news: readonly News[]): Promise<void> {
  for (const { id: projectId, opportunity } of news) {
    const told = knownOf(opportunity)
    await tx.opportunityMark.createMany({ data: { investorId, projectId, told }, skipDuplicates: true })
    await tx.opportunityMark.updateMany({
      where: { investorId, projectId, savedAt: null, dismissedAt: null },
      data: { told },
    })
  }
}

/** One of them with why it is told, what fits and what does not. */
function inWords({ opportunity: { title }, fit, since, parts }: News): string {
  const reasons = (speaksFor: boolean) =>
    parts
      .filter((part) => part.speaksFor === speaksFor)
      .map(({ reason }) => reason())
      .join(' ')
  const [pros, cons] = [reasons(true), reasons(false)]
  return [
    `${title} (${card.fit({ fit: Math.round((fit ?? 0) * 100) })})`,
    since === null ? texts.fresh() : texts.changed({ changes: dotted(since) }),
    pros && texts.why({ reasons: pros }),
    cons && texts.against({ reasons: cons }),
  ]
    .filter(Boolean)
    .join('\n')
}

export const sendWeeklyDigestsHourly = job({
  name: 'sendOpportunityDigests',
  rules: object(),
  retries: 3,
  every: 'hour',
  async run(db) {
    await sendWeeklyDigests(db, new Date())
  },
})
