/** The details of an entry of the activity log: its values, and the way to all entries of the same record. */
import { Link as TextLink, Stack } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import * as texts from '#texts/activity/list.js'
import type { activityColumns_entry$data } from '#web/__generated__/activityColumns_entry.graphql.ts'
import { ActivityValues } from './ActivityValues.tsx'
import { recordAt, recordIn } from './recorded.ts'

export function ActivityDetails({ entry }: { entry: activityColumns_entry$data[number] }) {
  const record = recordAt(entry.entity, entry.entityNumber)
  const isChosen = useSearchParams()[0].get('of') === record
  return (
    <Stack gap="2" alignItems="start">
      <ActivityValues entry={entry} />
      {!isChosen && recordIn(record) && (
        <TextLink asChild textDecoration="underline" fontSize="sm">
          <Link to={`?of=${record}`}>{texts.allOfRecord()}</Link>
        </TextLink>
      )}
    </Stack>
  )
}
