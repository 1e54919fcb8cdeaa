/** In how many working days answers are due: by kind, with the working week and the holidays. */
import { Stack } from '@chakra-ui/react'
import { graphql } from 'react-relay'
import * as texts from '#texts/duties/settings.js'
import type { AnswerTimesPageQuery } from '#web/__generated__/AnswerTimesPageQuery.graphql.ts'
import { usePage } from '#web/relay/page.tsx'
import { PageHeader } from '#web/ui/PageHeader.tsx'
import { AnswerTimesForm } from './AnswerTimesForm.tsx'
import { Holidays } from './Holidays.tsx'

export default function AnswerTimesPage() {
  const { answerTimes } = usePage<AnswerTimesPageQuery>(graphql`
    query AnswerTimesPageQuery @preloadable {
      # What the app knows of weeks is read again with the page after a change.
      platformSettings {
        firstWeekday
        workingWeekdays
      }
      answerTimes {
        ...AnswerTimesForm_times
        ...Holidays_times
      }
    }
  `)
  return (
    <>
      <PageHeader title={texts.title()} description={texts.description()} />
      <Stack gap="5" maxW="4xl">
        <AnswerTimesForm times={answerTimes} />
        <Holidays times={answerTimes} />
      </Stack>
    </>
  )
}
