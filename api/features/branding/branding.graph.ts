/** White-label values in the schema (docs/spec/shell.md#white-label). */
import { builder } from '../../builder.ts'
import { config } from '../../config.ts'
import { firstLook, type Look } from './firstLook.ts'

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
    resolve: async (_, _args, ctx) => (await ctx.db.platform.findUnique({ where: { id: 1 } })) ?? firstLook,
  }),
)

builder.queryField('demo', (t) =>
  t.boolean({
    requires: 'public',
    description: 'Whether demo accounts exist on this platform.',
    resolve: () => config.demo,
  }),
)
