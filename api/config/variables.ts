/** Every environment variable: type, default, meaning. A test holds the table of docs/operations.md against it. */
import {
  address,
  anything,
  backupKey,
  domains,
  flag,
  folder,
  hosts,
  modelName,
  oneOf,
  origin,
  origins,
  secretKeys,
  whole,
  zoneName,
} from './values.ts'

interface Variable<T> {
  fallback: string
  meaning: string
  read: (value: string) => T
  /** Whether the value may hold a password, so that no message repeats it. */
  secret: boolean
}

const variable = <T>(fallback: string, meaning: string, read: (value: string) => T): Variable<T> => ({
  fallback,
  meaning,
  read,
  secret: false,
})

const secret = <T>(...args: Parameters<typeof variable<T>>): Variable<T> => ({ ...variable(...args), secret: true })

const milliseconds = (fallback: string, meaning: string) =>
  variable(fallback, `${meaning} (milliseconds; 0: no limit).`, whole(0, 3_600_000))

export const variables = {
  PORT: variable('4000', 'Where it listens.', whole(0, 65_535)),
  HOST: variable('127.0.0.1', 'On which address it listens.', anything),
  DATA_DIR: variable('.data', 'Where the embedded database, uploads and undelivered mail are kept.', folder),
  DATABASE_URL: secret(
    '',
    'A PostgreSQL server (`postgres://…`) instead of the embedded database.',
    address('postgres', 'postgresql'),
  ),
  DATABASE_POOLER_URL: secret(
    '',
    'A PgBouncer in transaction mode in front of DATABASE_URL, which requests then go through; migrations, jobs and backups go to DATABASE_URL.',
    address('postgres', 'postgresql'),
  ),
  DATABASE_STATEMENT_MS: milliseconds('5000', 'PostgreSQL cancels a statement that takes longer'),
  DATABASE_LOCK_MS: milliseconds('1000', 'PostgreSQL cancels a statement that waits longer for a lock'),
  DATABASE_IDLE_MS: milliseconds('30000', 'PostgreSQL ends a transaction that is idle for longer'),
  DATABASE_ANSWER_MS: milliseconds(
    '6000',
    'A connection that leaves a statement without an answer for longer is closed',
  ),
  DATABASE_WAIT_MS: milliseconds('3000', 'A request that waits longer for a free or new database connection fails'),
  REDIS_URL: secret(
    '',
    'Redis (`redis://…`) for events and rate limits, needed when several servers run.',
    address('redis', 'rediss'),
  ),
  PROCESSES: variable(
    '1',
    'How many processes serve the port together; more than 1 need DATABASE_URL and REDIS_URL.',
    whole(1, 64),
  ),
  PUBLIC_URL: variable('', 'The address that people use; mails link to it. Obligatory in production.', origin),
  SECRET_KEY: secret(
    '',
    'Encrypts stored secrets, such as those of webhooks, and cursors; at least 32 random characters. To change it, put the new key before the old one, separated by a comma, and remove the old one after a restart. Required in production.',
    secretKeys,
  ),
  ALLOWED_ORIGINS: variable(
    '',
    'Origins of other sites, separated by commas, whose pages may call the API (CORS), with a token and never with a cookie.',
    origins,
  ),
  TRUST_PROXY: variable(
    '0',
    'How many of your own proxies stand in front; that many addresses at the end of X-Forwarded-For are believed.',
    whole(0, 10),
  ),
  SMTP_URL: secret(
    '',
    'Where mail is handed over (`smtp://…`); without it mail lands in DATA_DIR/outbox.',
    address('smtp', 'smtps'),
  ),
  MAIL_FROM: variable('Ascent <no-reply@localhost>', 'The sender of mail.', anything),
  DEMO: variable(
    '',
    'Whether a new database is given the demo university and its accounts, whose password is known: 1 where only this machine reaches the server (HOST is loopback, no PUBLIC_URL, no TRUST_PROXY). NODE_ENV=production never has them.',
    (value) => (value === '' ? undefined : flag(value)),
  ),
  SANDBOX: variable(
    '',
    'Whether people may make sandbox keys, which a demo university on this machine answers; it is started by their first use and takes up to 1 GB of memory meanwhile. 1 where DEMO is on, else 0.',
    (value) => (value === '' ? undefined : flag(value)),
  ),
  UNIVERSITY_DOMAINS: variable(
    '',
    'Domains of the university’s e-mail addresses (`ku.ac.ae, …`); researchers who prove such an address need no verification by hand.',
    domains,
  ),
  UNIVERSITY_TIME_ZONE: variable(
    'Asia/Dubai',
    'The university’s time zone (IANA), in which days begin and end. It is set before the first start; a database that counts days in another zone is not opened.',
    zoneName,
  ),
  SESSION_DAYS: variable(
    '30',
    'How many days after the sign-in a session ends, however often it is used.',
    whole(1, 365),
  ),
  STAFF_SESSION_HOURS: variable(
    '12',
    'After how many hours without use a session of the university team ends (commercialization team, KU team, administrators), “Remember me” or not.',
    whole(1, 720),
  ),
  SESSION_REQUESTS: variable(
    '1200',
    'How many requests a session may make in a minute, on each process.',
    whole(60, 1_000_000_000),
  ),
  SECURITY_LOG_DAYS: variable('365', 'How many days the security log keeps an event.', whole(1, 3_650)),
  TOKEN_IN_ADDRESS: variable(
    '1',
    'Whether a GET may carry its token in the address (`?token=…`), as older clients do; 0 refuses it. Recommended: 0, because addresses end up in histories and in the logs of proxies.',
    flag,
  ),
  LOG_LEVEL: variable(
    'info',
    'How much is logged: debug, info, warn, error or silent.',
    oneOf('debug', 'info', 'warn', 'error', 'silent'),
  ),
  SLOW_MS: variable(
    '1000',
    'What takes more milliseconds than this is logged as slow, by the name of the operation.',
    whole(1, 600_000),
  ),
  METRICS_TOKEN: secret(
    '',
    'Who may read /metrics (`Authorization: Bearer …`); without it only this machine, and in production nobody.',
    anything,
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    '',
    'Where OpenTelemetry traces are sent, by OTLP over HTTP (`http://…:4318`).',
    address('http', 'https'),
  ),
  AI_MODEL: variable(
    '',
    'The language model that drafts words (docs/model.md): `openai:NAME` for OpenAI and servers that are compatible with it, `anthropic:NAME`, `azure_openai:DEPLOYMENT` or `ollama:NAME`. Without it the platform works by its rules alone.',
    modelName,
  ),
  AI_API_KEY: secret('', 'The key of the language model’s provider.', anything),
  AI_BASE_URL: variable(
    '',
    'Where the language model is, when that is not its provider’s own address; obligatory for Azure (`https://….openai.azure.com`).',
    address('http', 'https'),
  ),
  AI_TIMEOUT_MS: variable(
    '30000',
    'How many milliseconds the language model has for an answer, a second attempt included.',
    whole(100, 300_000),
  ),
  RESEARCH_LOOKUPS: variable(
    '1',
    'Whether DOIs and ORCID records are read over the internet (DOI_URL, ORCID_API_URL); 0 where the server has no way out, and publications are imported from pasted texts and files alone.',
    flag,
  ),
  DOI_URL: variable(
    'https://doi.org',
    'Where a DOI is read as CSL-JSON, by content negotiation.',
    address('http', 'https'),
  ),
  ORCID_URL: variable(
    'https://orcid.org',
    'Where people sign in to ORCID; `https://sandbox.orcid.org` for its sandbox.',
    address('http', 'https'),
  ),
  ORCID_API_URL: variable(
    'https://pub.orcid.org/v3.0',
    'ORCID’s public API; `https://pub.sandbox.orcid.org/v3.0` for its sandbox.',
    address('http', 'https'),
  ),
  ORCID_CLIENT_ID: variable(
    '',
    'The client that the university registered at ORCID, with the redirect URI PUBLIC_URL/settings/orcid; with its secret, people prove their iD by signing in to ORCID.',
    anything,
  ),
  ORCID_CLIENT_SECRET: secret('', 'The secret that belongs to ORCID_CLIENT_ID.', anything),
  SIGN_IN_INNER_HOSTS: variable(
    '',
    'Hosts of sign-in providers inside the network, separated by commas (`idp.inner.example:8443`): they may have addresses that are not public and, outside production, no certificate. All others are called at public addresses by https alone.',
    hosts,
  ),
  CALENDAR_INNER_HOSTS: variable(
    '',
    'Hosts of CalDAV servers inside the network, separated by commas (`caldav.inner.example`), which people may connect: they may have addresses that are not public and, outside production, no certificate. All others are called at public addresses by https alone.',
    hosts,
  ),
  SAML_KEY_FILE: variable(
    '',
    'The file of a private key (PEM) that signs requests to providers of SAML and opens their encrypted assertions; without it nothing is signed, assertions come unencrypted, and signing out here does not sign out there.',
    anything,
  ),
  SAML_CERTIFICATE_FILE: variable('', 'The file of the certificate (PEM) that belongs to SAML_KEY_FILE.', anything),
  UPLOAD_MAX_MB: variable('25', 'The largest file that may be uploaded, in megabytes.', whole(1, 1_000)),
  MALWARE_SCANNER: variable(
    '',
    'Where clamd listens, `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`; it is asked about each upload. Without it, none is scanned.',
    address('tcp', 'unix'),
  ),
  S3_BUCKET: variable(
    '',
    'The bucket of an S3 storage that keeps uploads; without it they lie in DATA_DIR/files.',
    anything,
  ),
  S3_ENDPOINT: variable(
    '',
    'Where the S3 storage is (`https://…`), when it is not Amazon’s own.',
    address('http', 'https'),
  ),
  S3_REGION: variable('us-east-1', 'The region of the S3 storage.', anything),
  S3_ACCESS_KEY_ID: variable('', 'The key of the S3 storage; without it the machine’s own role is used.', anything),
  S3_SECRET_ACCESS_KEY: secret('', 'The secret that belongs to S3_ACCESS_KEY_ID.', anything),
  BACKUP_DIR: variable(
    '',
    'Where backups are kept, best on another disk or machine; without it DATA_DIR/backups. Several machines need one that all of them reach.',
    (value) => (value === '' ? undefined : folder(value)),
  ),
  BACKUP_EVERY: variable('0', 'After how many hours a backup is made by itself; 0: never.', whole(0, 8_760)),
  BACKUP_KEEP: variable(
    '14',
    'How many good backups are kept; the oldest goes when a new one is there.',
    whole(1, 1_000),
  ),
  BACKUP_KEY: secret(
    '',
    'Encrypts backups (age, with this as its passphrase); at least 32 random characters, kept apart from the backups. Without it they are not encrypted.',
    backupKey,
  ),
}

export type Values = { [K in keyof typeof variables]: ReturnType<(typeof variables)[K]['read']> }
