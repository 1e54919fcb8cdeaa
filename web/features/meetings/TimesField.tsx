/** One or several times, on the viewer's clock. */
import { Button, Field, HStack, IconButton, Input, Stack } from '@chakra-ui/react'
import { useField } from 'formik'
import { Plus, Trash2 } from 'lucide-react'
import * as texts from '#texts/meetings/timesField.js'
import { zoneInWords } from '#api/inWords.rules.ts'
import { mostTimes } from '#api/features/calendar/meeting.rules.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { useFieldId } from '#web/ui/form/ErrorSummary.tsx'
import { FieldWords } from '#web/ui/form/fields.tsx'
import { useRule } from '#web/ui/form/useRule.ts'

export function TimesField({ name, single = false }: { name: string; single?: boolean }) {
  const { timeZone } = useViewer()
  const { label, required } = useRule(name)
  const id = useFieldId(name)
  const [field, { error, touched }, { setValue }] = useField<string[]>(name)
  const wrong = Boolean(error && touched)
  const times = field.value
  const set = (at: number, value: string) => void setValue(times.map((time, index) => (index === at ? value : time)))
  return (
    <Field.Root invalid={wrong} required={required} id={id}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      <Stack gap="2" width="full">
        {times.map((time, at) => (
          // Times have no other identity than their place.
          // oxlint-disable-next-line react/no-array-index-key
          <HStack key={at}>
            <Input
              type="datetime-local"
              {...(at > 0 ? { id: `${id}-${at}` } : {})}
              aria-label={times.length > 1 ? texts.time({ number: at + 1 }) : texts.time2()}
              value={time}
              onChange={(event) => set(at, event.target.value)}
            />
            {times.length > 1 && (
              <IconButton
                variant="ghost"
                aria-label={texts.removeTime({ number: at + 1 })}
                onClick={() => void setValue(times.filter((_, index) => index !== at))}
              >
                <Trash2 size={16} />
              </IconButton>
            )}
          </HStack>
        ))}
      </Stack>
      {!single && times.length < mostTimes && (
        <Button size="xs" variant="outline" onClick={() => void setValue([...times, times.at(-1) ?? ''])}>
          <Plus size={14} aria-hidden />
          {texts.anotherTime()}
        </Button>
      )}
      <FieldWords hint={texts.timesIn({ timeZone: zoneInWords(timeZone) })} error={wrong && error} />
    </Field.Root>
  )
}
