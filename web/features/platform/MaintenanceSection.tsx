/** Starts and ends the maintenance of the platform. */
import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/platform/maintenance.js'
import type { MaintenanceSection_settings$key } from '#web/__generated__/MaintenanceSection_settings.graphql.ts'
import type { MaintenanceSectionMutation } from '#web/__generated__/MaintenanceSectionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { formatTime } from '#web/ui/format.ts'
import { StartMaintenance } from './StartMaintenance.tsx'

export function MaintenanceSection({ settings }: { settings: MaintenanceSection_settings$key }) {
  const { maintenance } = useFragment(
    graphql`
      fragment MaintenanceSection_settings on PlatformSettings {
        maintenance {
          since
          until
        }
      }
    `,
    settings,
  )
  const [starting, setStarting] = useState(false)
  const [end, ending] = useAction<MaintenanceSectionMutation>(
    graphql`
      mutation MaintenanceSectionMutation {
        endMaintenance {
          platformSettings {
            ...MaintenanceSection_settings
            ...PlatformHistory_settings
          }
        }
      }
    `,
    { success: { title: texts.ended() }, failure: texts.endFailed() },
  )
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.what()}</Text>
      {maintenance ? (
        <>
          <Text>
            {texts.running({ since: formatTime(maintenance.since) })}{' '}
            {maintenance.until && texts.expected({ until: formatTime(maintenance.until) })}
          </Text>
          <Button alignSelf="start" loading={ending} onClick={() => void end({})}>
            {texts.end()}
          </Button>
        </>
      ) : (
        <Button alignSelf="start" variant="outline" onClick={() => setStarting(true)}>
          {texts.start()}
        </Button>
      )}
      {starting && <StartMaintenance onClose={() => setStarting(false)} />}
    </Section>
  )
}
