/** How the platform looks and reads: the theme, the time zone, the keys. */
import { Button, HStack, Text, chakra } from '@chakra-ui/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/settings/preferencesSection.js'
import type { PreferencesSection_viewer$key } from '#web/__generated__/PreferencesSection_viewer.graphql.ts'
import { useSingleKeys } from '#web/app/shortcuts/singleKeys.ts'
import { colourModes, useColourMode, type ColourMode } from '#web/ui/colourMode.tsx'
import { Section } from '#web/ui/Facts.tsx'
import { Toggle } from '#web/ui/form/Tick.tsx'
import type { SectionProps } from './sections.tsx'
import { TimeZoneForm } from './TimeZoneForm.tsx'

const icons = { system: Monitor, light: Sun, dark: Moon }

export default function PreferencesSection({ settings }: SectionProps) {
  const { timeZone } = useFragment<PreferencesSection_viewer$key>(
    graphql`
      fragment PreferencesSection_viewer on Viewer {
        timeZone
      }
    `,
    settings.viewer!,
  )
  const { mode, setMode } = useColourMode()
  const [singleKeys, setSingleKeys] = useSingleKeys()
  return (
    <>
      <Section title={texts.theme()}>
        <Text color="fg.muted">{texts.keptInThisBrowser()}</Text>
        <HStack role="group" aria-label={texts.theme()} gap="2" wrap="wrap">
          {(Object.keys(colourModes) as ColourMode[]).map((value) => {
            const Icon = icons[value]
            return (
              <Button
                key={value}
                variant={mode === value ? 'solid' : 'outline'}
                aria-pressed={mode === value}
                onClick={() => setMode(value)}
              >
                <Icon size={16} aria-hidden />
                {colourModes[value]}
              </Button>
            )
          })}
        </HStack>
      </Section>
      <Section title={texts.timeZone()}>
        <TimeZoneForm timeZone={timeZone} />
      </Section>
      <Section title={texts.keyboard()}>
        <Text color="fg.muted">{texts.pressToSeeAll()}</Text>
        <chakra.label display="flex" alignItems="center" gap="2.5" width="fit-content">
          <Toggle checked={singleKeys} onChange={setSingleKeys} />
          {texts.singleKeyShortcuts()}
        </chakra.label>
      </Section>
    </>
  )
}
