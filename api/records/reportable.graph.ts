/** What can be reported to moderators, in the schema: records, profiles, questions, and messages on records. */
import type { Withheld } from '../__generated__/prisma/enums.ts'
import { builder, describedEnum } from '../builder.ts'
import { authorColumns, isWithholdable } from '../relations/withheld.ts'

const WithheldEnum = describedEnum<Withheld>('Withheld', 'What moderators have kept from others.', {
  HIDDEN: 'Its author and moderators see it.',
  REMOVED: 'Moderators alone see it.',
})

/** A record, or a message with what its record says of messages. */
type Content = object

/** The model and the columns of what can be reported; null for what cannot, as notes of those inside. */
function contentOf(content: Content, type: string) {
  const message = 'kept' in content ? (content as { row: object; kept: { model: string } }) : null
  const model = message?.kept.model ?? type
  if (!isWithholdable(model)) return null
  const row = (message?.row ?? content) as Record<string, unknown>
  return { authorId: row[authorColumns[model]] as number | null, withheld: row['withheld'] as Withheld | null }
}

export const ReportableInterface = builder.interfaceRef<Content>('Reportable').implement({
  description: 'What can be reported to moderators.',
  fields: (t) => ({
    id: t.id({ resolve: () => '' }),
    canReport: t.boolean({
      description: 'Whether the viewer may report it: what others wrote, and nobody withheld.',
      extensions: { reads: [...new Set(Object.values(authorColumns))] },
      resolve: (parent, _, { access, viewer }, { parentType }) => {
        const content = contentOf(parent, parentType.name)
        const isOwn = content?.authorId === viewer?.id
        return !!content && !isOwn && !content.withheld && !viewer?.viewedBy && access.allowed('CONTENT_REPORT')
      },
    }),
    withheld: t.field({
      type: WithheldEnum,
      nullable: true,
      description: 'Whether moderators have kept it from others; null for what everyone sees who may see it.',
      extensions: { reads: ['withheld'] },
      resolve: (parent, _args, _ctx, { parentType }) => contentOf(parent, parentType.name)?.withheld ?? null,
    }),
  }),
})
