/** Administrators of a demo put it back as it was at first. */
import { object } from 'yup'
import * as texts from '#texts/platform/errors.js'
import * as records from '#texts/ui/records.js'
import { action } from '../../action.ts'
import { config } from '../../config.ts'
import { conflict, notFound } from '../../errors.ts'
import { enqueue, isUnderWay } from '../../job.ts'
import { lockPlatform } from '../../platformSettings.ts'
import { resetDemoNow } from './resetDemo.jobs.ts'

export const resetDemo = action({
  name: 'resetDemo',
  requires: 'ADMINISTRATION',
  personal: true,
  recentPassword: true,
  rules: object(),
  description:
    'Puts the demo data back as it was after the first start: everything made or changed since is deleted, and all sessions end. There is no such thing without DEMO.',
  async run({ tx, viewer }) {
    if (!config.demo) throw notFound(records.page())
    // One at a time: what another administrator asked for at the same moment comes first.
    await lockPlatform(tx)
    if (await isUnderWay(tx, [resetDemoNow])) throw conflict(texts.resetting())
    await enqueue(tx, resetDemoNow, { by: viewer.email })
    return { done: true }
  },
})
