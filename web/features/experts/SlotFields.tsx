/** The slots that are really free on the day that the form holds, on the viewer's clock, and who is free then. */
import { Text } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Suspense, useEffect } from 'react'
import { graphql } from 'react-relay'
import { useLazyLoadQuery } from 'react-relay/hooks'
import * as texts from '#texts/experts/slotFields.js'
import { listed } from '#listed'
import { windowDays } from '#api/features/calendar/sessionTimes.rules.ts'
import { zoneInWords } from '#api/inWords.rules.ts'
import type { SlotFieldsQuery } from '#web/__generated__/SlotFieldsQuery.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { universityTime } from '#web/features/meetings/ZoneWords.tsx'
import { addDays, clockTime, instantOf, today } from '#web/ui/calendar/days.ts'
import { DateField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/SelectField.tsx'
import { PartSpinner } from '#web/ui/feedback/Spinners.tsx'
import { obstacleWords } from './slotWords.ts'

interface Props {
  /** The one expert whose slots are offered; with nobody named, an expert is chosen after the slot. */
  expert?: string | undefined
  /** The session that is to be moved: its own time counts as free. */
  moving?: string | undefined
  /** Another one asks again what is free: when a slot was taken meanwhile. */
  round?: number | undefined
}

export function SlotFields(props: Props) {
  const { timeZone } = useViewer()
  const { sessionDate } = useFormikContext<{ sessionDate: string }>().values
  const first = today(timeZone)
  return (
    <>
      <DateField name="sessionDate" min={first} max={addDays(first, windowDays)} />
      <Suspense fallback={<PartSpinner />}>
        {/^\d{4}-\d\d-\d\d$/.test(sessionDate) && <Slots key={sessionDate} day={sessionDate} {...props} />}
      </Suspense>
    </>
  )
}

function Slots({ day, expert, moving, round = 0 }: Props & { day: string }) {
  const { timeZone } = useViewer()
  const { values, setFieldValue } = useFormikContext<{ startsAt: string }>()
  const { startsAt } = values
  const { freeSlots } = useLazyLoadQuery<SlotFieldsQuery>(
    graphql`
      query SlotFieldsQuery($from: DateTime!, $until: DateTime!, $expert: ID, $moving: ID) {
        freeSlots(from: $from, until: $until, expertId: $expert, movingId: $moving) {
          whyEmpty
          slots {
            startsAt
            endsAt
            experts {
              id
              name
              department
            }
          }
        }
      }
    `,
    {
      from: instantOf(`${day}T00:00`, timeZone),
      until: instantOf(`${addDays(day, 1)}T00:00`, timeZone),
      expert: expert ?? null,
      moving: moving ?? null,
    },
    { fetchPolicy: 'network-only', fetchKey: round },
  )
  const { slots, whyEmpty } = freeSlots
  const isThere = slots.some((slot) => slot.startsAt === startsAt)
  // What was chosen on another day, or is taken by now, is chosen no more.
  useEffect(() => {
    if (startsAt && !isThere) void setFieldValue('startsAt', '')
  }, [startsAt, isThere, setFieldValue])
  if (whyEmpty) return <Text role="status">{obstacleWords[whyEmpty]}</Text>
  const chosen = slots.find((slot) => slot.startsAt === startsAt)
  const words = (from: string, until: string) =>
    listed([`${clockTime(from, timeZone)} – ${clockTime(until, timeZone)}`, universityTime(from, timeZone)])
  return (
    <>
      <SelectField
        name="startsAt"
        placeholder={texts.selectATimeSlot()}
        choices={slots.map((slot) => ({ value: slot.startsAt, label: words(slot.startsAt, slot.endsAt) }))}
        hint={texts.n30MinutesTimesIn({ timeZone: zoneInWords(timeZone) })}
      />
      {!expert && (
        <SelectField
          name="expertId"
          placeholder={chosen ? texts.selectAnExpert() : texts.selectATimeSlotFirst()}
          choices={(chosen?.experts ?? []).flatMap((one) =>
            one ? [{ value: one.id, label: listed([one.name, one.department]) }] : [],
          )}
        />
      )}
    </>
  )
}
