/** What can be done with a scheduled export. */
import { Pause, Pencil, Play, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import { useFragment } from 'react-relay/hooks'
import * as texts from '#texts/exports/actions.js'
import type { ScheduleMenu_schedule$key } from '#web/__generated__/ScheduleMenu_schedule.graphql.ts'
import type { ScheduleMenuDeleteMutation } from '#web/__generated__/ScheduleMenuDeleteMutation.graphql.ts'
import type { ScheduleMenuPauseMutation } from '#web/__generated__/ScheduleMenuPauseMutation.graphql.ts'
import type { ScheduleMenuRunMutation } from '#web/__generated__/ScheduleMenuRunMutation.graphql.ts'
import { useAction } from '#web/relay/useAction.ts'
import { useConfirm } from '#web/ui/feedback/Confirm.tsx'
import { RowMenu } from '#web/ui/RowMenu.tsx'
import { EditScheduledExport } from './ScheduledExportForm.tsx'

export function ScheduleMenu({ schedule: key }: { schedule: ScheduleMenu_schedule$key }) {
  const schedule = useFragment(
    graphql`
      fragment ScheduleMenu_schedule on ScheduledExport {
        id
        name
        format
        rhythm
        weekday
        monthDay
        time
        paused
        canUpdate
        canDelete
      }
    `,
    key,
  )
  const { id, name, paused, canUpdate, canDelete } = schedule
  const [editing, setEditing] = useState(false)
  const confirm = useConfirm()
  const [run] = useAction<ScheduleMenuRunMutation>(
    graphql`
      mutation ScheduleMenuRunMutation($input: RunScheduledExportInput!) {
        runScheduledExport(input: $input) {
          schedule {
            ...ScheduledExport_schedule
          }
        }
      }
    `,
    { success: { title: texts.begun() }, failure: texts.failed() },
  )
  const [pause] = useAction<ScheduleMenuPauseMutation>(
    graphql`
      mutation ScheduleMenuPauseMutation($input: SetScheduledExportPausedInput!) {
        setScheduledExportPaused(input: $input) {
          schedule {
            ...ScheduledExport_schedule
          }
        }
      }
    `,
    { success: { title: texts.saved() }, failure: texts.failed() },
  )
  const [remove] = useAction<ScheduleMenuDeleteMutation>(
    graphql`
      mutation ScheduleMenuDeleteMutation($input: DeleteScheduledExportInput!) {
        deleteScheduledExport(input: $input) {
          deletedId @deleteRecord
        }
      }
    `,
    { success: { title: texts.deleted() }, failure: texts.failed() },
  )
  const askToDelete = () =>
    confirm({
      title: texts.deleteQuestion({ name }),
      message: texts.deleteConsequence(),
      confirm: texts.delete(),
      danger: true,
      onConfirm: async () => (await remove({ input: { id } })).ok,
    })
  const own = [
    { label: texts.runNow(), icon: RotateCw, onSelect: () => void run({ input: { id } }) },
    { label: texts.edit(), icon: Pencil, onSelect: () => setEditing(true) },
  ]
  const ending = [
    {
      label: paused ? texts.resume() : texts.pause(),
      icon: paused ? Play : Pause,
      onSelect: () => void pause({ input: { id, paused: !paused } }),
    },
    { label: texts.delete(), icon: Trash2, danger: true, onSelect: askToDelete },
  ]
  return (
    <>
      <RowMenu label={texts.actionsFor({ name })} actions={[...(canUpdate ? own : []), ...(canDelete ? ending : [])]} />
      {editing && <EditScheduledExport schedule={schedule} onClose={() => setEditing(false)} />}
    </>
  )
}
