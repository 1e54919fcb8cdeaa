/** What the viewer can begin from anywhere: the search offers it before anything is typed. */
import { useMemo } from 'react'
import * as texts from '#texts/app/searchActions.js'
import * as words from '#texts/app/kindWords.js'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'
import { useApp } from '../AppContext.tsx'
import { useOpenPages } from '../PagesContext.tsx'
import type { Hit } from './hit.ts'

interface Action {
  title: string
  /** The page where it begins, with what opens there. */
  page: string
  opens?: string
  /** What it takes beyond opening the page. */
  requires?: Permission
}

const actions: readonly Action[] = [
  { title: texts.createProject(), page: '/researchers/projects/new' },
  { title: texts.submitIdea(), page: '/ideas-sandbox', opens: '?new=1', requires: 'IDEA_CREATE' },
  {
    title: texts.postChallenge(),
    page: '/industry-challenges-management',
    opens: '?edit=new',
    requires: 'CHALLENGE_CREATE',
  },
  { title: texts.createTeam(), page: '/researchers/teams/new' },
  { title: texts.requestSupport(), page: '/researcher/innovation-support/new-request' },
  { title: texts.importPublications(), page: '/research-management/publications/import' },
  { title: texts.scheduleMeeting(), page: '/meetings/schedule' },
  { title: texts.addUser(), page: '/admin/user-management/add-user' },
]

/** In the order in which they are offered. */
export function useActions(): readonly Hit[] {
  const pages = useOpenPages()
  const permissions = useApp().viewer?.permissions
  return useMemo(() => {
    const open = new Set(pages.map(({ path }) => path))
    return actions
      .filter(({ page, requires }) => open.has(page) && (!requires || permissions?.includes(requires)))
      .map(({ title, page, opens = '' }) => ({
        word: words.action(),
        title,
        description: '',
        tags: [],
        to: page + opens,
        score: 0,
        places: [],
      }))
  }, [pages, permissions])
}
