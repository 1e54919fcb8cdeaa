/** The server's configuration, from the environment variables of config/variables.ts. */
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CannotStart } from './cannotStart.ts'
import { variables, type Values } from './config/variables.ts'
import { sandboxed } from './sandbox/sandboxed.ts'

type Environment = Record<string, string | undefined>

/** The configuration that an environment says; a wrong value is a sentence that names it. */
export function readConfig(env: Environment) {
  const all = readAll(env)
  const production = env['NODE_ENV'] === 'production'
  if (production && !all.PUBLIC_URL) throw new CannotStart('PUBLIC_URL must be set in production.')
  if (production && !all.SECRET_KEY.length)
    throw new CannotStart(
      'SECRET_KEY must be set in production, for example to the output of `openssl rand -base64 32`.',
    )
  for (const name of ['DATABASE_URL', 'REDIS_URL'] as const)
    if (all.PROCESSES > 1 && !all[name]) throw new CannotStart(`${name} must be set when PROCESSES is more than 1.`)
  if (all.DATABASE_POOLER_URL && !all.DATABASE_URL)
    throw new CannotStart('DATABASE_URL must be set when DATABASE_POOLER_URL is: migrations and jobs go there.')
  // Demo accounts have a known password: whoever reaches the server is an administrator.
  const demo = production ? false : (all.DEMO ?? isLocal(all))
  return {
    production,
    port: all.PORT,
    host: all.HOST,
    dataDir: all.DATA_DIR,
    databaseUrl: all.DATABASE_URL,
    databasePoolerUrl: all.DATABASE_POOLER_URL,
    databaseLimits: {
      statement: all.DATABASE_STATEMENT_MS,
      lock: all.DATABASE_LOCK_MS,
      idle: all.DATABASE_IDLE_MS,
      answer: all.DATABASE_ANSWER_MS,
      wait: all.DATABASE_WAIT_MS,
    },
    redisUrl: all.REDIS_URL,
    processes: all.PROCESSES,
    publicUrl: all.PUBLIC_URL ?? localUrl(all.HOST, all.PORT),
    secretKeys: all.SECRET_KEY,
    allowedOrigins: all.ALLOWED_ORIGINS,
    trustProxy: all.TRUST_PROXY,
    smtpUrl: all.SMTP_URL,
    mailFrom: all.MAIL_FROM,
    demo,
    // A sandbox has none of its own.
    sandbox: !sandboxed && (all.SANDBOX ?? demo),
    universityDomains: all.UNIVERSITY_DOMAINS,
    universityTimeZone: all.UNIVERSITY_TIME_ZONE,
    sessionDays: all.SESSION_DAYS,
    staffSessionHours: all.STAFF_SESSION_HOURS,
    sessionRequests: all.SESSION_REQUESTS,
    securityLogDays: all.SECURITY_LOG_DAYS,
    tokenInAddress: all.TOKEN_IN_ADDRESS,
    logLevel: all.LOG_LEVEL,
    slowMs: all.SLOW_MS,
    metricsToken: all.METRICS_TOKEN,
    traceEndpoint: all.OTEL_EXPORTER_OTLP_ENDPOINT,
    model: modelOf(all),
    doiUrl: all.RESEARCH_LOOKUPS ? all.DOI_URL : undefined,
    orcid: orcidOf(all),
    samlKey: samlKeyOf(all),
    signInInnerHosts: all.SIGN_IN_INNER_HOSTS,
    calendarInnerHosts: all.CALENDAR_INNER_HOSTS,
    uploadMaxMb: all.UPLOAD_MAX_MB,
    malwareScanner: all.MALWARE_SCANNER,
    s3: s3Of(all),
    backups: {
      folder: all.BACKUP_DIR ?? path.join(all.DATA_DIR, 'backups'),
      every: all.BACKUP_EVERY,
      keep: all.BACKUP_KEEP,
      key: all.BACKUP_KEY,
    },
  }
}

