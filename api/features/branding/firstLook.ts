/** How the platform calls itself and looks until its university sets something else (docs/spec/shell.md#white-label). */
import type { Platform } from '../../__generated__/prisma/client.ts'

export const firstLook = {
  platformName: 'Ascent',
  shortName: '',
  tagline: '',
  arabicName: '',
  arabicShortName: '',
  arabicTagline: '',
  primaryColor: '#0f5c6e',
  secondaryColor: '#3d4f63',
  accentColor: '#0f5c6e',
  backgroundColor: '#f6f8f9',
  textColor: '#16212b',
  mailColor: '#0f5c6e',
  mailFooter: '',
  faviconUrl: null,
  logoUrl: null,
  logoDarkUrl: null,
  logoPaperUrl: null,
  logoHasName: false,
  sidebarLabels: {},
  roleLabels: {},
} satisfies Partial<Platform>

/** What can be set of it; the row of the platform holds other settings, too. */
export type Look = Pick<Platform, keyof typeof firstLook>
