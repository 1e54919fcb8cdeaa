/** Delivering to integrators: tried again with growing waits, and every try is written down. */
import { number, object } from 'yup'
import { job } from '../../job.ts'
import { open } from '../../sealed.ts'
import { maySignIn } from '../accounts/session.ts'
import { send } from './send.ts'

const day = 86_400_000
/** The log goes back this many days. */
const kept = 30

export const deliverWebhook = job({
  name: 'deliverWebhook',
  rules: object({ id: number().integer().required() }),
  retries: 8,
  delay: 30,
  abreast: 12,
  async run(db, { id }) {
    const delivery = await db.webhookDelivery.findUnique({
      where: { id },
      include: { webhook: { include: { user: { select: { status: true } } } } },
    })
    if (!delivery || delivery.deliveredAt || !maySignIn(delivery.webhook.user.status)) return
    const { webhook, body } = delivery
    let answer: string
    let good = false
    try {
      const status = await send({ url: webhook.url, secret: open('webhook', webhook.secret), body, id })
      good = status >= 200 && status < 300
      answer = `HTTP ${status}`
    } catch (error) {
      answer = error instanceof Error ? error.message : String(error)
    }
    await db.webhookDelivery.updateMany({
      where: { id },
      data: { attempts: { increment: 1 }, answer, deliveredAt: good ? new Date() : null },
    })
    if (!good) throw new Error(`Not delivered: ${answer}`)
  },
})

export const forgetDeliveries = job({
  name: 'forgetDeliveries',
  rules: object(),
  retries: 2,
  every: 'day',
  run: async (db) =>
    void (await db.webhookDelivery.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - kept * day) } } })),
})
