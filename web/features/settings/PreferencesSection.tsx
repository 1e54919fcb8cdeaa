/** How the platform looks and reads: the theme, the density, the time zone, dates, messages, the keys. */
import { language } from '#language'
import { Stack, Text, chakra } from '@chakra-ui/react'
import { Monitor, Moon, Sun } from 'lucide-react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/settings/preferencesSection.js'
import type { PreferencesSection_viewer$key } from '#web/__generated__/PreferencesSection_viewer.graphql.ts'
import { useSingleKeys } from '#web/app/shortcuts/singleKeys.ts'
import { useFirstStepsHidden } from '#web/features/dashboards/useFirstStepsHidden.ts'
import { ChoiceButtons } from '#web/ui/ChoiceButtons.tsx'
import { colourModes, useColourMode } from '#web/ui/colourMode.tsx'
import { languageNames } from '#web/app/language/chosenLanguage.ts'
import { useChooseLanguage } from '#web/app/language/useOwnLanguage.ts'
import { dateStyleWords, useDateStyle } from '#web/ui/dateStyle.ts'
import { densityWords, useDensity } from '#web/ui/density.ts'
import { digitsWords, useDigits } from '#web/ui/digits.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useHijri } from '#web/ui/hijri.ts'
import { messageTimeWords, useMessageTime } from '#web/ui/feedback/messageTime.ts'
import { Toggle } from '#web/ui/form/Tick.tsx'
import type { SectionProps } from './sections.tsx'
import { TimeZoneForm } from './TimeZoneForm.tsx'

const icons = { system: Monitor, light: Sun, dark: Moon }

export default function PreferencesSection({ settings }: SectionProps) {
  const { timeZone, firstStepsHidden } = useFragment<PreferencesSection_viewer$key>(
    graphql`
      fragment PreferencesSection_viewer on Viewer {
        timeZone
        firstStepsHidden
      }
    `,
    settings.viewer!,
  )
  const { mode, setMode } = useColourMode()
  const [density, setDensity] = useDensity()
  const [dateStyle, setDateStyle] = useDateStyle()
  const [hijri, setHijri] = useHijri()
  const [digits, setDigits] = useDigits()
  const [messageTime, setMessageTime] = useMessageTime()
  const [singleKeys, setSingleKeys] = useSingleKeys()
  const chooseLanguage = useChooseLanguage()
  const [hideFirstSteps] = useFirstStepsHidden()
  return (
    <>
      <Section title={texts.language()}>
        <Text color="fg.muted">{texts.languageHint()}</Text>
        <ChoiceButtons
          name={texts.language()}
          value={language()}
          choices={languageNames}
          onChange={(chosen) => void chooseLanguage(chosen)}
        />
      </Section>
      <Section title={texts.theme()}>
        <Text color="fg.muted">{texts.keptInThisBrowser()}</Text>
        <ChoiceButtons name={texts.theme()} value={mode} choices={colourModes} icons={icons} onChange={setMode} />
      </Section>
      <Section title={texts.density()}>
        <Text color="fg.muted">{texts.howCloseRowsStand()}</Text>
        <ChoiceButtons name={texts.density()} value={density} choices={densityWords} onChange={setDensity} />
      </Section>
      <Section title={texts.timeZone()}>
        <TimeZoneForm timeZone={timeZone} />
      </Section>
      <Section title={texts.dates()}>
        <Text color="fg.muted">{texts.datesInBrowser()}</Text>
        <ChoiceButtons name={texts.dates()} value={dateStyle} choices={dateStyleWords} onChange={setDateStyle} />
        <Stack gap="1">
          <chakra.label display="flex" alignItems="center" gap="2.5" width="fit-content">
            <Toggle checked={hijri === 'on'} onChange={(on) => setHijri(on ? 'on' : 'off')} />
            {texts.hijri()}
          </chakra.label>
          <Text color="fg.muted">{texts.hijriHint()}</Text>
        </Stack>
      </Section>
      {language() === 'ar' && (
        <Section title={texts.digits()}>
          <Text color="fg.muted">{texts.digitsInBrowser()}</Text>
          <ChoiceButtons name={texts.digits()} value={digits} choices={digitsWords} onChange={setDigits} />
        </Section>
      )}
      <Section title={texts.dashboard()}>
        <Text color="fg.muted">{texts.firstStepsHint()}</Text>
        <chakra.label display="flex" alignItems="center" gap="2.5" width="fit-content">
          <Toggle checked={!firstStepsHidden} onChange={(shown) => void hideFirstSteps(!shown)} />
          {texts.showFirstSteps()}
        </chakra.label>
      </Section>
      <Section title={texts.messages()}>
        <Text color="fg.muted">{texts.messagesInBrowser()}</Text>
        <ChoiceButtons
          name={texts.messages()}
          value={messageTime}
          choices={messageTimeWords}
          onChange={setMessageTime}
        />
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
