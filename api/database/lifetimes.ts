/**
 * How long connections to PostgreSQL live, as the driver takes it (docs/decisions/0391). A new one has read no catalogue and planned no
 * statement: the first requests on it cost the database several times as much. One that lives for ever keeps the plans of all that was
 * ever asked on it. The servers that the bench compares with ours keep theirs as long.
 */
export const lifetimes = {
  /** Milliseconds that one stays open which nobody uses. */
  idleTimeoutMillis: 600_000,
  /** Seconds that any one lives. */
  maxLifetimeSeconds: 3_600,
}
