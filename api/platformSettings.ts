/** What administrators have decided about the whole platform, or what holds while they have decided nothing. */
import type { Platform } from './__generated__/prisma/client.ts'
import { config } from './config.ts'
import type { Db, Tx } from './db.ts'
import { lockRow } from './lockRow.ts'
import { usualFirstWeekday, usualWeekdays } from './workingDays.rules.ts'

const usual = {
  language: 'ENGLISH',
  firstWeekday: usualFirstWeekday,
  workingWeekdays: [...usualWeekdays],
  shortDollars: false,
  replyTo: null,
  senderName: null,
  uploadMaxMb: null,
  sessionRequests: null,
  settingsRevision: 0,
  verifyNewAccounts: null,
  maintenanceSince: null,
  maintenanceUntil: null,
  maintenanceText: '',
  maintenanceArabic: '',
} satisfies Partial<Platform>

type Row = Pick<Platform, keyof typeof usual>

const columns = Object.fromEntries(Object.keys(usual).map((name) => [name, true])) as Record<keyof Row, true>

export interface PlatformSettings extends Omit<Row, 'verifyNewAccounts'> {
  verifyNewAccounts: boolean
}

export async function platformSettings(db: Db | Tx): Promise<PlatformSettings> {
  const row: Row = (await db.platform.findUnique({ where: { id: 1 }, select: columns })) ?? usual
  return { ...row, verifyNewAccounts: row.verifyNewAccounts ?? !config.demo }
}

/** Holds the platform’s row, so that what two administrators do at the same moment comes one after the other. */
export async function lockPlatform(tx: Tx): Promise<void> {
  await tx.platform.upsert({ where: { id: 1 }, create: { id: 1 }, update: {} })
  await lockRow(tx, 'Platform', 1)
}
