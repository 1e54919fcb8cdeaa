/** Once a day, people are notified of what is new in the views that they follow, as they may see it then. */
import { GraphQLError } from 'graphql'
import { object } from 'yup'
import { contextInNameOf } from '../../context.ts'
import type { Db } from '../../db.ts'
import { inBackground } from '../../inBackground.ts'
import { job } from '../../job.ts'
import { viewerColumns } from '../../viewer.ts'
import { notify } from '../notifications/notify.ts'
import { resultsOf, titlesOf } from './followedResults.ts'
import { betweenTitles } from './view.notifications.ts'
import type { FollowedList } from './view.rules.ts'

/** A notification names so many results and counts the others. */
const mostNamed = 5

const followedViews = (db: Db) =>
  db.savedView.findMany({
    where: { followed: true, owner: { status: 'ACTIVE' } },
    include: { owner: { select: viewerColumns } },
    orderBy: { id: 'asc' },
  })

type FollowedView = Awaited<ReturnType<typeof followedViews>>[number]

/** May run at any time, and twice at once: the first to write down what a view has tells of it. Returns how many were told. */
export async function tellOfNewResults(db: Db): Promise<number> {
  let told = 0
  for (const view of await followedViews(db))
    try {
      if (await tellOf(db, view)) told += 1
    } catch (error) {
      // An owner who may no longer open the list, or a view of too many results, waits until that has changed.
      if (!(error instanceof GraphQLError)) throw error
    }
  return told
}

async function tellOf(db: Db, view: FollowedView): Promise<boolean> {
  const { id, ownerId, owner, list, name, query, known } = view
  const ctx = contextInNameOf(db, owner, 'followed view')
  const results = await resultsOf(ctx, view)
  const before = new Set(known)
  const fresh = results.filter((result) => !before.has(result))
  if (!fresh.length && results.length === known.length) return false
  const titles = await titlesOf(ctx, list as FollowedList, fresh.slice(0, mostNamed))
  return inBackground(db, async (work) => {
    const { count } = await work.tx.savedView.updateMany({
      where: { id, followed: true, query, known: { equals: known } },
      data: { known: results },
    })
    if (!count || !titles.length) return false
    await notify(work, {
      to: ownerId,
      kind: 'VIEW_NEW_RESULTS',
      data: { name, list, query, count: String(fresh.length), titles: titles.join(betweenTitles) },
    })
    return true
  })
}

export const tellOfNewResultsDaily = job({
  name: 'tellOfNewResults',
  rules: object(),
  retries: 3,
  every: 'day',
  async run(db) {
    await tellOfNewResults(db)
  },
})
