/** The sections of the settings, in their order: a small component each, loaded when it is opened. */
import {
  Bell,
  Bot,
  CalendarSync,
  EyeOff,
  Fingerprint,
  Globe,
  KeyRound,
  LogIn,
  MonitorSmartphone,
  ShieldCheck,
  UserRound,
  Webhook,
  BadgeCheck,
} from 'lucide-react'
import { lazy, type ComponentType } from 'react'
import * as ways from '#texts/providers/ways.js'
import * as texts from '#texts/settings/sections.js'
import type { SettingsPageQuery } from '#web/__generated__/SettingsPageQuery.graphql.ts'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'

export interface SectionProps {
  settings: SettingsPageQuery['response']
}

interface SettingsSection {
  /** As the address names it. */
  name: string
  label: string
  icon: ComponentType<{ size?: number }>
  /** The permission that it needs; everybody has it without one. */
  requires?: Permission
  Section: ComponentType<SectionProps>
}

export const sections: readonly SettingsSection[] = [
  {
    name: 'profile',
    label: texts.profile(),
    icon: UserRound,
    Section: lazy(() => import('./ProfileSection.tsx')),
  },
  {
    name: 'account',
    label: texts.account(),
    icon: KeyRound,
    Section: lazy(() => import('./AccountSection.tsx')),
  },
  {
    name: 'two-factor',
    label: texts.twoFactor(),
    icon: Fingerprint,
    Section: lazy(() => import('../secondFactor/SecondFactorSection.tsx')),
  },
  {
    name: 'ways',
    label: ways.title(),
    icon: LogIn,
    Section: lazy(() => import('../providers/WaysSection.tsx')),
  },
  {
    name: 'verification',
    label: texts.verification(),
    icon: BadgeCheck,
    requires: 'INVESTOR_DOCUMENT_ADD',
    Section: lazy(() => import('../investors/VerificationSettings.tsx')),
  },
  {
    name: 'sessions',
    label: texts.sessions(),
    icon: MonitorSmartphone,
    Section: lazy(() => import('./SessionsSection.tsx')),
  },
  {
    name: 'security',
    label: texts.securityActivity(),
    icon: ShieldCheck,
    Section: lazy(() => import('../securityLog/SecuritySection.tsx')),
  },
  {
    name: 'preferences',
    label: texts.preferences(),
    icon: Globe,
    Section: lazy(() => import('./PreferencesSection.tsx')),
  },
  {
    name: 'notifications',
    label: texts.notifications(),
    icon: Bell,
    Section: lazy(() => import('../notifications/NotificationPreferencesSection.tsx')),
  },
  {
    name: 'calendars',
    label: texts.calendars(),
    icon: CalendarSync,
    Section: lazy(() => import('../connectedCalendars/ConnectedCalendarsSection.tsx')),
  },
  {
    name: 'webhooks',
    label: texts.webhooks(),
    icon: Webhook,
    Section: lazy(() => import('../webhooks/WebhooksSection.tsx')),
  },
  {
    name: 'keys',
    label: texts.apiKeys(),
    icon: Bot,
    Section: lazy(() => import('../apiKeys/ApiKeysSection.tsx')),
  },
  {
    name: 'privacy',
    label: texts.privacy(),
    icon: EyeOff,
    Section: lazy(() => import('./PrivacySection.tsx')),
  },
]
