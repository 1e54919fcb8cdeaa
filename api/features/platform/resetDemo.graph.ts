/** The reset of the demo in the schema, for administrators. */
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { config } from '../../config.ts'
import { isUnderWay } from '../../job.ts'
import { platformSettings } from '../../platformSettings.ts'
import { Settings } from './platform.graph.ts'
import { resetDemo } from './resetDemo.actions.ts'
import { resetDemoNow } from './resetDemo.jobs.ts'

builder.objectField(Settings, 'demoResetting', (t) =>
  t.boolean({
    nullable: true,
    requires: 'ADMINISTRATION',
    description: 'Whether the demo is being put back as it was at first; null where there is no demo data.',
    resolve: (_, _args, { db }) => (config.demo ? isUnderWay(db, [resetDemoNow]) : null),
  }),
)

actionField(resetDemo, (t) => ({
  platformSettings: t.field({ type: Settings, resolve: (_, _args, { db }) => platformSettings(db) }),
}))
