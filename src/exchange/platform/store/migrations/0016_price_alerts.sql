CREATE TABLE "price_alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"instrument_id" integer NOT NULL,
	"direction" integer NOT NULL,
	"level" numeric(36, 18) NOT NULL,
	"note" text NOT NULL,
	"state" integer NOT NULL,
	"after_seq" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"fired_seq" bigint,
	"fired_at" bigint,
	"fired_price" numeric(36, 18),
	CONSTRAINT "price_alerts_level" CHECK ("price_alerts"."level" > 0),
	CONSTRAINT "price_alerts_fired" CHECK (("price_alerts"."state" = 2) = ("price_alerts"."fired_seq" is not null and "price_alerts"."fired_at" is not null and "price_alerts"."fired_price" is not null)
        and ("price_alerts"."fired_seq" is null or "price_alerts"."fired_seq" > "price_alerts"."after_seq"))
);
--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_instrument_id_instruments_id_fk" FOREIGN KEY ("instrument_id") REFERENCES "public"."instruments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_alerts_user_index" ON "price_alerts" USING btree ("user_id","state","fired_seq","id");--> statement-breakpoint
CREATE INDEX "price_alerts_level_index" ON "price_alerts" USING btree ("instrument_id","direction","level") WHERE "price_alerts"."state" = 1;--> statement-breakpoint
CREATE INDEX "price_alerts_after_index" ON "price_alerts" USING btree ("after_seq") WHERE "price_alerts"."state" = 1;