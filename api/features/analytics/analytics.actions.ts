/** What the team enters into the annual report, which reports people get by mail, and what administrators decide. */
import * as errors from '#texts/analytics/errors.js'
import { action, changesOf } from '../../action.ts'
import { universityDay } from '../../days.ts'
import { editing } from '../../editing.ts'
import { forbidden, invalid } from '../../errors.ts'
import { lockPlatform } from '../../platformSettings.ts'
import { recordSettings } from '../securityLog/recordSettings.ts'
import {
  setAnnualFigureRules,
  setReportSubscriptionRules,
  endReportSubscriptionRules,
  updateAnalyticsSettingsRules,
} from './analytics.rules.ts'
import { fiscalMonth, fiscalYearOf } from './annual/annualReport.ts'
import { analyticsSettings } from './settings.ts'

export const setAnnualFigure = editing({
  name: 'setAnnualFigure',
  requires: 'ANALYTICS_UNIVERSITY',
  rules: setAnnualFigureRules,
  description:
    'Enters a line of the annual report that the platform does not know, with its source; what is not given stays.',
  async held({ tx }, { fiscalYear, line }) {
    const last = fiscalYearOf(universityDay(), await fiscalMonth(tx))
    if (fiscalYear > last) throw invalid({ fiscalYear: errors.yearHasNotBegun() })
    // Each entry is a row of its own: what is held is all of them.
    await lockPlatform(tx)
    const entry = await tx.annualEntry.findFirst({ where: { fiscalYear, line }, orderBy: { id: 'desc' } })
    return { value: entry?.value ?? null, source: entry?.source ?? '' }
  },
  async run({ tx, viewer, audit }, given, before, { fiscalYear, line }) {
    const { value, source: last } = { ...before, ...given }
    // A figure that is taken back has no source.
    const source = value === null ? (given.source ?? '') : last
    if (value !== null && !source) throw invalid({ source: errors.giveSource() })
    const { id } = await tx.annualEntry.create({ data: { fiscalYear, line, value, source, enteredById: viewer.id } })
    await audit('AnnualEntry', id, {
      [`${line} ${fiscalYear}`]: [before.value, value],
      source: [before.source, source],
    })
    return { fiscalYear }
  },
})

export const setReportSubscription = action({
  name: 'setReportSubscription',
  requires: 'ANALYTICS',
  personal: true,
  rules: setReportSubscriptionRules,
  description: 'Has a report sent to the viewer every week or month.',
  async run({ tx, viewer, access }, { report, interval }) {
    if (report !== 'OVERVIEW' && !access.allowed('ANALYTICS_UNIVERSITY')) throw forbidden()
    const key = { userId: viewer.id, report }
    await tx.reportSubscription.upsert({
      where: { userId_report: key },
      // The next one comes at the next day of its kind.
      create: { ...key, interval, sentOn: universityDay() },
      update: { interval },
    })
    return { done: true }
  },
})

export const endReportSubscription = action({
  name: 'endReportSubscription',
  requires: 'ANALYTICS',
  personal: true,
  rules: endReportSubscriptionRules,
  description: 'Ends the mails with a report.',
  async run({ tx, viewer }, { report }) {
    await tx.reportSubscription.deleteMany({ where: { userId: viewer.id, report } })
    return { done: true }
  },
})

export const updateAnalyticsSettings = editing({
  name: 'updateAnalyticsSettings',
  requires: 'ADMINISTRATION',
  personal: true,
  rules: updateAnalyticsSettingsRules,
  description:
    'Says whether figures are published as open data, and when the fiscal year begins; what is not given stays.',
  async held({ tx }) {
    await lockPlatform(tx)
    return analyticsSettings(tx)
  },
  async run(work, given, before) {
    await work.tx.platform.update({ where: { id: 1 }, data: given })
    await recordSettings(work, 'analytics', changesOf(before, given))
    return { done: true }
  },
})
