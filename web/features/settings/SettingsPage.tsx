/** One's own settings: a list of sections at the side, one of them open, as the address says. */
import { Box, Flex, HStack, Stack, chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/settings/settingsPage.js'
import type { SettingsPageQuery } from '#web/__generated__/SettingsPageQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { usePage } from '#web/relay/page.tsx'
import { PageSpinner } from '#web/ui/feedback/Spinners.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { sections } from './sections.tsx'

const Entry = chakra(Link)

export default function SettingsPage() {
  const settings = usePage<SettingsPageQuery>(graphql`
    query SettingsPageQuery @preloadable {
      viewer {
        ...ProfileSection_viewer
        ...PreferencesSection_viewer
        ...PrivacySection_viewer
      }
      ...ChangeEmail_query
      ...OrcidSettings_query
      ...SecondFactorSection_query
      ...WaysSection_query
      ...SessionsSection_query
      ...ApiKeysSection_query
    }
  `)
  const { permissions } = useViewer()
  const [search] = useSearchParams()
  const open = sections.filter(({ requires }) => !requires || permissions.includes(requires))
  const { name: current, Section } = open.find(({ name }) => name === search.get('section')) ?? open[0]!
  return (
    <>
      <PageHeader title={texts.settings()} />
      <Flex gap="6" direction={{ base: 'column', lg: 'row' }} align="start">
        <chakra.nav aria-label={texts.settings()} width={{ base: 'full', lg: '210px' }} flexShrink="0">
          <Flex as="ul" listStyleType="none" gap="1" wrap="wrap" direction={{ base: 'row', lg: 'column' }}>
            {open.map(({ name, label, icon: Icon }) => (
              <li key={name}>
                <Entry
                  to={`?section=${name}`}
                  aria-current={name === current ? 'page' : undefined}
                  display="block"
                  borderRadius="md"
                  paddingX="3"
                  paddingY="2"
                  fontWeight="medium"
                  color="fg.muted"
                  _hover={{ bg: 'bg.muted', color: 'fg' }}
                  _currentPage={{ bg: 'brand.subtle', color: 'brand.fg' }}
                >
                  <HStack gap="2">
                    <chakra.span aria-hidden>
                      <Icon size={16} />
                    </chakra.span>
                    {label}
                  </HStack>
                </Entry>
              </li>
            ))}
          </Flex>
        </chakra.nav>
        <Box flex="1" width="full" minW="0" maxW="3xl">
          <Suspense fallback={<PageSpinner />}>
            <Stack gap="5">
              <Section key={current} settings={settings} />
            </Stack>
          </Suspense>
        </Box>
      </Flex>
    </>
  )
}
