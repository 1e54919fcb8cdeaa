/** When the daily and the weekly digest go out, and who changed that. */
import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { setDigestTimesRules } from '#api/features/notificationCatalogue/catalogue.rules.ts'
import * as texts from '#texts/notificationCatalogue/digests.js'
import * as rules from '#texts/notificationCatalogue/rules.js'
import type { DigestTimes_times$key } from '#web/__generated__/DigestTimes_times.graphql.ts'
import type { DigestTimesMutation } from '#web/__generated__/DigestTimesMutation.graphql.ts'
import { History, type HistoryWords } from '#web/features/history/History.tsx'
import { useAction } from '#web/relay/useAction.ts'
import { Facts, Section } from '#web/ui/Facts.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { weekdayChoices, weekdayNames } from '#web/ui/calendar/weekdays.ts'
import { hourInWords } from './catalogueWords.ts'

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourInWords(hour) }))

const labels: Record<string, string> = {
  dailyHour: rules.dailyHour(),
  weeklyDay: rules.weeklyDay(),
  weeklyHour: rules.weeklyHour(),
}

const words: HistoryWords = {
  deed: () => texts.changed(),
  shown: (_, changes) => changes.filter(({ field }) => field in labels),
  label: (field) => labels[field]!,
  value: (field, value) => (field === 'weeklyDay' ? weekdayNames[Number(value) - 1]! : hourInWords(Number(value))),
}

export function DigestTimes({ times }: { times: DigestTimes_times$key }) {
  const { dailyHour, weeklyDay, weeklyHour, ownHours, changes } = useFragment(
    graphql`
      fragment DigestTimes_times on DigestTimes {
        dailyHour
        weeklyDay
        weeklyHour
        ownHours
        changes {
          ...History_entries
        }
      }
    `,
    times,
  )
  const [set] = useAction<DigestTimesMutation>(
    graphql`
      mutation DigestTimesMutation($input: SetDigestTimesInput!) {
        setDigestTimes(input: $input) {
          digestTimes {
            ...DigestTimes_times
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const [open, setOpen] = useState(false)
  const weekly = texts.on({ day: weekdayNames[weeklyDay - 1]!, hour: hourInWords(weeklyHour) })
  return (
    <Section title={texts.title()}>
      <Text color="fg.muted">{texts.what()}</Text>
      <Facts
        columns={3}
        facts={[
          [texts.daily(), hourInWords(dailyHour)],
          [texts.weekly(), weekly],
          [texts.own(), texts.people({ count: ownHours })],
        ]}
      />
      <Button alignSelf="start" variant="outline" onClick={() => setOpen(true)}>
        {texts.change()}
      </Button>
      {changes.length > 0 && <History entries={changes} words={words} />}
      {open && (
        <FormDialog
          call="setDigestTimes"
          open
          onClose={() => setOpen(false)}
          title={texts.change()}
          rules={setDigestTimesRules.whole}
          initial={{
            dailyHour: String(dailyHour),
            weeklyDay: String(weeklyDay),
            weeklyHour: String(weeklyHour),
          }}
          action={(_, __, edit) => set({ input: edit as never })}
          submit={texts.save()}
        >
          <Text color="fg.muted">{texts.effect()}</Text>
          <SelectField name="dailyHour" choices={hours} />
          <SelectField name="weeklyDay" choices={weekdayChoices()} />
          <SelectField name="weeklyHour" choices={hours} />
        </FormDialog>
      )}
    </Section>
  )
}
