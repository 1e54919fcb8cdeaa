import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { localUrl, readConfig } from './config.ts'
import { variables } from './config/variables.ts'

const key = 'k'.repeat(32)

test('an empty environment has defaults', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    port: 4000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/\.data$/),
    databaseUrl: undefined,
    publicUrl: 'http://127.0.0.1:4000',
    demo: true,
    logLevel: 'info',
    uploadMaxMb: 25,
    universityTimeZone: 'Asia/Dubai',
  })
})

test('spaces around a value and an empty value do not count', () => {
  expect(readConfig({ PORT: ' 81 ', LOG_LEVEL: '' })).toMatchObject({ port: 81, logLevel: 'info' })
})

test.each([
  [{ PORT: 'http' }, 'PORT must be a whole number from 0 to 65535, but is "http".'],
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but is "70000".'],
  [
    { UNIVERSITY_TIME_ZONE: '+04:00' },
    'UNIVERSITY_TIME_ZONE must be the name of a time zone, such as Asia/Dubai, but is "+04:00".',
  ],
  [
    { UNIVERSITY_TIME_ZONE: 'Asia/Nowhere' },
    'UNIVERSITY_TIME_ZONE must be the name of a time zone, such as Asia/Dubai, but is "Asia/Nowhere".',
  ],
  [
    { UNIVERSITY_TIME_ZONE: 'Asia/Dubai;' },
    'UNIVERSITY_TIME_ZONE must be the name of a time zone, such as Asia/Dubai, but is "Asia/Dubai;".',
  ],
  [{ DEMO: 'yes' }, 'DEMO must be 0 or 1, but is "yes".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, but is "loud".'],
  [{ UPLOAD_MAX_MB: '0' }, 'UPLOAD_MAX_MB must be a whole number from 1 to 1000, but is "0".'],
  [
    { PUBLIC_URL: 'ascent.test' },
    'PUBLIC_URL must be an address that begins with http:// or https://, but is "ascent.test".',
  ],
  [{ PUBLIC_URL: 'https://a.test/x' }, 'PUBLIC_URL must be an address without a path, but is "https://a.test/x".'],
  [{ ALLOWED_ORIGINS: 'https://a.test, b.test' }, 'ALLOWED_ORIGINS must be an address that begins with'],
  [{ DATABASE_POOLER_URL: 'postgres://pooler' }, 'DATABASE_URL must be set when DATABASE_POOLER_URL is'],
  [{ PROCESSES: '2' }, 'DATABASE_URL must be set when PROCESSES is more than 1.'],
  [{ PROCESSES: '2', DATABASE_URL: 'postgres://db' }, 'REDIS_URL must be set when PROCESSES is more than 1.'],
  [{ NODE_ENV: 'production' }, 'PUBLIC_URL must be set in production.'],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://ascent.test' }, 'SECRET_KEY must be set in production'],
  [
    { SECRET_KEY: 'short' },
    /^SECRET_KEY must have at least 32 characters, for example from `openssl rand -base64 32`\.$/,
  ],
  [{ SECRET_KEY: `${key},hunter2` }, /^SECRET_KEY must have at least 32 characters/],
])('%o is refused in one sentence', (env, sentence) => {
  expect(() => readConfig(env)).toThrow(sentence)
})

test('a sentence never repeats an address that may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://root:hunter2@db' })).toThrow(
    /^DATABASE_URL must be an address that begins with postgres:\/\/ or postgresql:\/\/\.$/,
  )
})

test('uploads go to S3 when a bucket is named, with both halves of a key or none', () => {
  expect(readConfig({}).s3).toBeUndefined()
  expect(readConfig({ S3_BUCKET: 'ascent', S3_ENDPOINT: 'https://s3.test' }).s3).toEqual({
    bucket: 'ascent',
    region: 'us-east-1',
    endpoint: 'https://s3.test',
    credentials: undefined,
  })
  const half = { S3_BUCKET: 'ascent', S3_SECRET_ACCESS_KEY: 'hunter2' }
  expect(() => readConfig(half)).toThrow(/^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together/)
})

test('production has no demo, whatever DEMO says', () => {
  const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://ascent.test/', SECRET_KEY: key }
  expect(readConfig(env)).toMatchObject({ demo: false, publicUrl: 'https://ascent.test' })
  expect(readConfig({ ...env, DEMO: '1' }).demo).toBe(false)
})

test('SECRET_KEY may name older keys after the current one', () => {
  expect(readConfig({}).secretKeys).toEqual([])
  expect(readConfig({ SECRET_KEY: `new${key}, old${key}` }).secretKeys).toEqual([`new${key}`, `old${key}`])
})

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '192.168.1.2' }, false],
  [{ PUBLIC_URL: 'https://ascent.test' }, false],
  [{ TRUST_PROXY: '1' }, false],
  [{ TRUST_PROXY: '1', DEMO: '1' }, true],
  [{ HOST: '0.0.0.0', DEMO: '1' }, true],
  [{ DEMO: '0' }, false],
])('%o has the demo: %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo)
})

test('domains of the university are names', () => {
  expect(readConfig({ UNIVERSITY_DOMAINS: 'KU.ac.ae, uni.example' }).universityDomains).toEqual([
    'ku.ac.ae',
    'uni.example',
  ])
  expect(() => readConfig({ UNIVERSITY_DOMAINS: '@ku.ac.ae' })).toThrow('UNIVERSITY_DOMAINS must be names of domains')
})

test('a server that listens everywhere is found here', () => {
  expect(localUrl('0.0.0.0', 80)).toBe('http://localhost:80')
  expect(localUrl('::1', 80)).toBe('http://[::1]:80')
})

test('docs/operations.md lists every variable with its default and meaning', () => {
  const page = readFileSync(path.join(import.meta.dirname, '../docs/operations.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` +\| (?:`([^`]*)`)? *\| (.+?) +\|$/gm)]
  expect(rows.map(([, name, fallback = '', meaning]) => [name, fallback, meaning])).toEqual(
    Object.entries(variables).map(([name, { fallback, meaning }]) => [name, fallback, meaning]),
  )
})

test('a model is a provider and a name, with what its provider needs', () => {
  expect(readConfig({}).model).toBeUndefined()
  expect(readConfig({ AI_MODEL: 'openai:gpt-5-mini', AI_API_KEY: 'sk-1' }).model).toEqual({
    provider: 'openai',
    name: 'gpt-5-mini',
    apiKey: 'sk-1',
    baseUrl: undefined,
    timeout: 30_000,
  })
  expect(readConfig({ AI_MODEL: 'ollama:llama3.2:3b' }).model).toMatchObject({
    provider: 'ollama',
    name: 'llama3.2:3b',
  })
  expect(readConfig({ AI_MODEL: 'openai:own', AI_BASE_URL: 'http://10.0.0.1/v1' }).model).toMatchObject({ apiKey: '' })
})

test.each([
  [{ AI_MODEL: 'gpt-5' }, 'AI_MODEL must be PROVIDER:NAME, with a provider of openai, anthropic, azure_openai, ollama'],
  [{ AI_MODEL: 'openai:gpt-5' }, 'AI_API_KEY must be set for AI_MODEL.'],
  [{ AI_MODEL: 'azure_openai:own', AI_API_KEY: 'k' }, 'AI_BASE_URL must be set for a model on Azure.'],
])('a model that cannot be asked is refused at the start: %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message)
})
