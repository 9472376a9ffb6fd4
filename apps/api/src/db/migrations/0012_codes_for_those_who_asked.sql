-- Codes are good for minutes: those that are out were asked for by nobody that could be told now.
DELETE FROM "one_time_codes";--> statement-breakpoint
ALTER TABLE "one_time_codes" DROP CONSTRAINT "one_time_codes_pkey";--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "asker_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "link_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_address_hash_asker_hash_pk" PRIMARY KEY("address_hash","asker_hash");--> statement-breakpoint
CREATE INDEX "one_time_codes_link_hash_index" ON "one_time_codes" USING btree ("link_hash");--> statement-breakpoint
-- An address is stored with its domain in small letters.
UPDATE "users" SET "email" = split_part("email", '@', 1) || '@' || lower(split_part("email", '@', 2)) WHERE "email" ~ '^[^@]+@[^@]*[A-Z][^@]*$';--> statement-breakpoint
UPDATE "shop_applications" SET "email" = split_part("email", '@', 1) || '@' || lower(split_part("email", '@', 2)) WHERE "email" ~ '^[^@]+@[^@]*[A-Z][^@]*$';
