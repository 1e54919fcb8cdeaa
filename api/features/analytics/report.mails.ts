/** The letter with a report to which somebody has subscribed. */
import * as texts from '#texts/analytics/mails.js'
import type { ReportInterval, ReportKind } from '../../__generated__/prisma/enums.ts'
import { letterKind, value } from '../../letters/letterKind.ts'

const pages: Record<ReportKind, string> = {
  OVERVIEW: '/analytics',
  PIPELINE: '/kuteam/analytics',
  ANNUAL: '/kuteam/analytics/annual',
}

/** `lines` are the figures, one below the other. */
export const reportLetter = letterKind<{ report: ReportKind; interval: ReportInterval; lines: string }>({
  name: 'REPORT',
  category: 'projects',
  title: texts.title,
  who: texts.who,
  when: texts.when,
  optional: true,
  subject: texts.subject,
  paragraphs: [value('lines'), texts.why],
  button: { label: texts.open, path: ({ report }) => pages[report] },
})
