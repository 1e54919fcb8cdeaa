/** Notifications in the schema, and the delivery of each mail. */
import * as texts from '#texts/notificationCatalogue/pages.js'
import { LinkTabs } from '#web/ui/LinkTabs.tsx'
import { cataloguePath, logPath } from './cataloguePaths.ts'

export const CatalogueTabs = ({ here }: { here: 'catalogue' | 'log' }) => (
  <LinkTabs
    label={texts.tabs()}
    links={[
      { to: cataloguePath, label: texts.kinds(), current: here === 'catalogue' },
      { to: logPath, label: texts.log(), current: here === 'log' },
    ]}
  />
)
