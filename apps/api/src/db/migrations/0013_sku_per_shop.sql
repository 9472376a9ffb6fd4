CREATE TABLE "imported_pictures" (
	"source" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "products_code_index";--> statement-breakpoint
CREATE INDEX "imported_pictures_key_index" ON "imported_pictures" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "products_shop_id_code_index" ON "products" USING btree ("shop_id","code");