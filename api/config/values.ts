/** How the texts of environment variables are read: each function gives the value, or says in words what it must be. */
import path from 'node:path'
import { isTimeZone } from '../isTimeZone.rules.ts'

const modelProviders = ['openai', 'anthropic', 'azure_openai', 'ollama'] as const

export const whole = (least: number, most: number) => (value: string) => {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < least || number > most)
    throw new Error(`must be a whole number from ${least} to ${most}`)
  return number
}
export const address =
  (...protocols: string[]) =>
  (value: string) => {
    if (value === '') return undefined
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol.slice(0, -1)))
      throw new Error(`must be an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`)
    return value
  }
/** The app stands at the root of its address. */
export const origin = (value: string) => {
  const url = address('http', 'https')(value)
  if (url && new URL(url).href !== `${new URL(url).origin}/`) throw new Error('must be an address without a path')
  return url && new URL(url).origin
}
export const origins = (value: string) =>
  new Set(
    value
      .split(',')
      .map((one) => origin(one.trim()))
      .filter((one) => one !== undefined),
  )
export const flag = (value: string) => {
  if (value !== '0' && value !== '1') throw new Error('must be 0 or 1')
  return value === '1'
}
export const oneOf =
  <const V extends string>(...values: V[]) =>
  (value: string) => {
    if (!values.includes(value as V)) throw new Error(`must be one of ${values.join(', ')}`)
    return value as V
  }
/** Names of domains, separated by commas or spaces. */
export const domains = (value: string) => {
  const names = value
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (!names.every((name) => /^([a-z0-9-]+\.)+[a-z]{2,}$/.test(name))) throw new Error('must be names of domains')
  return names
}
/** Names of hosts, with a port where it is not the usual one. */
export const hosts = (value: string): ReadonlySet<string> => {
  const names = value
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (!names.every((name) => URL.canParse(`https://${name}`) && new URL(`http://${name}`).host === name))
    throw new Error('must be names of hosts, such as idp.inner.example or idp.inner.example:8443')
  return new Set(names)
}
/** Secrets of at least 32 characters, separated by commas. */
export const secretKeys = (value: string) => {
  const keys = value.split(',').map((key) => key.trim())
  if (value === '') return []
  if (keys.some((key) => key.length < 32))
    throw new Error('must have at least 32 characters, for example from `openssl rand -base64 32`')
  return keys
}
export const backupKey = (value: string) => {
  if (value && value.length < 32)
    throw new Error('must have at least 32 characters, for example from `openssl rand -base64 32`')
  return value || undefined
}
export const modelName = (value: string) => {
  if (value === '') return undefined
  const [, provider, name] = /^([a-z_]+):(.+)$/.exec(value) ?? []
  const known = modelProviders.find((one) => one === provider)
  if (!known || !name) throw new Error(`must be PROVIDER:NAME, with a provider of ${modelProviders.join(', ')}`)
  return { provider: known, name }
}
export const zoneName = (value: string) => {
  if (!isTimeZone(value)) throw new Error('must be the name of a time zone, such as Asia/Dubai')
  return value
}
export const anything = (value: string) => value
export const folder = (value: string) => path.resolve(value)
