/** For how long it is kept what was sent to the language model (docs/model.md). */
import { older, type Retention } from '../../retention/retention.ts'

export const modelRetention: Retention = {
  name: 'MODEL_LOG',
  days: 30,
  range: { least: 1, most: 365 },
  count: (db, before) => db.modelCall.count(older(before)),
  async remove(db, before) {
    // How often it was used goes with it.
    await db.modelUse.deleteMany({ where: { day: { lt: before } } })
    return (await db.modelCall.deleteMany(older(before))).count
  },
}
