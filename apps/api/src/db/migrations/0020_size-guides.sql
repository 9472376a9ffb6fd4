ALTER TABLE "categories" ADD COLUMN "size_guide" text;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD COLUMN "size_guide" text;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_size_guide_legal_pages_slug_fk" FOREIGN KEY ("size_guide") REFERENCES "public"."legal_pages"("slug") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_categories" ADD CONSTRAINT "sub_categories_size_guide_legal_pages_slug_fk" FOREIGN KEY ("size_guide") REFERENCES "public"."legal_pages"("slug") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "categories_size_guide_index" ON "categories" USING btree ("size_guide");--> statement-breakpoint
CREATE INDEX "sub_categories_size_guide_index" ON "sub_categories" USING btree ("size_guide");