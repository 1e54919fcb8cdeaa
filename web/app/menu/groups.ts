/** Entries of the side menu that have entries below them (docs/spec/shell.md#role-menus). */
import { Factory, LifeBuoy } from 'lucide-react'
import * as texts from '#texts/app/groups.js'
import type { MenuGroup } from '#web/relay/page.tsx'

export const industry: MenuGroup = { path: '/industry', label: texts.industry(), icon: Factory }

export const supportDesk: MenuGroup = {
  path: '/commercialization/innovation-support',
  label: texts.innovationSupport(),
  icon: LifeBuoy,
}
