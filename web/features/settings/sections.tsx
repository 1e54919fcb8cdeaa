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
import * as tags from '#texts/settings/sectionTags.js'
import type { SettingsPageQuery } from '#web/__generated__/SettingsPageQuery.graphql.ts'
import type { Permission } from '#web/__generated__/appQuery.graphql.ts'

export interface SectionProps {
  settings: SettingsPageQuery['response']
}

interface SettingsSection {
  /** As the address names it. */
  name: string
  label: string
  /** What else the search finds it by, separated by commas. */
  tags: string
  icon: ComponentType<{ size?: number }>
  /** The permission that it needs; everybody has it without one. */
  requires?: Permission
  Section: ComponentType<SectionProps>
}

export const sections: readonly SettingsSection[] = [
  {
    name: 'profile',
    label: texts.profile(),
    tags: tags.profile(),
    icon: UserRound,
    Section: lazy(() => import('./ProfileSection.tsx')),
  },
  {
    name: 'account',
    label: texts.account(),
    tags: tags.account(),
    icon: KeyRound,
    Section: lazy(() => import('./AccountSection.tsx')),
  },
  {
    name: 'two-factor',
    label: texts.twoFactor(),
    tags: tags.twoFactor(),
    icon: Fingerprint,
    Section: lazy(() => import('../secondFactor/SecondFactorSection.tsx')),
  },
  {
    name: 'ways',
    label: ways.title(),
    tags: tags.ways(),
    icon: LogIn,
    Section: lazy(() => import('../providers/WaysSection.tsx')),
  },
  {
    name: 'verification',
    label: texts.verification(),
    tags: tags.verification(),
    icon: BadgeCheck,
    requires: 'INVESTOR_DOCUMENT_ADD',
    Section: lazy(() => import('../investors/VerificationSettings.tsx')),
  },
  {
    name: 'sessions',
    label: texts.sessions(),
    tags: tags.sessions(),
    icon: MonitorSmartphone,
    Section: lazy(() => import('./SessionsSection.tsx')),
  },
  {
    name: 'security',
    label: texts.securityActivity(),
    tags: tags.security(),
    icon: ShieldCheck,
    Section: lazy(() => import('../securityLog/SecuritySection.tsx')),
  },
  {
    name: 'preferences',
    label: texts.preferences(),
    tags: tags.preferences(),
    icon: Globe,
    Section: lazy(() => import('./PreferencesSection.tsx')),
  },
  {
    name: 'notifications',
    label: texts.notifications(),
    tags: tags.notifications(),
    icon: Bell,
    Section: lazy(() => import('../notifications/NotificationPreferencesSection.tsx')),
  },
  {
    name: 'calendars',
    label: texts.calendars(),
    tags: tags.calendars(),
    icon: CalendarSync,
    Section: lazy(() => import('../connectedCalendars/ConnectedCalendarsSection.tsx')),
  },
  {
    name: 'webhooks',
    label: texts.webhooks(),
    tags: tags.webhooks(),
    icon: Webhook,
    Section: lazy(() => import('../webhooks/WebhooksSection.tsx')),
  },
  {
    name: 'keys',
    label: texts.apiKeys(),
    tags: tags.apiKeys(),
    icon: Bot,
    Section: lazy(() => import('../apiKeys/ApiKeysSection.tsx')),
  },
  {
    name: 'privacy',
    label: texts.privacy(),
    tags: tags.privacy(),
    icon: EyeOff,
    Section: lazy(() => import('./PrivacySection.tsx')),
  },
]
