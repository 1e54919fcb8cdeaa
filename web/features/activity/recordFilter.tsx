/** The filter of the activity log by one record, found by its title; the address names it by kind and number. */
import { Field } from '@chakra-ui/react'
import { RecordBox } from '#web/features/accessControl/RecordBox.tsx'
import { globalId, kindOf, numberOf } from '#web/relay/globalId.ts'
import type { OwnFilter } from '#web/ui/list/useList.ts'
import { recordAt, type recordIn } from './recorded.ts'

/** `title` is what the record is called, as far as the page has read it. */
export const recordFilter = (record: ReturnType<typeof recordIn>, title: string): OwnFilter => ({
  words: title,
  field: ({ label, state }) => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <RecordBox
        size="sm"
        value={record ? globalId(...record) : ''}
        title={title}
        // A record is of one kind only.
        onChange={(id) => state.setFilters({ of: id && recordAt(kindOf(id), numberOf(id)), record: '' })}
      />
    </Field.Root>
  ),
})
