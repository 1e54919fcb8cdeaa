/** The thread of every record that a feature gave one (X.thread.ts). */
import { threads } from '../__generated__/features/threads.ts'
import { batched } from '../batched.ts'
import { builder } from '../builder.ts'
import { records } from '../records/records.ts'
import { ThreadEntryType, threadWords, type Step } from './hasThread.graph.ts'
import { threadsOf } from './threadsOf.ts'

for (const { model } of threads) {
  if (!records.some(({ entity }) => entity === model)) continue
  const load = batched<Step[]>(async (ctx, ids) =>
    (await threadsOf(ctx, model, ids)).map((entries, at) =>
      entries.map((entry) => ({ ...entry, isCurrent: entry.of.model === model && entry.row.id === ids[at] })),
    ),
  )
  builder.prismaObjectField(model as 'Project', 'thread', (t) =>
    t.field({
      type: [ThreadEntryType],
      description: threadWords,
      extensions: { reads: [] },
      resolve: ({ id }, _args, ctx) => load(ctx, id),
    }),
  )
}
