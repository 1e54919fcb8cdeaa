-- CreateTable
CREATE TABLE "ServerKey" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "key" TEXT NOT NULL,

    CONSTRAINT "ServerKey_pkey" PRIMARY KEY ("id")
);

-- Two random UUIDs are 244 random bits.
INSERT INTO "ServerKey" ("key") VALUES (gen_random_uuid()::text || gen_random_uuid()::text);
