/** The working week, and the working days until each kind of answer is due. */
import { Heading, SimpleGrid, Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import { fieldOf, type PromisedKind } from '#api/duties/kinds.rules.ts'
import { firstWeekdays, updateAnswerTimesRules, weekdays } from '#api/features/duties/answerTimes.rules.ts'
import * as texts from '#texts/duties/settings.js'
import type { AnswerTimesForm_times$key } from '#web/__generated__/AnswerTimesForm_times.graphql.ts'
import type { AnswerTimesFormMutation } from '#web/__generated__/AnswerTimesFormMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { weekdaysInOrder } from '#web/ui/calendar/week.ts'
import { weekdayNames } from '#web/ui/calendar/weekdays.ts'
import { Section } from '#web/ui/Facts.tsx'
import { NumberField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { SubmitButton } from '#web/ui/form/SubmitButton.tsx'
import { TicksField } from '#web/ui/form/TicksField.tsx'
import { answerers } from './answerers.ts'

const words = new Map<string, string>(weekdays.map((value, nth) => [value, weekdayNames[nth]!]))
const choiceOf = (value: string) => ({ value, label: words.get(value)! })

export function AnswerTimesForm({ times }: { times: AnswerTimesForm_times$key }) {
  const {
    workingWeekdays,
    firstWeekday,
    days: promised,
  } = useFragment(
    graphql`
      fragment AnswerTimesForm_times on AnswerTimes {
        workingWeekdays
        firstWeekday
        days {
          kind
          days
        }
      }
    `,
    times,
  )
  const [update] = useAction<AnswerTimesFormMutation>(
    graphql`
      mutation AnswerTimesFormMutation($input: UpdateAnswerTimesInput!) {
        updateAnswerTimes(input: $input) {
          answerTimes {
            ...AnswerTimesForm_times
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const byField = Object.fromEntries(promised.map((one) => [fieldOf(one.kind as PromisedKind), one.days]))
  return (
    <Section title={texts.times()}>
      <Form
        call="updateAnswerTimes"
        rules={updateAnswerTimesRules.whole}
        initial={{ workingWeekdays, firstWeekday, ...byField }}
        action={(_, __, edit) => update({ input: edit as never })}
        actions={<SubmitButton alignSelf="start">{texts.save()}</SubmitButton>}
      >
        {texts.timesHint()}
        <TicksField
          name="workingWeekdays"
          choices={weekdaysInOrder().map((weekday) => choiceOf(weekdays[weekday - 1]!))}
        />
        <SelectField name="firstWeekday" choices={firstWeekdays.map(choiceOf)} hint={texts.firstWeekdayHint()} />
        {answerers
          .filter(({ kinds }) => kinds.length)
          .map(({ name, kinds }) => (
            <Stack key={name} gap="3">
              <Heading as="h3" size="sm">
                {name}
              </Heading>
              <SimpleGrid columns={{ base: 1, sm: 2, lg: 3 }} gapX="5" gapY="4">
                {kinds.map((kind) => (
                  <NumberField key={kind} name={fieldOf(kind)} />
                ))}
              </SimpleGrid>
            </Stack>
          ))}
      </Form>
    </Section>
  )
}
