/** Exports that are made again and again: scheduled, changed, paused, made now and deleted (docs/decisions/0386). */
import * as texts from '#texts/exports/errors.js'
import * as records from '#texts/ui/records.js'
import { action, changesOf } from '../../action.ts'
import { conflict, notFound } from '../../errors.ts'
import { enqueue } from '../../job.ts'
import { keepWithin } from '../../keepWithin.ts'
import { requestOf } from './exportFormats.ts'
import { readRequest } from './exportList.ts'
import { nextTime } from './nextTime.ts'
import { removeFilesOf } from './removeFiles.ts'
import { makeScheduledExport } from './scheduledExport.jobs.ts'
import {
  createScheduledExportRules,
  deleteScheduledExportRules,
  mostSchedules,
  readExportRunRules,
  runScheduledExportRules,
  setScheduledExportPausedRules,
  updateScheduledExportRules,
} from './scheduledExport.rules.ts'

/** Days that another rhythm does not need are not kept. */
const dayOf = ({
  rhythm,
  weekday,
  monthDay,
}: {
  rhythm: string
  weekday?: number | null
  monthDay?: number | null
}) => ({
  weekday: rhythm === 'WEEKLY' ? (weekday ?? null) : null,
  monthDay: rhythm === 'MONTHLY' ? (monthDay ?? null) : null,
})

export const createScheduledExport = action({
  name: 'createScheduledExport',
  requires: 'SCHEDULED_EXPORT_OWN',
  personal: true,
  rules: createScheduledExportRules,
  description:
    'Has a list exported again and again, with what its owner may see at that time. The owner is notified of each file, and of what failed.',
  async run({ tx, ctx, viewer, audit }, { filter, sort = '', ...input }) {
    readRequest(ctx, requestOf({ ...input, filter, sort }))
    await keepWithin(tx, {
      parent: 'User',
      id: viewer.id,
      most: mostSchedules,
      count: () => tx.scheduledExport.count({ where: { ownerId: viewer.id } }),
      message: texts.mostSchedules({ most: mostSchedules }),
    })
    const days = dayOf(input)
    const { id } = await tx.scheduledExport.create({
      data: {
        ...input,
        ...days,
        ...(filter ? { filter } : {}),
        sort,
        ownerId: viewer.id,
        nextAt: nextTime({ ...input, ...days }, new Date()),
      },
    })
    await audit('ScheduledExport', id, {
      name: [null, input.name],
      list: [null, input.list],
      rhythm: [null, input.rhythm],
      time: [null, input.time],
      ...(filter ? { filter: [null, filter] } : {}),
    })
    return { scheduleId: id }
  },
})

export const updateScheduledExport = action({
  name: 'updateScheduledExport',
  requires: 'SCHEDULED_EXPORT_OWN',
  personal: true,
  rules: updateScheduledExportRules,
  description: 'Changes when an export is made, its name or its format; what is exported stays.',
  async run({ tx, ctx, access, audit }, { id, ...input }) {
    const before = await access.find('SCHEDULED_EXPORT_OWN', id)
    readRequest(ctx, requestOf({ ...before, format: input.format }))
    const after = { ...input, ...dayOf(input) }
    await tx.scheduledExport.update({ where: { id }, data: { ...after, nextAt: nextTime(after, new Date()) } })
    await audit('ScheduledExport', id, changesOf(before, after))
    return { scheduleId: id }
  },
})

export const setScheduledExportPaused = action({
  name: 'setScheduledExportPaused',
  requires: 'SCHEDULED_EXPORT_END',
  rules: setScheduledExportPausedRules,
  description: 'Pauses a scheduled export, or has it made again from its next time on.',
  async run({ tx, access, audit }, { id, paused }) {
    const before = await access.find('SCHEDULED_EXPORT_END', id)
    if (before.paused === paused) return { scheduleId: id }
    await tx.scheduledExport.update({ where: { id }, data: { paused, nextAt: nextTime(before, new Date()) } })
    await audit('ScheduledExport', id, { paused: [before.paused, paused] })
    return { scheduleId: id }
  },
})

export const runScheduledExport = action({
  name: 'runScheduledExport',
  requires: 'SCHEDULED_EXPORT_OWN',
  personal: true,
  rules: runScheduledExportRules,
  description: 'Has a scheduled export made now; its next time stays.',
  async run({ tx, access, audit }, { id }) {
    const { name } = await access.hold('SCHEDULED_EXPORT_OWN', id)
    if (await tx.exportRun.count({ where: { scheduleId: id, state: 'QUEUED' } })) throw conflict(texts.beingMade())
    const run = await tx.exportRun.create({ data: { scheduleId: id } })
    await enqueue(tx, makeScheduledExport, { id: run.id })
    await audit('ExportRun', run.id, { name: [null, name] })
    return { scheduleId: id }
  },
})

export const deleteScheduledExport = action({
  name: 'deleteScheduledExport',
  requires: 'SCHEDULED_EXPORT_END',
  rules: deleteScheduledExportRules,
  description: 'Deletes a scheduled export with the files that it made.',
  async run({ tx, access, audit }, { id }) {
    const { name } = await access.find('SCHEDULED_EXPORT_END', id)
    await removeFilesOf({ tx }, { scheduleId: id })
    await tx.scheduledExport.delete({ where: { id } })
    await audit('ScheduledExport', id, { name: [name, null] })
    return { deletedId: id }
  },
})

/** By the call that gives the bytes; there is no mutation for it. */
export const readExportRun = action({
  name: 'readExportRun',
  requires: 'EXPORT_RUN_OWN',
  personal: true,
  rules: readExportRunRules,
  description:
    'Notes that the file of a scheduled export is downloaded; its owner must still be allowed to export the list.',
  async run({ tx, ctx, access, audit }, { id }) {
    const run = await access.find('EXPORT_RUN_OWN', id)
    const schedule = await tx.scheduledExport.findUniqueOrThrow({ where: { id: run.scheduleId } })
    readRequest(ctx, requestOf(schedule))
    if (!run.key) throw notFound(records.exportRun())
    await audit('ExportRun', id, { name: [null, schedule.name] })
    return { run, schedule }
  },
})
