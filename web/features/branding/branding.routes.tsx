/** The page on which administrators set what the platform is called and how it looks. */
import { Palette } from 'lucide-react'
import * as texts from '#texts/branding/pages.js'
import WhiteLabelPageQuery from '#web/__generated__/WhiteLabelPageQuery$parameters.ts'
import { page } from '#web/relay/page.tsx'

export const brandingPages = [
  page({
    path: '/admin/white-label',
    title: texts.title(),
    requires: 'ADMINISTRATION',
    menu: { icon: Palette, order: 90 },
    search: { description: texts.search(), tags: ['branding', 'colors', 'logo', 'labels', 'theme'] },
    query: WhiteLabelPageQuery,
    load: () => import('./WhiteLabelPage.tsx'),
  }),
]
