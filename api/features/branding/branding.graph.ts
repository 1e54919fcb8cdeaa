/** White-label values in the schema (docs/spec/shell.md#white-label). */
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { config } from '../../config.ts'
import type { Look } from './firstLook.ts'
import { draftOf, lookOf } from './look.ts'
import { deleteWhiteLabelDraft, publishWhiteLabel, resetWhiteLabel, saveWhiteLabel } from './branding.actions.ts'

const WhiteLabel = builder.objectRef<Look>('WhiteLabel').implement({
  description: 'How the platform calls itself and looks.',
  fields: (t) => ({
    platformName: t.exposeString('platformName'),
    primaryColor: t.exposeString('primaryColor', { description: 'Primary colour, #rrggbb.' }),
    secondaryColor: t.exposeString('secondaryColor', { description: 'Secondary colour, #rrggbb.' }),
    accentColor: t.exposeString('accentColor', {
      description: 'Accent colour, #rrggbb; text on it is computed to stay readable.',
    }),
    backgroundColor: t.exposeString('backgroundColor', {
      description: 'Background colour of the light theme, #rrggbb.',
    }),
    textColor: t.exposeString('textColor', { description: 'Text colour of the light theme, #rrggbb.' }),
    faviconUrl: t.exposeString('faviconUrl', { nullable: true }),
    sidebarLabels: t.expose('sidebarLabels', { type: 'JSON', description: 'Menu labels per role or per path.' }),
    roleLabels: t.expose('roleLabels', { type: 'JSON', description: 'Labels of roles.' }),
  }),
})

builder.queryField('whiteLabel', (t) =>
  t.field({
    type: WhiteLabel,
    requires: 'public',
    description: 'How the platform calls itself and looks.',
    resolve: (_, _args, { db }) => lookOf(db),
  }),
)

builder.queryField('whiteLabelDraft', (t) =>
  t.field({
    type: WhiteLabel,
    nullable: true,
    requires: 'ADMINISTRATION',
    description: 'The look that administrators prepare, which nobody else sees; null without one.',
    resolve: (_, _args, { db }) => draftOf(db),
  }),
)

for (const change of [saveWhiteLabel, publishWhiteLabel, resetWhiteLabel, deleteWhiteLabelDraft])
  actionField(change as typeof publishWhiteLabel, (t) => ({
    done: t.boolean({ resolve: ({ done }) => done }),
  }))

builder.queryField('demo', (t) =>
  t.boolean({
    requires: 'public',
    description: 'Whether demo accounts exist on this platform.',
    resolve: () => config.demo,
  }),
)
