/** What the viewer has pinned to the side menu, in the schema. */
import { encodeGlobalID } from '@pothos/plugin-relay'
import { actionField } from '../../actionField.ts'
import { builder } from '../../builder.ts'
import { ViewerType } from '../../people.graph.ts'
import { anyNodesReader } from '../../readNodes.ts'
import { recordName } from '../../recordNames.ts'
import type { Entity } from '../../relations.ts'
import { pinRecord, unpinRecord } from './pin.actions.ts'
import { readablePins } from './readablePins.ts'

interface Pinned {
  recordId: string
  title: string
  path: string
}

const PinType = builder.objectRef<Pinned>('Pin').implement({
  description: 'A record that the viewer has pinned to the side menu.',
  fields: (t) => ({
    recordId: t.exposeID('recordId'),
    title: t.exposeString('title', {
      description: 'What the record is called now, or its kind and number where it has no title.',
    }),
    path: t.exposeString('path', { description: 'The path of its page in the web app, for the viewer.' }),
  }),
})

const readRecords = anyNodesReader<{ title: string | null; path: string }>('Record', 'title path')

builder.objectField(ViewerType, 'pins', (t) =>
  t.field({
    type: [PinType],
    description: 'The records that the viewer has pinned to the side menu and may read, the first one first.',
    async resolve({ id }, _args, ctx) {
      const pins = await readablePins(ctx.db, ctx.access, id)
      if (!pins.length) return []
      const ids = pins.map(({ entity, entityId }) => encodeGlobalID(entity, entityId))
      const records = await readRecords(ctx, ids)
      return pins.flatMap(({ entity, entityId }, at) => {
        const record = records[at]
        const title = record?.title || `${recordName(entity as Entity)} #${entityId}`
        return record ? [{ recordId: ids[at]!, title, path: record.path }] : []
      })
    },
  }),
)

for (const change of [pinRecord, unpinRecord])
  actionField(change, (t) => ({
    viewer: t.field({ type: ViewerType, resolve: (_out, _args, { viewer }) => viewer! }),
  }))
