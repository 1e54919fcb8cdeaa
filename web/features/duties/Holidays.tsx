/** The university's holidays, those to come first: added for one or several days, and removed. */
import { Button, HStack, Stack, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/duties/settings.js'
import type { Holidays_times$key } from '#web/__generated__/Holidays_times.graphql.ts'
import type { HolidaysMutation } from '#web/__generated__/HolidaysMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { Section } from '#web/ui/Facts.tsx'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { formatDate } from '#web/ui/format.ts'
import { isOver } from '#web/ui/dueWords.ts'
import { AddHolidays } from './AddHolidays.tsx'

export function Holidays({ times }: { times: Holidays_times$key }) {
  const { holidays } = useFragment(
    graphql`
      fragment Holidays_times on AnswerTimes {
        holidays {
          day
          name
          nameArabic
        }
      }
    `,
    times,
  )
  const [adding, setAdding] = useState(false)
  const [past, setPast] = useState(false)
  const confirm = useConfirm()
  const [remove] = useAction<HolidaysMutation>(
    graphql`
      mutation HolidaysMutation($input: RemoveHolidayInput!) {
        removeHoliday(input: $input) {
          answerTimes {
            ...Holidays_times
          }
        }
      }
    `,
    { success: { title: texts.removed() }, failure: texts.removeFailed() },
  )
  const shown = past ? holidays : holidays.filter(({ day }) => !isOver(day))
  return (
    <Section title={texts.holidays()}>
      <Text color="fg.muted">{texts.holidaysHint()}</Text>
      {shown.length === 0 ? (
        <Text color="fg.muted">{texts.noHolidays()}</Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" borderTopWidth="1px">
          {shown.map(({ day, name, nameArabic }) => (
            <HStack as="li" key={day} gap="4" paddingY="2" borderBottomWidth="1px">
              <Text minW="28" fontVariantNumeric="tabular-nums">
                {formatDate(day)}
              </Text>
              <Text flex="1" minW="0" overflowWrap="anywhere">
                {name}
                {nameArabic && (
                  <Text as="span" display="block" lang="ar" dir="auto" textAlign="start" color="fg.muted">
                    {nameArabic}
                  </Text>
                )}
              </Text>
              <Button
                size="xs"
                variant="outline"
                aria-label={texts.removeNamed({ name, day: formatDate(day) })}
                onClick={() =>
                  confirm({
                    title: texts.removeQuestion(),
                    message: texts.removeMeaning({ day: formatDate(day) }),
                    confirm: texts.remove(),
                    danger: true,
                    onConfirm: async () => (await remove({ input: { day } })).ok,
                  })
                }
              >
                {texts.remove()}
              </Button>
            </HStack>
          ))}
        </Stack>
      )}
      <HStack gap="3">
        <Button size="sm" onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden />
          {texts.add()}
        </Button>
        {!past && shown.length < holidays.length && (
          <Button size="sm" variant="ghost" onClick={() => setPast(true)}>
            {texts.past()}
          </Button>
        )}
      </HStack>
      <AddHolidays open={adding} onClose={() => setAdding(false)} />
    </Section>
  )
}
