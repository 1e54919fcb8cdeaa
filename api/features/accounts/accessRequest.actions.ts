/** Asking the administrators for access to a page that is for other roles. */
import * as texts from '#texts/accounts/errors.js'
import { action } from '../../action.ts'
import { conflict } from '../../errors.ts'
import { limit } from '../../limits.ts'
import { notifyAdministrators } from '../notifications/tellUniversity.ts'
import { recordSecurityEvents } from '../securityLog/securityEvent.ts'
import { claimRequest } from './accessRequest.ts'
import { requestAccessRules } from './accessRequest.rules.ts'
import { restrictedPageAt } from './restrictedPages.ts'

export const requestAccess = action({
  name: 'requestAccess',
  requires: 'ACCESS_REQUEST',
  personal: true,
  rules: requestAccessRules,
  description:
    'Asks the administrators for access to a page that is for other roles. The same page can be requested again after seven days, or once the role was changed.',
  prepare: ({ viewer }) => limit('accessAccount', String(viewer!.id)),
  async run(work, { path, reason }) {
    const { ctx, tx, access, viewer, audit } = work
    const page = restrictedPageAt(path)
    if (!page || access.allowed(page.requires)) throw conflict(texts.pageOpen())
    await claimRequest(work, page.id, reason)
    await audit('User', viewer.id, { accessRequest: [null, page.path] }, reason)
    const { address, userAgent } = ctx
    const by = { userId: viewer.id, address, userAgent }
    await recordSecurityEvents(tx, [{ kind: 'ACCESS_REQUESTED', ...by, detail: page.path }])
    await notifyAdministrators(work, {
      kind: 'ACCESS_REQUESTED',
      subject: { entity: 'User', id: viewer.id },
      data: {
        by: viewer.name,
        role: viewer.role,
        path: page.path,
        comment: reason,
      },
    })
    return { page }
  },
})