/** Whether nobody but this machine reaches the server, as far as the configuration says. */
const isLocal = ({ HOST, PUBLIC_URL, TRUST_PROXY }: Values) =>
  (HOST === 'localhost' || HOST === '::1' || /^127(\.\d{1,3}){3}$/.test(HOST)) && !PUBLIC_URL && TRUST_PROXY === 0

/** Where uploads are kept instead of DATA_DIR; nothing without a bucket. */
function s3Of(all: Values) {
  if (!all.S3_BUCKET) return undefined
  const [accessKeyId, secretAccessKey] = [all.S3_ACCESS_KEY_ID, all.S3_SECRET_ACCESS_KEY]
  if (!accessKeyId !== !secretAccessKey)
    throw new CannotStart('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together; one of them is missing.')
  return {
    bucket: all.S3_BUCKET,
    region: all.S3_REGION,
    endpoint: all.S3_ENDPOINT,
    credentials: accessKeyId ? { accessKeyId, secretAccessKey } : undefined,
  }
}

/** Where ORCID is, and the client by which people prove their iD; none without ORCID_CLIENT_ID. */
function orcidOf(all: Values) {
  const { ORCID_CLIENT_ID: id, ORCID_CLIENT_SECRET: secret } = all
  if (!id !== !secret)
    throw new CannotStart('ORCID_CLIENT_ID and ORCID_CLIENT_SECRET belong together; one of them is missing.')
  return {
    url: all.ORCID_URL!,
    apiUrl: all.RESEARCH_LOOKUPS ? all.ORCID_API_URL : undefined,
    client: id ? { id, secret } : undefined,
  }
}

/** By what requests to providers of SAML are signed; nothing without SAML_KEY_FILE. */
function samlKeyOf({ SAML_KEY_FILE, SAML_CERTIFICATE_FILE }: Values) {
  if (!SAML_KEY_FILE !== !SAML_CERTIFICATE_FILE)
    throw new CannotStart('SAML_KEY_FILE and SAML_CERTIFICATE_FILE belong together; one of them is missing.')
  if (!SAML_KEY_FILE) return undefined
  try {
    const [key, certificate] = [SAML_KEY_FILE, SAML_CERTIFICATE_FILE].map((file) => readFileSync(file, 'utf8'))
    if (!new X509Certificate(certificate!).checkPrivateKey(createPrivateKey(key!))) throw new Error('They do not fit')
    return { key: key!, certificate: certificate! }
  } catch (error) {
    throw new CannotStart(`SAML_KEY_FILE and SAML_CERTIFICATE_FILE cannot be used: ${(error as Error).message}.`)
  }
}

/** The language model that drafts words; nothing without AI_MODEL. */
function modelOf({ AI_MODEL, AI_API_KEY, AI_BASE_URL, AI_TIMEOUT_MS }: Values) {
  if (!AI_MODEL) return undefined
  if (AI_MODEL.provider === 'azure_openai' && !AI_BASE_URL)
    throw new CannotStart('AI_BASE_URL must be set for a model on Azure.')
  // A server of one's own may need no key.
  if (!AI_API_KEY && !AI_BASE_URL && AI_MODEL.provider !== 'ollama')
    throw new CannotStart('AI_API_KEY must be set for AI_MODEL.')
  return { ...AI_MODEL, apiKey: AI_API_KEY, baseUrl: AI_BASE_URL, timeout: AI_TIMEOUT_MS }
}

function readAll(env: Environment): Values {
  const values = {} as Record<string, unknown>
  for (const [name, { fallback, read, secret }] of Object.entries(variables)) {
    const given = env[name]?.trim() || fallback
    try {
      values[name] = read(given)
    } catch (error) {
      throw new CannotStart(`${name} ${(error as Error).message}${secret ? '' : `, but is "${given}"`}.`)
    }
  }
  return values as Values
}

/** How this machine's browser reaches a listening address. */
export function localUrl(host: string, port: number): string {
  const all = host === '0.0.0.0' || host === '::'
  return `http://${all ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`
}

function readOrExit() {
  try {
    return readConfig(process.env)
  } catch (error) {
    return CannotStart.exit(error)
  }
}

export const config = readOrExit()
