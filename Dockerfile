# The platform in a container: built once, run as an ordinary user. compose.yaml runs it with PostgreSQL and Redis.
FROM node:24-trixie-slim
ENV HOST=0.0.0.0 DATA_DIR=/data BACKUP_DIR=/backups NODE_ENV=production
# pg_dump and pg_restore for backups; they must not be older than the database's own version.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client && rm -rf /var/lib/apt/lists/*
RUN mkdir /ascent /data /backups && chown node:node /ascent /data /backups
USER node
WORKDIR /ascent
COPY --chown=node:node . .
# As npm start makes them, with the packages that build; what is made here is not made again.
RUN NODE_ENV=development node -e "import('./scripts/setUp.mjs').then((made) => { made.install(); made.generate(); made.build() })"
VOLUME /data /backups
EXPOSE 4000
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
