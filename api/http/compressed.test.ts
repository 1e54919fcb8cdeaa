/** Answers are compressed for those who say that they take them so, when there is something to save. */
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressed } from './compressed.ts'

const long = Buffer.from('Solar still. '.repeat(1000))

test.each(['gzip', 'br, GZIP', 'deflate, gzip;q=0.5, *;q=0'])('%s is taken', async (accepted) => {
  const { body, headers } = await compressed(long, accepted)
  expect(headers).toEqual({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(body)).toEqual(long)
  expect(body.length).toBeLessThan(long.length / 10)
})

test.each([undefined, '', 'identity', 'br', 'gzip;q=0', 'br, gzip; q=0.0, identity'])('%s is not', async (accepted) => {
  expect(await compressed(long, accepted)).toEqual({ body: long, headers: {} })
})

test('what fits into one packet stays as it is', async () => {
  const short = Buffer.from('{"data":null}')
  expect(await compressed(short, 'gzip')).toEqual({ body: short, headers: {} })
})
