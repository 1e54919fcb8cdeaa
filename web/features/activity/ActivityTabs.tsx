/** The two parts of the activity log: what was changed, and what happened to the access to accounts. */
import * as texts from '#texts/activity/pages.js'
import { LinkTabs } from '#web/ui/LinkTabs.tsx'

const path = '/admin/user-management/activity'

export const ActivityTabs = ({ here }: { here: 'changes' | 'signIns' }) => (
  <LinkTabs
    label={texts.tabs()}
    links={[
      { to: path, label: texts.changes(), current: here === 'changes' },
      { to: `${path}/sign-ins`, label: texts.signIns(), current: here === 'signIns' },
    ]}
  />
)
