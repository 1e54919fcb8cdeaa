/** The ORCID iD in the settings: proven by signing in to ORCID where that is set up, or typed. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { BadgeCheck, Unlink } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/orcid/settings.js'
import type { OrcidSettings_query$key } from '#web/__generated__/OrcidSettings_query.graphql.ts'
import type { OrcidSettingsRemoveMutation } from '#web/__generated__/OrcidSettingsRemoveMutation.graphql.ts'
import type { OrcidSettingsStartMutation } from '#web/__generated__/OrcidSettingsStartMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { OrcidShown } from './OrcidLink.tsx'
import { TypeOrcid } from './TypeOrcid.tsx'
import { WatchOrcid } from './WatchOrcid.tsx'

export function OrcidSettings({ settings }: { settings: OrcidSettings_query$key }) {
  const { ownOrcid, orcidCanBeProven, orcidWatch } = useFragment(
    graphql`
      fragment OrcidSettings_query on Query {
        ownOrcid {
          value
          url
          proven
        }
        orcidCanBeProven
        orcidWatch {
          enabled
          ...WatchOrcid_watch
        }
      }
    `,
    settings,
  )
  const confirm = useConfirm()
  const [start, starting] = useAction<OrcidSettingsStartMutation>(
    graphql`
      mutation OrcidSettingsStartMutation {
        startOrcid {
          address
        }
      }
    `,
    { failure: texts.notStarted(), alone: true },
  )
  const [remove, removing] = useAction<OrcidSettingsRemoveMutation>(
    graphql`
      mutation OrcidSettingsRemoveMutation {
        removeOrcid {
          person {
            ...OrcidLink_user
          }
        }
      }
    `,
    { success: { title: texts.removed() } },
  )
  const connect = async () => {
    const outcome = await start({})
    if (outcome.ok && outcome.data.startOrcid) window.location.assign(outcome.data.startOrcid.address)
  }
  const disconnect = () =>
    confirm({
      title: texts.removeQuestion(),
      message: ownOrcid?.proven ? texts.removeProven() : texts.removeTyped(),
      confirm: texts.remove(),
      danger: true,
      onConfirm: async () => (await remove({})).ok,
    })
  return (
    <Section title={texts.title()}>
      <Stack gap="4">
        <Text color="fg.muted">{texts.what()}</Text>
        {ownOrcid && <OrcidShown {...ownOrcid} />}
        <HStack wrap="wrap">
          {orcidCanBeProven && !ownOrcid?.proven && (
            <Button loading={starting} onClick={() => void connect()}>
              <BadgeCheck size={16} aria-hidden />
              {ownOrcid ? texts.prove() : texts.connect()}
            </Button>
          )}
          {ownOrcid && (
            <Button variant="outline" disabled={removing} onClick={disconnect}>
              <Unlink size={16} aria-hidden />
              {texts.remove()}
            </Button>
          )}
        </HStack>
        {!ownOrcid?.proven && <TypeOrcid key={ownOrcid?.value ?? ''} orcid={ownOrcid?.value ?? ''} />}
        {orcidWatch && <WatchOrcid key={String(orcidWatch.enabled)} watch={orcidWatch} />}
      </Stack>
    </Section>
  )
}
