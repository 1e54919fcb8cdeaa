/** Snoozing notifications: the choices for a menu, and the dialog for a day. Times are those of the viewer. */
import { AlarmClock, CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { string } from 'yup'
import { snoozeNotificationsRules } from '#api/features/notifications/inbox.rules.ts'
import * as texts from '#texts/notifications/inboxActions.js'
import * as rules from '#texts/notifications/rules.js'
import type { useSnoozeMutation } from '#web/__generated__/useSnoozeMutation.graphql.ts'
import { useViewer } from '#web/app/AppContext.tsx'
import { useAction } from '#web/relay/useAction.ts'
import type { MenuAction } from '#web/ui/ActionMenu.tsx'
import { DateField } from '#web/ui/form/fields.tsx'
import { FormDialog } from '#web/ui/form/FormDialog.tsx'
import { formatTime } from '#web/ui/format.ts'
import { hasLater, onDay, snoozeTimes } from './snoozeTimes.ts'

/** The day as the form holds it. */
const formRules = snoozeNotificationsRules
  .omit(['ids', 'until'])
  .shape({ until: string().required(rules.chooseWhen).meta({ label: rules.snoozeUntil() }) })

export function useSnooze(ids: readonly string[], onDone?: () => void) {
  const { timeZone } = useViewer()
  const [choosing, setChoosing] = useState(false)
  const [perform] = useAction<useSnoozeMutation>(
    graphql`
      mutation useSnoozeMutation($input: SnoozeNotificationsInput!) {
        snoozeNotifications(input: $input) {
          unreadCount
        }
      }
    `,
    { success: (_, { input }) => ({ title: texts.snoozedUntil({ time: formatTime(String(input.until)) }) }) },
  )
  const snooze = async (until: string) => {
    const outcome = await perform({ input: { ids, until } })
    if (outcome.ok) onDone?.()
    return outcome
  }
  const choice = (label: string, when: keyof typeof snoozeTimes): MenuAction => ({
    label,
    icon: AlarmClock,
    onSelect: () => void snooze(snoozeTimes[when](timeZone)),
  })
  const choices: MenuAction[] = [
    ...(hasLater(timeZone) ? [choice(texts.laterToday(), 'LATER')] : []),
    choice(texts.tomorrow(), 'TOMORROW'),
    choice(texts.nextWeek(), 'NEXT_WEEK'),
    { label: texts.untilDay(), icon: CalendarDays, onSelect: () => setChoosing(true) },
  ]
  return {
    choices,
    dialog: (
      <FormDialog
        call="snoozeNotifications"
        open={choosing}
        onClose={() => setChoosing(false)}
        title={texts.dialogTitle()}
        rules={formRules}
        initial={{ until: '' }}
        action={({ until }) => snooze(onDay(until, timeZone))}
        submit={texts.snooze()}
      >
        <DateField name="until" hint={texts.dayHint()} />
      </FormDialog>
    ),
  }
}
