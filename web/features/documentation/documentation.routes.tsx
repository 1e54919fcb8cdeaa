/** The pages that are made from the code. */
import { BookMarked } from 'lucide-react'
import * as texts from '#texts/documentation/pages.js'
import NavigationPageQuery from '#web/__generated__/NavigationPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

const requires = 'ADMINISTRATION'

const components: Omit<Parameters<typeof page>[0], 'path'> = {
  under: ['/admin/documentation'],
  title: texts.components(),
  requires,
  search: { description: texts.componentsSearch(), tags: ['design', 'styles', 'buttons', 'gallery'] },
  load: () => import('./ComponentsPage.tsx'),
}

export const documentationPages = [
  page({
    path: '/admin/documentation',
    title: texts.documentation(),
    requires,
    more: BookMarked,
    search: { description: texts.documentationSearch(), tags: ['documentation', 'API', 'permissions'] },
    load: () => import('./DocumentationPage.tsx'),
  }),
  page({
    path: '/admin/documentation/navigation',
    under: ['/admin/documentation'],
    title: texts.navigation(),
    requires,
    search: { description: texts.navigationSearch(), tags: ['routes', 'menu', 'roles', 'paths'] },
    query: NavigationPageQuery,
    load: () => import('./NavigationPage.tsx'),
  }),
  page({ path: '/admin/documentation/components', ...components }),
  page({ path: '/component-demo', ...components, sameAs: '/admin/documentation/components' }),
]
