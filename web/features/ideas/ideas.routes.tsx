/** The page of ideas. */
import { Lightbulb } from 'lucide-react'
import IdeasPageQuery from '#web/__generated__/IdeasPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const ideaPages = [
  page({
    path: '/ideas-sandbox',
    title: 'Ideas Incubator',
    requires: 'IDEA_SANDBOX',
    menu: { label: 'Expert Validation', icon: Lightbulb, order: 15, for: 'PROJECT_OWN_LIST' },
    search: {
      description: 'Submit ideas, get expert validation, and transform them into projects',
      tags: ['ideas', 'validation', 'experts', 'incubator'],
    },
    query: IdeasPageQuery,
    list: () => import('./ideas.list.ts').then(({ ideasVariables }) => ideasVariables),
    loading: <ListSkeleton />,
    load: () => import('./IdeasPage.tsx'),
  }),
]
