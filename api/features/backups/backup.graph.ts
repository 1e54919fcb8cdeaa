/** Backups in the schema, for administrators: which there are, when the next is due, and which is verified. */
import { actionField } from '../../actionField.ts'
import { recordsIn, underWayIn, type BackupRecord, type UnderWay } from '../../backup/backupFolder.ts'
import { builder, describedEnum } from '../../builder.ts'
import { config } from '../../config.ts'
import type { Db } from '../../db.ts'
import { isUnderWay } from '../../job.ts'
import { createBackup, verifyBackup } from './backup.actions.ts'
import { backupJobs } from './backup.jobs.ts'

/** How many are shown; what fails hour by hour must not fill the page. */
const most = 100

type Step = UnderWay['step'] | 'WAITING'
const StepEnum = describedEnum<Step>('BackupStep', 'What is being done about backups.', {
  WAITING: 'It has been asked for and has not begun.',
  COPYING: 'A backup is being made.',
  VERIFYING: 'A test restore is running.',
})

const BackupType = builder.objectRef<BackupRecord>('Backup').implement({
  description: 'A backup of the database and all files, or an attempt to make one.',
  fields: (t) => ({
    name: t.exposeString('name'),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      description: 'The moment that it captures: everything acknowledged before is in it.',
    }),
    endedAt: t.expose('endedAt', { type: 'DateTime' }),
    error: t.exposeString('error', { nullable: true, description: 'Why it could not be made.' }),
    archive: t.exposeString('archive', { nullable: true, description: 'The name of its file.' }),
    bytes: t.exposeFloat('bytes', { nullable: true, description: 'The size of its file in bytes.' }),
    encrypted: t.boolean({ resolve: ({ encrypted }) => encrypted ?? false }),
    version: t.exposeString('version', { nullable: true, description: 'The version of the platform that made it.' }),
    rowCount: t.exposeFloat('rows', { nullable: true, description: 'How many rows of the database are in it.' }),
    fileCount: t.exposeInt('files', { nullable: true, description: 'How many files of people are in it.' }),
    missing: t.int({
      description: 'How many files the storage no longer had.',
      resolve: ({ missing }) => missing ?? 0,
    }),
    damaged: t.int({
      description: 'How many files were no longer as they were uploaded.',
      resolve: ({ damaged }) => damaged ?? 0,
    }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a test restore last verified it.',
    }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why the test restore failed.' }),
  }),
})

async function stepOf(db: Db): Promise<Step | null> {
  const underWay = await underWayIn(config.backups.folder)
  if (underWay) return underWay.step
  return (await isUnderWay(db, backupJobs)) ? 'WAITING' : null
}

const hour = 3_600_000

const ReportType = builder.objectRef<{ all: BackupRecord[] }>('BackupReport').implement({
  description: 'How the platform is backed up, as the server that answers is configured.',
  fields: (t) => ({
    folder: t.string({ description: 'Where backups are kept.', resolve: () => config.backups.folder }),
    everyHours: t.int({
      nullable: true,
      description: 'After how many hours one is made by itself; null: never.',
      resolve: () => config.backups.every || null,
    }),
    keep: t.int({ description: 'How many good ones are kept.', resolve: () => config.backups.keep }),
    encrypted: t.boolean({
      description: 'Whether the next one is encrypted.',
      resolve: () => Boolean(config.backups.key),
    }),
    step: t.field({ type: StepEnum, nullable: true, resolve: (_, _args, { db }) => stepOf(db) }),
    nextAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'About when the next one is made by itself.',
      resolve({ all }) {
        const { every } = config.backups
        const last = all.find(({ archive }) => archive)
        return every ? new Date(last ? Date.parse(last.startedAt) + every * hour : Date.now()) : null
      },
    }),
    latest: t.field({
      type: BackupType,
      nullable: true,
      description: 'The latest that was verified by a test restore.',
      resolve: ({ all }) => all.find(({ verifiedAt, problem }) => verifiedAt && !problem) ?? null,
    }),
    backups: t.field({
      type: [BackupType],
      description: `Backups and failed attempts, the latest first, at most ${most}.`,
      resolve: ({ all }) => all.slice(0, most),
    }),
  }),
})

const report = async () => ({ all: await recordsIn(config.backups.folder) })

builder.queryField('backupReport', (t) =>
  t.field({
    type: ReportType,
    requires: 'ADMINISTRATION',
    description: 'How the platform is backed up.',
    resolve: report,
  }),
)

for (const act of [createBackup, verifyBackup])
  actionField(act as typeof createBackup, (t) => ({ backupReport: t.field({ type: ReportType, resolve: report }) }))
