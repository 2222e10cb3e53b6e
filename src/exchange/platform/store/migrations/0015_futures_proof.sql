CREATE TABLE "futures_liquidations" (
	"user_id" integer NOT NULL,
	"coin" integer NOT NULL,
	"seq" bigint NOT NULL,
	"account" jsonb NOT NULL,
	CONSTRAINT "futures_liquidations_user_id_coin_seq_pk" PRIMARY KEY("user_id","coin","seq")
);
--> statement-breakpoint
ALTER TABLE "futures_positions" ADD COLUMN "spread" numeric(36, 18) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "futures_liquidations" ADD CONSTRAINT "futures_liquidations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;