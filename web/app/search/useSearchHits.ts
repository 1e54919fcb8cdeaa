/** What a text finds: pages of the viewer at once, then what the server finds, in one list with the best first. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { fetchQuery } from 'react-relay'
import type { Subscription } from 'relay-runtime'
import { useRelayEnvironment } from 'react-relay/hooks'
import * as words from '#texts/app/kindWords.js'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import type { recordHitsQuery } from '#web/__generated__/recordHitsQuery.graphql.ts'
import type { PageDescription } from '#web/relay/page.tsx'
import { useApp } from '../AppContext.tsx'
import { useOpenPages } from '../PagesContext.tsx'
import type { Hit } from './hit.ts'
import { foundIn, named, scoreOf } from './pageScore.ts'
import { useActions } from './useActions.ts'

/** What only searches need is loaded with the first one. */
const recordHits = () => import('./recordHits.ts')
type HelpHits = typeof import('./helpHits.ts').helpHits

const mostPages = 6

/** Behind all places in the menu. */
const last = 1_000

/** The server is not asked for less. */
const shortest = 2

interface SearchHits {
  hits: readonly Hit[]
  /** Whether they are all: the server answers after the pages are known, and articles come with the first search. */
  complete: boolean
  /** Whether the server could not be asked. */
  failed: boolean
  again: () => void
}

/** The hits of a text, the best first. */
export function useSearchHits(text: string): SearchHits {
  const pages = useOpenPages()
  const actions = useActions()
  const { found, again } = useServerHits(text)
  const helpHits = useHelpHits(text !== '')
  const { viewer, helpWords, offeredHelpArticles } = useApp()
  const permissions = viewer?.permissions
  return useMemo(() => {
    const hits = text
      ? [
          ...actionsFor(text, actions),
          ...pagesFor(text, pages),
          ...(helpHits?.(text, permissions ?? [], { helpWords, offeredHelpArticles }) ?? []),
          ...(found?.hits ?? []),
        ]
      : []
    return {
      hits: hits.toSorted((one, other) => other.score - one.score),
      complete: !text || (helpHits !== null && (found !== null || text.length < shortest)),
      failed: found?.failed ?? false,
      again,
    }
  }, [pages, actions, helpHits, permissions, helpWords, offeredHelpArticles, text, found, again])
}

/** Finds articles and settings once something is searched for; where its code cannot be had, the rest is found without it. */
function useHelpHits(needed: boolean): HelpHits | null {
  const [search, setSearch] = useState<HelpHits | null>(null)
  useEffect(() => {
    if (!needed || search) return
    let over = false
    import('./helpHits.ts').then(
      ({ helpHits }) => over || setSearch(() => helpHits),
      () => over || setSearch(() => () => []),
    )
    return () => {
      over = true
    }
  }, [needed, search])
  return search
}

/** Of pages that fit as well, those that come first in the menu, then the shorter name, of which more was written. */
const byPlace = (one: PageDescription, other: PageDescription) =>
  (one.menu?.order ?? last) - (other.menu?.order ?? last) || one.title.length - other.title.length

function pagesFor(text: string, pages: readonly PageDescription[]): Hit[] {
  return pages
    .toSorted(byPlace)
    .map((page) => ({
      ...hitOf(page),
      score: scoreOf(text, namesOf(page), [page.search?.description ?? '', ...(page.search?.tags ?? [])]),
      places: foundIn(text, page.title),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostPages)
}

/** Those that are called so; a page that is called so comes first. */
const actionsFor = (text: string, actions: readonly Hit[]): Hit[] =>
  actions.flatMap((action) => {
    const score = scoreOf(text, [action.title], [])
    return score >= named ? [{ ...action, score: score - 0.01, places: foundIn(text, action.title) }] : []
  })

/** What a page is called: its title, and in the menu. */
const namesOf = ({ title, menu }: PageDescription) => (menu?.label ? [title, menu.label] : [title])

/** A page as a hit. */
export const hitOf = ({ title, path, search }: PageDescription): Hit => ({
  word: words.page(),
  title,
  description: search?.description ?? '',
  tags: search?.tags ?? [],
  to: path,
  score: 0,
  places: [],
})

interface Found {
  text: string
  hits: readonly Hit[]
  failed?: true
}

/** What the server finds; null while it is asked. */
function useServerHits(text: string): { found: Found | null; again: () => void } {
  const environment = useRelayEnvironment()
  const { viewer, whiteLabel } = useApp()
  const permissions = viewer?.permissions
  const { roleLabels } = whiteLabel
  const [found, setFound] = useState<Found>({ text: '', hits: [] })
  const [round, setRound] = useState(0)
  const again = useCallback(() => {
    setFound({ text: '', hits: [] })
    setRound((before) => before + 1)
  }, [])
  useEffect(() => {
    if (text.length < shortest) return
    const may = (permission: Permission) => permissions?.includes(permission) ?? false
    const failed = () => setFound({ text, hits: [], failed: true })
    // An answer that comes after another text was asked for is not listened to.
    let subscription: Subscription | undefined
    let over = false
    recordHits()
      .then(({ hitsOf, query }) => {
        if (over) return
        subscription = fetchQuery<recordHitsQuery>(environment, query, { text }).subscribe({
          next: (answer) => setFound({ text, hits: hitsOf(answer, may, roleLabels) }),
          error: failed,
        })
      })
      .catch(() => over || failed())
    return () => {
      over = true
      subscription?.unsubscribe()
    }
  }, [environment, text, permissions, roleLabels, round])
  // The hits of an earlier text are no hits of this one.
  return { found: found.text === text ? found : null, again }
}
