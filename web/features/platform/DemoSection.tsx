/** Puts the demo back as it was at first, where the platform runs on demo data. */
import { Button, Text } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/platform/demo.js'
import type { DemoSection_settings$key } from '#web/__generated__/DemoSection_settings.graphql.ts'
import type { DemoSectionMutation } from '#web/__generated__/DemoSectionMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useReadUntilDone } from '#web/relay/useReadUntilDone.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'

export function DemoSection({ settings }: { settings: DemoSection_settings$key }) {
  const { demoResetting: resetting } = useFragment(
    graphql`
      fragment DemoSection_settings on PlatformSettings {
        demoResetting
      }
    `,
    settings,
  )
  const [reset] = useAction<DemoSectionMutation>(
    graphql`
      mutation DemoSectionMutation {
        resetDemo {
          platformSettings {
            ...DemoSection_settings
          }
        }
      }
    `,
    { success: { title: texts.asked() }, failure: texts.failed() },
  )
  const confirm = useConfirm()
  // The first answer after it says that the session has ended.
  useReadUntilDone(resetting === true)
  if (resetting === null || resetting === undefined) return null
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.what()}</Text>
      <Text role="status" _empty={{ display: 'none' }}>
        {resetting && texts.running()}
      </Text>
      <Button
        alignSelf="start"
        variant="outline"
        disabled={resetting}
        onClick={() =>
          confirm({
            title: texts.ask(),
            message: texts.warning(),
            confirm: texts.reset(),
            danger: true,
            onConfirm: async () => (await reset({})).ok,
          })
        }
      >
        <RotateCcw size={16} aria-hidden />
        {texts.reset()}
      </Button>
    </Section>
  )
}
