/** The page of ideas. */
import { Lightbulb } from 'lucide-react'
import * as texts from '#texts/ideas/ideas.js'
import IdeasPageQuery from '#web/__generated__/IdeasPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'
import { ListSkeleton } from '#web/ui/list/ListSkeleton.tsx'

export const ideaPages = [
  page({
    path: '/ideas-sandbox',
    title: texts.ideasIncubator(),
    requires: 'IDEA_SANDBOX',
    menu: { label: texts.expertValidation(), icon: Lightbulb, order: 15, for: 'PROJECT_OWN_LIST' },
    search: {
      description: texts.submitIdeasGetExpertValidation(),
      tags: ['ideas', 'validation', 'experts', 'incubator'],
    },
    query: IdeasPageQuery,
    list: () => import('./ideas.list.ts').then(({ ideasVariables }) => ideasVariables),
    loading: <ListSkeleton />,
    load: () => import('./IdeasPage.tsx'),
  }),
]
