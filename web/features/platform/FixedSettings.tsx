/** What administrators read here and cannot change while the platform runs, with the reason. */
import { Stack, Text } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { zoneInWords } from '#api/inWords.rules.ts'
import * as texts from '#texts/platform/form.js'
import type { FixedSettings_settings$key } from '#web/__generated__/FixedSettings_settings.graphql.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'

const Fixed = ({ value, why }: { value: string; why: string }) => (
  <Stack gap="0">
    <span>{value}</span>
    <Text color="fg.muted" fontSize="xs">
      {why}
    </Text>
  </Stack>
)

export function FixedSettings({ settings }: { settings: FixedSettings_settings$key }) {
  const { timeZone } = useFragment(
    graphql`
      fragment FixedSettings_settings on PlatformSettings {
        timeZone
      }
    `,
    settings,
  )
  return (
    <Section title={texts.fixed()}>
      <Facts facts={[[texts.timeZone(), <Fixed key="zone" value={zoneInWords(timeZone)} why={texts.zoneWhy()} />]]} />
    </Section>
  )
}
