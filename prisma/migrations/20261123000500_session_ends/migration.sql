-- Sessions of the university team end after 12 hours without use, all others 30 days after the sign-in at the latest.
UPDATE "Session" s
SET "lifetime" = 43200, "expiresAt" = LEAST(s."expiresAt", s."lastSeenAt" + interval '12 hours')
FROM "User" u
WHERE u."id" = s."userId" AND u."role" IN ('COMMERCIALIZATION_TEAM', 'KU_TEAM', 'ADMIN') AND s."lifetime" > 43200;
UPDATE "Session" SET "expiresAt" = LEAST("expiresAt", "createdAt" + interval '30 days');
