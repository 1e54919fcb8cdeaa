/** A look as its form holds it. */
import type { MenuLabel, RoleLabel } from './LabelFields.tsx'

export type LookValues = {
  platformName: string
  shortName: string
  tagline: string
  arabicName: string
  arabicShortName: string
  arabicTagline: string
  accentColor: string
  backgroundColor: string
  textColor: string
  primaryColor: string
  secondaryColor: string
  mailColor: string
  mailFooter: string
  faviconUrl: string
  logoUrl: string
  logoDarkUrl: string
  logoPaperUrl: string
  logoHasName: boolean
  roleLabels: readonly RoleLabel[]
  sidebarLabels: readonly MenuLabel[]
}
