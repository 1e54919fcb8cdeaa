/** Settings of the whole platform: the general ones here, and the pages of the others. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as form from '#texts/platform/form.js'
import * as texts from '#texts/platform/pages.js'
import type { PlatformSettingsPageQuery } from '#web/__generated__/PlatformSettingsPageQuery.graphql.ts'
import { useOpenPages } from '#web/app/PagesContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { LinkRow, LinkRows } from '#web/ui/LinkRows.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { DemoSection } from './DemoSection.tsx'
import { FixedSettings } from './FixedSettings.tsx'
import { GeneralSettings } from './GeneralSettings.tsx'
import { PlatformHistory } from './PlatformHistory.tsx'

/** Where administrators decide something about the platform. */
const isSettings = (path: string) =>
  path.startsWith('/admin/settings/') || ['/admin/access-control/sign-in', '/admin/white-label'].includes(path)

export default function PlatformSettingsPage() {
  const { platformSettings } = usePage<PlatformSettingsPageQuery>(graphql`
    query PlatformSettingsPageQuery @preloadable {
      platformSettings {
        ...GeneralSettings_settings
        ...FixedSettings_settings
        ...DemoSection_settings
        ...PlatformHistory_settings
      }
    }
  `)
  const others = useOpenPages()
    .filter(({ path }) => isSettings(path))
    .toSorted((one, other) => one.title.localeCompare(other.title))
  return (
    <>
      <PageHeader title={texts.title()} description={texts.description()} />
      <Stack gap="5" maxW="4xl">
        <DemoSection settings={platformSettings} />
        <GeneralSettings settings={platformSettings} />
        <FixedSettings settings={platformSettings} />
        <Section title={form.others()}>
          <LinkRows>
            {others.map(({ path, title, search }) => (
              <LinkRow key={path} to={path} title={title} note={search?.description} />
            ))}
          </LinkRows>
        </Section>
        <PlatformHistory settings={platformSettings} />
      </Stack>
    </>
  )
}
