DROP INDEX "products_by_id";--> statement-breakpoint
CREATE INDEX "products_by_id" ON "products" USING btree ("id","effective_price","brand_id","quantity","sold_count") WHERE is_listed;