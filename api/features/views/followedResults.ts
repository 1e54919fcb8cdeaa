/** What a followed view has: the numbers of its results, and the titles of some of them, as its owner may see them. */
import * as errors from '#texts/views/errors.js'
import { numberInWords } from '#localized'
import { askedOf } from '../../askedOf.ts'
import type { Context } from '../../context.ts'
import { invalid } from '../../errors.ts'
import { exportable } from '../../listField.ts'
import { nodesReader } from '../../readNodes.ts'
import { isFollowedList, mostResults, type FollowedList } from './view.rules.ts'

interface Followed {
  list: string
  filter: unknown
}

/** The numbers of all results. A list that cannot be followed, and a view of more than is kept in mind, are refused. */
export async function resultsOf(ctx: Context, { list: name, filter }: Followed): Promise<number[]> {
  if (!isFollowedList(name)) throw invalid({ followed: errors.listNotFollowed() })
  const list = exportable.get(name)!
  ctx.access.need(list.read)
  const ids = await list.ids(ctx, askedOf(list.type, { filter, sort: '' }), mostResults + 1)
  if (ids.length > mostResults) throw invalid({ followed: errors.tooManyResults({ most: numberInWords(mostResults) }) })
  return ids
}

/** Where a result has its title: an opportunity is that of a project. */
const selections: Readonly<Record<FollowedList, string>> = {
  challenges: 'title',
  opportunities: 'project { title }',
  projects: 'title',
  supportRequests: 'title',
}

interface Titled {
  title?: string
  project?: { title: string }
}

/** The titles of results in their order. */
export async function titlesOf(ctx: Context, name: FollowedList, ids: readonly number[]): Promise<string[]> {
  const read = nodesReader<Titled>(exportable.get(name)!.type, selections[name])
  return (await read(ctx, ids)).flatMap(({ title, project }) => title ?? project?.title ?? [])
}
