ALTER TABLE "banners" ADD COLUMN "thumbnails" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "link" text;